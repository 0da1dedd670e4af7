import { describe, expect, test } from "vitest";
import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import { competition, drawDay, drawMoment, lastEntryDay, monthAfter } from "./competition.ts";
import { type Candidate, judgeCandidate } from "./eligibility.ts";

describe("the months of the competition", () => {
  test.each([
    ["2026-01", "2026-02-15", "2026-02-14"],
    ["2026-02", "2026-03-15", "2026-03-14"],
    ["2028-02", "2028-03-15", "2028-03-14"],
    ["2026-12", "2027-01-15", "2027-01-14"],
  ])("the winner of %s is chosen on %s, 15 days after the month, and the list is open until %s [W-009]", (...row) => {
    const [month, day, last] = row;
    expect([drawDay(month), lastEntryDay(month)]).toEqual([day, last]);
    const monthEnd = Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - 86_400_000;
    expect((Date.parse(`${day}T00:00:00Z`) - monthEnd) / 86_400_000).toBe(15);
    expect(drawMoment(month).toISOString().slice(0, 10)).toBe(day);
  });

  test("the prize is one gift card of 5 000 kr a month [W-009]", () => {
    expect(competition).toMatchObject({ prizeKr: 5_000, winnersPerMonth: 1, drawnAfterDays: 15 });
    expect(monthOf("2026-12-31")).toBe("2026-12");
    expect(monthAfter("2026-12")).toBe("2027-01");
  });
});

describe("who may take part", () => {
  const buyer: Candidate = {
    serviceName: "insurancecar",
    isPlaced: true,
    isWithdrawn: false,
    boughtOn: "2026-10-31",
    hasDeclared: true,
  };

  test("a person who has bought car insurance and has no connection to us, in the month of the purchase [W-010]", () => {
    for (const today of ["2026-10-31", "2026-11-14"])
      expect(judgeCandidate(buyer, today)).toEqual({ isEligible: true, month: "2026-10" });
  });

  test.each<[string, Partial<Candidate>, string]>([
    ["another insurance", { serviceName: "insurancehouse" }, "not-bought"],
    ["an order that was not placed", { isPlaced: false }, "not-bought"],
    ["an order without a day", { boughtOn: undefined }, "not-bought"],
    ["a withdrawn order", { isWithdrawn: true }, "not-bought"],
    ["a list that is closed", { boughtOn: "2026-09-30" }, "too-late"],
    ["an employee, a partner or their family, who cannot declare otherwise", { hasDeclared: false }, "not-declared"],
  ])("not with %s [W-010]", (_, change, why) => {
    expect(judgeCandidate({ ...buyer, ...change }, "2026-11-01")).toEqual({ isEligible: false, why });
  });
});
