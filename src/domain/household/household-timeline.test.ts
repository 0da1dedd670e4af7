import { describe, expect, test } from "vitest";
import type { HeldContract } from "./held-contract.ts";
import { costOn, householdTimeline, placeOf } from "./household-timeline.ts";

const TODAY = "2026-11-15";
const held = (heldId: string, changes: Partial<HeldContract> = {}): HeldContract => ({
  heldId,
  source: "entered",
  vertical: "other",
  product: "avtal",
  providerName: "Bolag",
  knownOn: TODAY,
  ...changes,
});

const insurance = held("insurance", { monthlyOre: 35_900, renewsOn: "2027-01-18", noticeBy: "2027-01-17" });
const subscription = held("subscription", {
  monthlyOre: 28_900,
  nextMonthlyOre: 39_900,
  noticeBy: "2027-02-18",
  boundUntil: "2027-03-18",
});

describe("the lines", () => {
  const { rows, next } = householdTimeline(
    [subscription, held("undated"), held("far", { renewsOn: "2028-01-01" }), insurance],
    TODAY,
  );

  test("are in the order of their next day, those without a day last", () => {
    expect(rows.map(({ contract }) => contract.heldId)).toEqual(["insurance", "subscription", "undated", "far"]);
  });

  test("mark every day of the coming year; a notice of the day before has no mark of its own", () => {
    expect(rows.map(({ marks }) => marks)).toEqual([
      [{ kind: "renews", date: "2027-01-18" }],
      [
        { kind: "notice", date: "2027-02-18" },
        { kind: "binding", date: "2027-03-18" },
      ],
      [],
      [],
    ]);
  });

  test("have one day that is next, and it is one to act on", () => {
    expect(next).toMatchObject({ contract: { heldId: "insurance" }, mark: { kind: "renews" } });
    const ending = held("ending", { endsOn: "2026-12-01" });
    expect(householdTimeline([ending], TODAY).next).toBeUndefined();
  });
});

describe("the sums", () => {
  test("are of what is known, and count what is not", () => {
    const { monthlyOre, unpriced } = householdTimeline([insurance, subscription, held("unknown")], TODAY);
    expect({ monthlyOre, unpriced }).toEqual({ monthlyOre: 64_800, unpriced: 1 });
  });

  test("follow the prices month by month, and the year is the sum of its months", () => {
    const { months, yearOre } = householdTimeline([subscription], TODAY);
    expect(months).toHaveLength(12);
    expect(months[4]).toEqual({ month: "2027-03", ore: 28_900 });
    expect(months[5]).toEqual({ month: "2027-04", ore: 39_900 });
    expect(yearOre).toBe(5 * 28_900 + 7 * 39_900);
  });

  test("are of the kronor that the rows show, beside what has not begun", () => {
    const half = (heldId: string) => held(heldId, { monthlyOre: 452_33 });
    const coming = held("coming", { monthlyOre: 276_67, startsOn: "2027-01-13" });
    const { monthlyOre, upcomingOre, months } = householdTimeline([half("one"), half("other"), coming], TODAY);
    expect({ monthlyOre, upcomingOre, later: months[2]?.ore }).toEqual({
      monthlyOre: 904_00,
      upcomingOre: 277_00,
      later: 1_181_00,
    });
  });

  test("leave out what has not begun and what has ended", () => {
    const later = held("later", { monthlyOre: 10_000, startsOn: "2027-01-01" });
    const ended = held("ended", { monthlyOre: 10_000, endsOn: "2027-01-01" });
    expect(costOn(later, TODAY) + costOn(ended, "2027-01-01")).toBe(0);
    expect(costOn(later, "2027-01-01") + costOn(ended, TODAY)).toBe(20_000);
  });

  test("add what a campaign took off where the price follows the use", () => {
    const used = held("used", { monthlyOre: 94_900, nextIncreaseOre: 3_900, campaignUntil: "2027-05-31" });
    expect(costOn(used, "2027-06-01")).toBe(98_800);
  });
});

test("a day has its place on the line, and one outside it is at its end", () => {
  const line = { today: TODAY, until: "2027-11-15" };
  expect(placeOf(TODAY, line)).toBe(0);
  expect(placeOf("2027-11-15", line)).toBe(1);
  expect(placeOf("2028-11-15", line)).toBe(1);
  expect(placeOf("2027-05-16", line)).toBeCloseTo(182 / 365);
});
