import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { numberRules } from "./number.ts";

const THIN_SPACE = "\u202F";

describe("a number", () => {
  it("keeps its digits and is shown in groups of three [V-056]", () => {
    expect(numberRules.clean("12 345 kr", {})).toBe("12345");
    expect(numberRules.clean("1,2,3", {})).toBe("12");
    expect(numberRules.clean("1.000", {})).toBe("1000");
    expect(numberRules.format("1234567", {})).toBe(`1${THIN_SPACE}234${THIN_SPACE}567`);
    expect(numberRules.format("", {})).toBe("");
  });

  it("does not grow a hundredfold from pasted decimals", () => {
    expect(numberRules.clean("12 345,50 kr", {})).toBe("12345");
    expect(numberRules.clean("1.5", {})).toBe("1");
  });

  it("lies between its bounds [V-057]", () => {
    const attrs = { min: 5_000, max: 600_000 };
    expect(["4999", "5000", "600000", "600001"].map((typed) => judge("number", typed, attrs).validity)).toEqual([
      "invalid",
      "valid",
      "valid",
      "invalid",
    ]);
    expect(judge("number", "1", attrs).message).toBe(`Vänligen ange minst 5${THIN_SPACE}000`);
    expect(judge("number", "700000", attrs).message).toBe(`Vänligen ange högst 600${THIN_SPACE}000`);
  });

  it("lies between nothing and the largest safe integer when no bounds are given [V-057]", () => {
    expect(judge("number", "0").validity).toBe("valid");
    expect(judge("number", String(Number.MAX_SAFE_INTEGER)).validity).toBe("valid");
    expect(judge("number", String(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).validity).toBe("invalid");
    expect(judge("number", "9".repeat(400)).validity).toBe("invalid");
  });

  it("that is missing is invalid if required [V-057]", () => {
    expect(judge("number", "kr", { required: true }).validity).toBe("invalid");
    expect(judge("number", "").validity).toBe("unset");
  });

  it("comes back from how it is shown", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const shown = numberRules.format(String(number), {});
        expect(shown).toMatch(/^\d{1,3}(\u202F\d{3})*$/);
        expect(numberRules.store(numberRules.clean(shown, {}), {})).toBe(String(number));
      }),
    );
  });
});

describe("a year", () => {
  const year = { min: 1_700, isYear: true };

  it("is shown as it is written", () => {
    expect(numberRules.format("1954", year)).toBe("1954");
  });

  it("is never after this one, nor before the first that can be meant", () => {
    expect(numberRules.findProblem("2026", year, "2026-11-15")).toBeUndefined();
    expect(numberRules.findProblem("2027", year, "2026-11-15")).toBe("Vänligen ange högst 2026");
    expect(numberRules.findProblem("1699", year, "2026-11-15")).toBe("Vänligen ange minst 1700");
  });
});
