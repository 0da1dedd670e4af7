import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { ContractTerms } from "#verticals/electricity/calculation/contract-terms.ts";
import { quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { ContractType } from "#verticals/electricity/electricity.search.ts";

/** The same numbers for the same seed (mulberry32), from 0 up to but not including 1. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type PriceOf = (date: string, quarter: number) => number;

/** A spot series of every day from one to another, both included. */
export function spotSeries(from: string, to: string, priceOf: PriceOf): StoredSeries {
  const days: { date: string; values: number[] }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, values: Array.from({ length: quartersOf(date) }, (_, quarter) => priceOf(date, quarter)) });
  }
  return { source: "spot", key: "SE3", days, readAtMs: 0 };
}

export const without = (spot: StoredSeries, isLeftOut: (date: string) => boolean): StoredSeries => ({
  ...spot,
  days: spot.days.filter(({ date }) => !isLeftOut(date)),
});

/** Prices between -50 öre and 3 kr, dearer by day and now and then extreme. */
export function seededPrices(seed: number): PriceOf {
  const next = seededNumbers(seed);
  return (_, quarter) => {
    const base = Math.floor(next() * 8000) + (quarter >= 28 && quarter < 80 ? 4000 : -1000);
    return next() < 0.002 ? base * 20 : base - Math.floor(next() * 4000);
  };
}

const NO_DISCOUNTS = { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, months: 12, kwh: 0 };

export const contract = (
  type: ContractType,
  terms: Partial<Omit<ContractTerms, "discounts">> & { discounts?: Partial<ContractTerms["discounts"]> } = {},
): ContractTerms => ({
  powerFeeKwh: 0,
  certificateKwh: 0,
  markupKwh: 0,
  certificateAndMarkupKwh: 0,
  volumeFeeKwh: 0,
  environmentKwh: 0,
  yearlyFeeOre: 0,
  ...terms,
  type,
  discounts: { ...NO_DISCOUNTS, ...terms.discounts },
});

const TYPES: readonly ContractType[] = ["fixed", "hourly", "monthly", "mixed"];

/** Contracts with every kind of fee and discount, of all types in turn. */
export function seededContracts(seed: number, count: number): ContractTerms[] {
  const next = seededNumbers(seed);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return Array.from({ length: count }, (_, index) => {
    const type = TYPES[index % TYPES.length] ?? "fixed";
    return contract(type, {
      powerFeeKwh: type === "fixed" || type === "mixed" ? 3000 + upTo(9000) : 0,
      certificateKwh: upTo(150),
      markupKwh: upTo(900),
      volumeFeeKwh: upTo(700),
      environmentKwh: upTo(300),
      yearlyFeeOre: upTo(80_000),
      discounts: {
        yearlyFeeOre: upTo(20_000),
        onceOre: upTo(30_000),
        monthlyOre: upTo(3000),
        months: 1 + upTo(11),
        kwh: upTo(400),
      },
    });
  });
}
