import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { organisationNumberRules } from "./organisation-number.ts";

describe("an organisation number", () => {
  it("keeps digits, dash and plus [V-053]", () => {
    expect(organisationNumberRules.clean("SE 556677-8899, nr+1", {})).toBe("556677-8899+1");
  });

  it.each([
    ["556677889", "invalid"],
    ["5566778899", "valid"],
    ["556677-8899", "valid"],
    ["165566778899", "valid"],
    ["16556677-8899", "valid"],
    ["1655667788991", "invalid"],
    ["----------", "invalid"],
  ])("%s is %s in the browser: ten to twelve digits [V-053]", (typed, validity) => {
    expect(judge("organisation-number", typed).validity).toBe(validity);
  });

  it("is looked up at ten or twelve digits [V-054]", () => {
    const due = (value: string) => organisationNumberRules.lookup?.isDue(value);
    expect(["5566778899", "556677-8899", "165566778899"].map(due)).toEqual([true, true, true]);
    expect(["556677889", "55667788991"].map(due)).toEqual([false, false]);
  });

  it("has the spec's texts", () => {
    expect(judge("organisation-number", "1").message).toBe(
      "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma",
    );
  });

  it("is stored as digits and shown with its dash", () => {
    expect(organisationNumberRules.store("556677-8899", {})).toBe("5566778899");
    expect(organisationNumberRules.format("5566778899", {})).toBe("556677-8899");
    expect(organisationNumberRules.format("55-66", {})).toBe("55-66");
  });
});
