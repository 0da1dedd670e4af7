import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatFee,
  formatFeeChange,
  formatKr,
  formatPrice,
  formatSpokenPrice,
  formatWhole,
  readKr,
} from "./swedish-format.ts";

describe("Swedish format", () => {
  it("groups thousands with a thin space and keeps kr on the line of its number [F-007]", () => {
    expect(formatKr(1_234_500)).toBe("12\u202F345\u00A0kr");
    expect(formatKr(99_900)).toBe("999\u00A0kr");
    expect(formatKr(123_456_789_00)).toBe("123\u202F456\u202F789\u00A0kr");
  });

  it("writes the Polish variant with PLN [F-008]", () => {
    expect(formatKr(1_234_500, "PLN")).toBe("12\u202F345\u00A0PLN");
  });

  it("writes fees per month and per year [F-009]", () => {
    expect(formatFee(23_600, "month")).toBe("236\u00A0kr/mån");
    expect(formatFee(283_200, "year")).toBe("2\u202F832\u00A0kr/år");
  });

  it.each([
    [24_900, "ore-month", "249\u00A0kr/mån"],
    [298_800, "ore-year", "2\u202F988\u00A0kr/år"],
    [298_800, "ore-first-year", "2\u202F988\u00A0kr första året"],
    [0, "ore-once", "0\u00A0kr"],
    [13_240, "hundredth-ore-kwh", "132,4\u00A0öre/kWh"],
    [123_400_05, "hundredth-ore-kwh", "123\u202F400,05\u00A0öre/kWh"],
    [695, "basis-points", "6,95\u00A0%"],
    [-30, "basis-points", "\u22120,3\u00A0%"],
    [700, "basis-points", "7\u00A0%"],
  ] as const)("writes %d of %s in its unit", (value, unit, text) => {
    expect(formatPrice({ value, unit })).toBe(text);
  });

  it("rounds to whole kronor", () => {
    expect(formatKr(23_649)).toBe("236\u00A0kr");
    expect(formatKr(23_650)).toBe("237\u00A0kr");
  });

  it("writes a negative amount with a minus sign and never a negative zero", () => {
    expect(formatKr(-147_600)).toBe("\u22121\u202F476\u00A0kr");
    expect(formatKr(-49)).toBe("0\u00A0kr");
  });

  it("writes a difference with its sign [C-070]", () => {
    expect(formatFeeChange(2_500, "month")).toBe("+25\u00A0kr/mån");
    expect(formatFeeChange(-1_000, "month")).toBe("\u221210\u00A0kr/mån");
    expect(formatFeeChange(0, "month")).toBe("+0\u00A0kr/mån");
  });

  it("writes a price for screen readers as one phrase", () => {
    expect(formatSpokenPrice({ value: 283_200, unit: "ore-year" })).toBe("2832 kronor per år");
    expect(formatSpokenPrice({ value: 23_600, unit: "ore-month" })).toBe("236 kronor per månad");
    expect(formatSpokenPrice({ value: 0, unit: "ore-once" })).toBe("0 kronor");
    expect(formatSpokenPrice({ value: 13_240, unit: "hundredth-ore-kwh" })).toBe("132,4 öre per kilowattimme");
    expect(formatSpokenPrice({ value: 695, unit: "basis-points" })).toBe("6,95 procent");
  });

  it("reads back what it wrote", () => {
    expect(readKr(formatKr(283_200))).toBe(283_200);
    expect(readKr("kr")).toBeUndefined();
  });

  it("loses no digit of any whole number", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(Number(formatWhole(value).replaceAll("\u202F", "").replace("\u2212", "-"))).toBe(value);
      }),
    );
  });

  it("has three digits in every group but the first", () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(formatWhole(value)).toMatch(/^\d{1,3}(\u202F\d{3})*$/);
      }),
    );
  });
});
