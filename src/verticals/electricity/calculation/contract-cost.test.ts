import { expect, test } from "vitest";
import { contract, seededPrices, spotSeries, without } from "#tests/support/electricity/samples.ts";
import { costOf, type Household } from "./contract-cost.ts";
import { monthWeights, YEAR_WEIGHT } from "./load-profile.ts";

const TODAY = "2026-11-17";
const household: Household = { area: "SE3", yearlyUseKwh: 20_000, housing: "house", heating: "direct" };

/** 30, 90 and 60 öre through the three years before November 2026. */
const steps = spotSeries("2023-11-01", "2026-11-17", (date) => {
  if (date < "2024-11-01") return 3000;
  if (date < "2025-11-01") return 9000;
  return 6000;
});

test("a fixed contract costs the same year and has no range, with or without spot prices", () => {
  // (89.50 + 468 × 100 / 20,000) × 1.25 = 114.80 öre; × 20,000 kWh = 22,960 kr
  const terms = contract("fixed", { powerFeeKwh: 8950, yearlyFeeOre: 46_800 });
  const cost = costOf(terms, household, undefined, TODAY);
  expect(cost).toMatchObject({ comparisonKwh: 11_480, yearOre: 2_296_000, range: undefined });
  expect(costOf(terms, household, steps, TODAY)).toEqual(cost);
});

test.each(["hourly", "monthly"] as const)("a contract by %s prices has the range of the last three years", (type) => {
  const cost = costOf(contract(type, { markupKwh: 1000 }), household, steps, TODAY);
  // (30 + 10) and (90 + 10) öre × 1.25 × 20,000 kWh
  expect(cost?.range).toEqual({ lowestOre: 1_000_000, highestOre: 2_500_000, years: 3 });
  // October 2026 was 60 öre: (60 + 10) × 1.25
  expect(cost?.comparisonKwh).toBe(8750);
});

test("a year is the last twelve months with the use of each, whatever the last month cost", () => {
  // 20 öre in October, 120 in January, 60 else.
  const spot = spotSeries("2025-11-01", "2026-11-17", (date) =>
    date.startsWith("2026-10") ? 2000 : date.startsWith("2026-01") ? 12_000 : 6000,
  );
  const cost = costOf(contract("monthly", { yearlyFeeOre: 48_000 }), household, spot, TODAY);
  const weights = monthWeights("houseDirect");
  const use = (month: number): number => ((weights[month] ?? 0) / YEAR_WEIGHT) * 20_000;
  const ore = 60 * 20_000 - 40 * use(9) + 60 * use(0) + 48_000;
  expect(cost?.yearOre).toBe(Math.round(ore * 1.25));
  // The comparison price is of October: (20 + 480 × 100 / 20,000) × 1.25
  expect(cost?.comparisonKwh).toBe(2800);
  expect(cost?.months.first).toBe("2025-11");
  expect(cost?.months.ore).toHaveLength(12);
  expect(cost?.months.ore.reduce((all, month) => all + month, 0)).toBe(cost?.yearOre);
  expect(cost?.range).toMatchObject({ lowestOre: cost?.yearOre, highestOre: cost?.yearOre, years: 1 });
});

test("without the prices of the last twelve months a variable contract has no cost", () => {
  const terms = contract("hourly", { markupKwh: 500 });
  expect(
    costOf(
      terms,
      household,
      without(steps, (date) => date < "2025-11-01"),
      TODAY,
    ),
  ).toBeDefined();
  expect(
    costOf(
      terms,
      household,
      without(steps, (date) => date < "2026-02-01"),
      TODAY,
    ),
  ).toBeUndefined();
  // An older whole year does not stand for the last one.
  const gap = (date: string): boolean => date >= "2026-03-01" && date < "2026-04-01";
  expect(costOf(terms, household, without(steps, gap), TODAY)).toBeUndefined();
});

test("half of a mixed contract follows the spot price", () => {
  const cost = costOf(contract("mixed", { powerFeeKwh: 8000 }), household, steps, TODAY);
  // (40 + 15), (40 + 30), (40 + 45) öre × 1.25 × 20,000 kWh
  expect(cost?.range).toEqual({ lowestOre: 1_375_000, highestOre: 2_125_000, years: 3 });
  expect(cost?.yearOre).toBe(1_750_000);
});

test("a fee and a discount are in the range, spread over the year, with VAT", () => {
  const terms = contract("hourly", { yearlyFeeOre: 60_000, discounts: { kwh: 120, months: 3, onceOre: 10_000 } });
  // 30 öre - 1.20 × 3/12 = 29.70 öre × 20,000 = 5,940 kr; + 600 - 100 = 6,440 kr; × 1.25 = 8,050 kr
  expect(costOf(terms, household, steps, TODAY)?.range?.lowestOre).toBe(805_000);
});

test("an hourly contract is weighted by quarters, a monthly one by the month's mean", () => {
  // 2 öre by day (08 to 20) and 0 by night in January, 0 else: the mean of January is 1 öre.
  const spot = spotSeries("2025-11-01", "2026-10-31", (date, quarter) =>
    date.startsWith("2026-01") && quarter >= 32 && quarter < 80 ? 200 : 0,
  );
  const january = ((monthWeights("houseDirect")[0] ?? 0) / YEAR_WEIGHT) * 20_000;
  const monthly = costOf(contract("monthly"), household, spot, TODAY)?.range?.lowestOre ?? 0;
  const hourly = costOf(contract("hourly"), household, spot, TODAY)?.range?.lowestOre ?? 0;
  // One öre per kWh used in January, with VAT.
  expect(monthly).toBe(Math.round(january * 1.25));
  // Half of the hours but more than half of the use are by day.
  expect(hourly / monthly).toBeGreaterThan(1.05);
  expect(hourly / monthly).toBeLessThan(1.3);
});

test("without a spot price there is a cost of fixed contracts alone", () => {
  const stale = without(steps, (date) => date >= "2026-09-15");
  for (const spot of [undefined, stale]) {
    expect(costOf(contract("fixed", { powerFeeKwh: 5000 }), household, spot, TODAY)?.comparisonKwh).toBe(6250);
    for (const type of ["hourly", "monthly", "mixed"] as const) {
      expect(costOf(contract(type, { markupKwh: 100 }), household, spot, TODAY)).toBeUndefined();
    }
  }
});

test("a year with more than two per cent of its quarters missing does not count", () => {
  const missing = (days: readonly string[]): typeof steps => without(steps, (date) => days.includes(date));
  // Seven days are 1.9 % of a year, eight 2.2 %.
  const week = Array.from({ length: 7 }, (_, day) => `2025-01-0${day + 1}`);
  const years = (spot: typeof steps): number | undefined =>
    costOf(contract("hourly"), household, spot, TODAY)?.range?.years;
  expect(years(missing(week))).toBe(3);
  expect(years(missing([...week, "2025-01-08"]))).toBe(2);
});

test("a shorter history gives fewer years", () => {
  const since = (from: string): typeof steps => without(steps, (date) => date < from);
  const range = (spot: typeof steps) => costOf(contract("hourly"), household, spot, TODAY)?.range;
  // 60 and 90 öre.
  expect(range(since("2024-11-01"))).toEqual({ lowestOre: 1_500_000, highestOre: 2_250_000, years: 2 });
  expect(range(since("2025-11-01"))?.years).toBe(1);
});

test("missing quarters have the mean of their month, and a day of the wrong length is missing", () => {
  const spot = spotSeries("2025-11-01", "2026-10-31", () => 6000);
  const days = spot.days.map((day) => (day.date === "2026-01-10" ? { ...day, values: [99_999, 1] } : day));
  const hourly = (series: typeof spot) => costOf(contract("hourly"), household, series, TODAY);
  expect(hourly({ ...spot, days })).toEqual(hourly(spot));
});

test("the same series gives the same cost, priced again or in another household", () => {
  const spot = spotSeries("2023-11-01", "2026-11-17", seededPrices(7));
  const terms = contract("hourly", { markupKwh: 500 });
  const first = costOf(terms, household, spot, TODAY);
  const flat = costOf(terms, { ...household, housing: "flat", heating: "other" }, spot, TODAY);
  expect(costOf(terms, household, spot, TODAY)).toEqual(first);
  expect(flat?.range).not.toEqual(first?.range);
  expect(costOf(terms, household, spot, "2026-12-01")).not.toEqual(first);
});
