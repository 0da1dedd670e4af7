import { describe, expect, it } from "vitest";
import { isWithinWithdrawalPeriod, lastWithdrawalDay } from "./withdrawal-period.ts";

const at = (time: string): number => Date.parse(time);

describe("the withdrawal period of fourteen days", () => {
  it.each([
    ["2026-11-11T10:00:00Z", "2026-11-25", "a Wednesday"],
    ["2026-11-14T10:00:00Z", "2026-11-30", "would end on a Saturday"],
    ["2026-11-15T10:00:00Z", "2026-11-30", "would end on a Sunday"],
    ["2026-12-10T10:00:00Z", "2026-12-28", "would end on Christmas eve"],
    ["2026-11-10T22:59:00Z", "2026-11-24", "the last minute of the day in Sweden"],
    ["2026-11-10T23:00:00Z", "2026-11-25", "the first of the next, still yesterday in London"],
    ["2027-07-01T21:59:00Z", "2027-07-15", "the same in summer"],
    ["2027-07-01T22:00:00Z", "2027-07-16", "and the minute after"],
  ])("a contract made %s can be withdrawn from through %s (%s)", (made, lastDay) => {
    expect(lastWithdrawalDay(at(made))).toBe(lastDay);
  });

  it("lasts to midnight in Sweden and not a second longer", () => {
    const made = at("2026-11-11T10:00:00Z");
    expect(isWithinWithdrawalPeriod(made, at("2026-11-25T22:59:59Z"))).toBe(true);
    expect(isWithinWithdrawalPeriod(made, at("2026-11-25T23:00:00Z"))).toBe(false);
  });
});
