import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import { contract, seededContracts, seededPrices, spotSeries, without } from "#tests/support/electricity/samples.ts";
import { slowYear, slowYearlyCost } from "#tests/support/electricity/slow-cost.ts";
import { costOf, spotBasis } from "./contract-cost.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { type ProfileKind, YEAR_WEIGHT } from "./load-profile.ts";
import { type MonthUse, yearlyCost } from "./year-amount.ts";

const TODAY = "2026-11-17";
const spot = spotSeries("2023-11-01", "2026-11-17", seededPrices(1));
const household = { area: "SE3", yearlyUseKwh: 17_345, housing: "house", heating: "direct" } as const;

const basisYears = (kind: ProfileKind, series: StoredSeries) => spotBasis(series, kind, TODAY).years;
const costIn = (months: readonly MonthUse[], terms: ContractTerms, kwh: number): number =>
  yearlyCost(terms, months, { kwh, parts: YEAR_WEIGHT });

test.each([
  [60, "houseDirect", 17_345],
  [20, "flat", 1999],
] as const)(
  "%i contracts (%s, %i kWh) cost what the slow calculation gives, to the hundredth of an öre",
  (count, kind, kwh) => {
    const gaps = without(spot, (date) => date.endsWith("-06-13") || date === "2026-03-29");
    const quarters = slowYear("2025-11", kind, gaps);
    const [months = []] = basisYears(kind, gaps);
    for (const terms of seededContracts(kwh, count)) {
      expect(costIn(months, terms, kwh)).toBe(slowYearlyCost(terms, kwh, quarters));
    }
  },
);

test("the other two years are equal as well, and so is the highest price that the exchange allows", () => {
  const extreme = spotSeries("2023-11-01", "2026-10-31", () => 549_999);
  for (const series of [spot, extreme]) {
    const slowYears = ["2025-11", "2024-11", "2023-11"].map((first) => slowYear(first, "housePump", series));
    const fastYears = basisYears("housePump", series);
    for (const terms of seededContracts(3, 4)) {
      const slow = slowYears.map((quarters) => slowYearlyCost(terms, 99_999, quarters));
      expect(fastYears.map((months) => costIn(months, terms, 99_999))).toEqual(slow);
    }
  }
});

test("twice the use costs twice the variable part", () => {
  const [months = []] = basisYears("houseDirect", spot);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.nat({ max: 59 }), (kwh, index) => {
      const terms = { ...(seededContracts(5, 60)[index] ?? contract("hourly")), yearlyFeeOre: 0 };
      const variable = { ...terms, discounts: { ...terms.discounts, yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0 } };
      const once = costIn(months, variable, kwh);
      const twice = costIn(months, variable, 2 * kwh);
      // Each is rounded once: half a hundredth, doubled, and half a hundredth.
      expect(Math.abs(twice - 2 * once)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});

test("a fixed contract costs the same whenever the electricity is used and whatever it cost on the exchange", () => {
  const all = [
    ...basisYears("flat", spot),
    ...basisYears("houseDirect", spot),
    ...basisYears("houseDirect", spotSeries("2023-11-01", "2026-10-31", seededPrices(99))),
  ];
  expect(all).toHaveLength(9);
  for (const terms of seededContracts(9, 40).filter(({ type }) => type === "fixed")) {
    expect(new Set(all.map((months) => costIn(months, terms, 12_000))).size).toBe(1);
  }
});

// Not of code that Stryker has compiled every change into.
test.skipIf("STRYKER_MUTATOR_WORKER" in process.env)(
  "60 contracts and three years of quarters take less than 100 ms, in proportion to a bare walk through the prices",
  () => {
    const contracts = seededContracts(21, 60);
    const bare = (): number => {
      let sum = 0;
      for (let contractIndex = 0; contractIndex < contracts.length; contractIndex += 1) {
        for (const { values } of spot.days) for (const value of values) sum += value * contractIndex;
      }
      return sum;
    };
    const bareMs = fastestOf(5, bare);
    const ourMs = fastestOf(5, () => {
      // A series of its own, so that nothing is remembered from the run before.
      const fresh = { ...spot };
      return contracts.map((terms) => costOf(terms, household, fresh, TODAY)).length;
    });
    expect(ourMs).toBeLessThan(100);
    // The bare walk reads every price once for each contract; measured 1.3 to 2.2.
    expect(ourMs / bareMs).toBeLessThan(4);
  },
);

/** The least processor time of several runs: what the machine does beside cannot make it shorter, and waiting does not count. */
function fastestOf(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
