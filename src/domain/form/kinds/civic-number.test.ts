import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { civicNumberRules } from "./civic-number.ts";

const clean = (typed: string) => civicNumberRules.clean(typed, {});

describe("a personal number", () => {
  it("keeps its digits only [V-024]", () => {
    expect(clean(" 19850412-2380 ")).toBe("198504122380");
    expect(clean("850412+2380")).toBe("8504122380");
    expect(clean("född 1985")).toBe("1985");
  });

  it.each([
    ["850412238", "invalid"],
    ["8504122380", "valid"],
    ["19850412238", "invalid"],
    ["198504122380", "valid"],
    ["200504122380", "valid"],
    ["188504122380", "invalid"],
    ["218504122380", "invalid"],
    ["1985041223801", "invalid"],
  ])("%s is %s in the browser [V-025]", (typed, validity) => {
    expect(judge("civic-number", typed).validity).toBe(validity);
  });

  it("may be held to another pattern", () => {
    expect(judge("civic-number", "8504122380", { pattern: "\\d{12}" }).validity).toBe("invalid");
  });

  it("has the spec's placeholder and texts", () => {
    expect(civicNumberRules.placeholder).toBe("ÅÅÅÅMMDDXXXX");
    expect(judge("civic-number", "1").message).toBe("Vänligen ange ett giltigt personnummer");
    expect(judge("civic-number", "", { required: true }).message).toBe("Vänligen ange personnummer");
  });

  it("is looked up when it is ten or twelve digits long, and not while twelve are being typed [V-027]", () => {
    const due = (value: string) => civicNumberRules.lookup?.isDue(value);
    expect(due("8504122380")).toBe(true);
    expect(due("8512242386")).toBe(true);
    expect(due("198504122380")).toBe(true);
    expect(due("19850412238")).toBe(false);
    expect(due("850412238")).toBe(false);
    expect(due("1985041223")).toBe(false);
  });

  it("is checked by digit and date on the server only", () => {
    expect(judge("civic-number", "198504122381").validity).toBe("valid");
    expect(judge("civic-number", "198504122381", {}, "server").validity).toBe("invalid");
    expect(judge("civic-number", "198502302386", {}, "server").validity).toBe("invalid");
    for (const real of ["198502012381", "850201-2381", "198509662394"]) {
      expect(judge("civic-number", real, {}, "server").validity, real).toBe("valid");
    }
  });

  it("is shown with its dash and read back the same", () => {
    expect(civicNumberRules.format("198504122380", {})).toBe("19850412-2380");
    expect(civicNumberRules.format("8504122380", {})).toBe("850412-2380");
    expect(civicNumberRules.format("8504", {})).toBe("8504");
    fc.assert(
      fc.property(
        fc.stringMatching(/^(19|20)?\d{10}$/),
        (digits) => clean(civicNumberRules.format(digits, {})) === digits,
      ),
    );
  });

  it("of the right shape is taken however it is written [V-025]", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^(19|20)?\d{6}[- +]?\d{4}$/),
        (typed) => judge("civic-number", typed).validity === "valid",
      ),
    );
  });
});
