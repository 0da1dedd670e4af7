import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { zipRules } from "./zip.ts";

describe("a postal code", () => {
  it("keeps digits and spaces [V-038]", () => {
    expect(zipRules.clean("SE-123 45", {})).toBe("123 45");
    expect(zipRules.clean("123\u00A045", {})).toBe("123 45");
  });

  it.each([
    ["12345", "valid"],
    ["123 45", "valid"],
    ["1234", "invalid"],
    ["123 4", "invalid"],
    ["123456", "invalid"],
    ["12 345", "invalid"],
    ["123  45", "invalid"],
  ])("%j is %s [V-038]", (typed, validity) => {
    expect(judge("zip", typed).validity).toBe(validity);
  });

  it("has the spec's placeholder, length and texts [V-038]", () => {
    expect(zipRules).toMatchObject({ placeholder: "123 45", maxLength: 6 });
    expect(zipRules.lookup).toMatchObject({ name: "zip", refusal: "Vänligen ange ett giltigt postnummer" });
    expect(judge("zip", "1").message).toBe("Vänligen ange ett giltigt postnummer");
  });

  it("is stored as five digits whichever way it was written", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), (digits) => {
        const shown = zipRules.format(digits, {});
        expect(shown).toBe(`${digits.slice(0, 3)} ${digits.slice(3)}`);
        expect(zipRules.store(zipRules.clean(shown, {}), {})).toBe(digits);
        expect(judge("zip", shown).validity).toBe("valid");
      }),
    );
  });
});
