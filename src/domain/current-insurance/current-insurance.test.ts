import { describe, expect, it } from "vitest";
import { comparableFeeOre, isMoreThanMonthsAway, monthsUntil } from "./current-insurance.ts";

describe("the current insurance", () => {
  it("has no fee to compare with while it is unknown, or a campaign's [C-028]", () => {
    const campaign = { yearlyFeeOre: 430_800, isCampaignInsurance: true };
    expect(comparableFeeOre(undefined)).toBeUndefined();
    expect(comparableFeeOre(campaign)).toBeUndefined();
    expect(comparableFeeOre({ ...campaign, isCampaignInsurance: false })).toBe(430_800);
  });
});

describe("months until a date", () => {
  it.each([
    ["today", "2026-11-15", 1],
    ["yesterday", "2026-11-14", 1],
    ["in a few days", "2026-11-20", 1],
    ["on the day one month away", "2026-12-15", 1],
    ["a day later than that", "2026-12-16", 2],
    ["in the next year", "2027-01-18", 3],
  ])("are at least one, and a month that has begun counts: %s [C-043]", (_, date, months) => {
    expect(monthsUntil(date, "2026-11-15")).toBe(months);
  });
});

describe("more than some months away", () => {
  it.each([
    ["2027-05-15", "2026-11-15", false],
    ["2027-05-16", "2026-11-15", true],
    ["2026-11-15", "2026-11-15", false],
    // February has no thirty-first.
    ["2027-02-28", "2026-08-31", false],
    ["2027-03-01", "2026-08-31", true],
  ])("%s seen from %s: %s", (date, today, isAway) => {
    expect(isMoreThanMonthsAway(date, today, 6)).toBe(isAway);
  });
});
