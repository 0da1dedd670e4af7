import fc from "fast-check";
import { expect, test } from "vitest";
import type { SeriesDay } from "#domain/series/stored-series.ts";
import { contract, seededContracts, seededPrices, spotSeries } from "#tests/support/electricity/samples.ts";
import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import { latestSpotYear, monthUse, type YearPrices } from "#verticals/electricity/calculation/spot-years.ts";
import { yearlyCost } from "#verticals/electricity/calculation/year-amount.ts";
import { spreadMonthlyValues } from "./monthly-values.ts";
import { type MovedUse, moveUse } from "./move-use.ts";
import { ownCosts } from "./own-cost.ts";
import type { OwnYear } from "./own-year.ts";

const TODAY = "2026-11-17";
const FIRST = "2025-11";
const spot = spotSeries("2025-11-01", "2026-10-31", seededPrices(5));
const prices = latestSpotYear(spot.days, TODAY);
const thousands = spreadMonthlyValues(
  Array.from({ length: 12 }, () => 1000),
  FIRST,
  "houseDirect",
);
/** Of one share. */
const moveShare = (year: OwnYear, prices: YearPrices, share: number): MovedUse =>
  moveUse(year, prices, [share])[0] ?? { share, movedWh: Number.NaN, savingOre: Number.NaN };
const named = (terms: readonly ContractTerms[]) =>
  terms.map((one, index) => ({ id: `c${String(index).padStart(2, "0")}`, terms: one }));

interface PricedMonth {
  readonly wh: readonly number[];
  readonly values: readonly number[];
  readonly mean: number;
}

const pricedMonths = (year: OwnYear, days: readonly SeriesDay[]): PricedMonth[] =>
  year.months.map(({ month, wh }) => {
    const values = days.filter(({ date }) => date.startsWith(month)).flatMap((day) => day.values);
    const total = values.reduce((all, value) => all + value, 0);
    return { wh: [...wh], values, mean: Math.floor((2 * total + values.length) / (2 * values.length)) };
  });

/** Every quarter of own use beside the prices in BigInt, rounded once. */
function slowOwnCost(terms: ContractTerms, months: readonly PricedMonth[]): number {
  let in24ths = 0n;
  for (const { wh, values, mean } of months) {
    wh.forEach((use, quarter) => {
      const surcharges = terms.certificateKwh + terms.markupKwh + terms.volumeFeeKwh + terms.environmentKwh;
      const spotPrice = terms.type === "hourly" ? (values[quarter] ?? Number.NaN) : mean;
      const energy = {
        fixed: 24 * terms.powerFeeKwh,
        mixed: 12 * terms.powerFeeKwh + 12 * spotPrice,
        hourly: 24 * spotPrice,
        monthly: 24 * spotPrice,
      };
      const price = 24 * surcharges + energy[terms.type] - 2 * terms.discounts.kwh * terms.discounts.months;
      in24ths += BigInt(use) * BigInt(price);
    });
  }
  const { discounts } = terms;
  const fees =
    terms.yearlyFeeOre - discounts.yearlyFeeOre - discounts.onceOre - discounts.monthlyOre * discounts.months;
  // Hundredths of an öre times 24,000, with VAT.
  const exact = 5n * (in24ths + BigInt(fees) * 100n * 24_000n);
  const divisor = 4n * 24_000n;
  return Number((2n * exact + divisor) / (2n * divisor));
}

const never = (): never => {
  throw new Error("no prices");
};

test("60 contracts on own quarters cost what a slow calculation gives, to the hundredth of an öre", () => {
  const contracts = named(seededContracts(31, 60));
  const months = pricedMonths(thousands, spot.days);
  const { order } = ownCosts(contracts, thousands, prices);
  expect(order).toHaveLength(60);
  const uses = thousands.months.map(({ wh }, index) => monthUse(prices?.months[index] ?? never(), wh));
  for (const { id, terms } of contracts) {
    expect([id, yearlyCost(terms, uses, { kwh: 1, parts: 1000 })]).toEqual([id, slowOwnCost(terms, months)]);
    const slow = Math.floor((2 * slowOwnCost(terms, months) + 100) / 200);
    expect([id, order.find((cost) => cost.id === id)?.yearOre]).toEqual([id, slow]);
  }
});

test("the order is by cost, the months sum to the year, and each type has its cheapest contract", () => {
  const { order, cheapestOfTypes } = ownCosts(named(seededContracts(32, 20)), thousands, prices);
  expect(order.map(({ yearOre }) => yearOre)).toEqual(order.map(({ yearOre }) => yearOre).toSorted((a, b) => a - b));
  for (const { yearOre, monthsOre } of order) {
    expect(monthsOre).toHaveLength(12);
    expect(monthsOre.reduce((all, ore) => all + ore, 0)).toBe(yearOre);
  }
  for (const cheapest of cheapestOfTypes) {
    const others = order.filter(({ type }) => type === cheapest.type);
    expect(cheapest.yearOre).toBe(Math.min(...others.map(({ yearOre }) => yearOre)));
  }
  expect(cheapestOfTypes).toHaveLength(4);
});

test("worked by hand: 1,000 kWh a month at 80 öre with a fee of 480 kr", () => {
  const { order } = ownCosts(
    named([contract("fixed", { powerFeeKwh: 8000, yearlyFeeOre: 48_000 })]),
    thousands,
    prices,
  );
  // 1,000 × 0.80 + 480 / 12 = 840 kr; × 1.25 = 1,050 kr a month
  expect(order[0]?.monthsOre).toEqual(Array.from({ length: 12 }, () => 105_000));
  expect(order[0]?.yearOre).toBe(1_260_000);
});

test("without the prices of the year variable contracts have no cost and are named", () => {
  const contracts = named([contract("fixed", { powerFeeKwh: 8000 }), contract("hourly"), contract("mixed")]);
  const costs = ownCosts(contracts, thousands, undefined);
  expect(costs.order.map(({ id }) => id)).toEqual(["c00"]);
  expect(costs.withoutPrice).toEqual(["c01", "c02"]);
  expect(latestSpotYear(spot.days.slice(0, 300), TODAY)).toBeUndefined();
});

const stepDays = spotSeries("2025-11-01", "2026-10-31", (_, quarter) => (quarter < 16 ? 2000 : 6000)).days;
const stepPrices = latestSpotYear(stepDays, TODAY);

test("moving a share to the night is worth the difference in price, with VAT", () => {
  if (stepPrices === undefined) throw new Error("no prices");
  // On plain days the four hours after midnight cost 20 öre and the others 60. A fifth of 12,000 kWh moved saves 40 öre × 1.25 each.
  const moved = moveShare(thousands, stepPrices, 20);
  expect(moved.movedWh / 1000).toBeGreaterThan(2395);
  expect(moved.movedWh / 1000).toBeLessThanOrEqual(2400);
  expect(moved.savingOre / (moved.movedWh / 1000)).toBeCloseTo(50, 1);
  expect(moveShare(thousands, stepPrices, 0)).toEqual({ share: 0, movedWh: 0, savingOre: 0 });
});

test("no more is moved than is used in the mornings and evenings, and nothing when it would cost more", () => {
  if (stepPrices === undefined) throw new Error("no prices");
  const all = moveShare(thousands, stepPrices, 100).movedWh;
  // Seven of 24 hours, with more use than the others.
  expect(all / 12_000_000).toBeGreaterThan(7 / 24);
  expect(all / 12_000_000).toBeLessThan(0.4);
  const dearNights = latestSpotYear(
    spotSeries("2025-11-01", "2026-10-31", (_, quarter) => (quarter >= 24 && quarter < 36 ? 1000 : 9000)).days.map(
      ({ date, values }) => ({
        date,
        values: values.map((value, quarter) => (quarter >= 60 && quarter < 84 ? 1000 : value)),
      }),
    ),
    TODAY,
  );
  if (dearNights === undefined) throw new Error("no prices");
  expect(moveShare(thousands, dearNights, 30).savingOre).toBe(0);
});

test("whatever the prices, moving more never saves less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
      const year = latestSpotYear(spotSeries("2025-11-01", "2026-10-31", seededPrices(seed)).days, TODAY);
      if (year === undefined) throw new Error("no prices");
      const savings = moveUse(thousands, year, [0, 10, 20, 30]).map(({ savingOre }) => savingOre);
      expect(savings).toEqual(savings.toSorted((one, other) => one - other));
      expect(savings[0]).toBe(0);
    }),
    { numRuns: 5 },
  );
});
