import { isWorkingDay } from "#domain/calendar/swedish-holidays.ts";
import type { SeriesDay } from "#domain/series/stored-series.ts";

// The independent sheet: what a contract costs in a year by fractions without a limit, from the prices of the exchange and the published
// load curves. It shares no calculation with the product; docs/figures.md has its results.

/** Öre and kronor without VAT, as a supplier states them: hundredths of an öre per kWh, and öre. */
export interface SheetTerms {
  readonly type: string;
  readonly powerFeeKwh: number;
  readonly certificateKwh: number;
  readonly markupKwh: number;
  readonly certificateAndMarkupKwh: number;
  readonly volumeFeeKwh: number;
  readonly environmentKwh: number;
  readonly yearlyFeeOre: number;
  readonly discounts: {
    readonly yearlyFeeOre: number;
    readonly onceOre: number;
    readonly monthlyOre: number;
    readonly months: number;
    readonly kwh: number;
  };
}

/** The use of a household: how it divides on the months from January, and on the hours of a day. */
export interface SheetUse {
  readonly kwh: number;
  readonly monthShares: readonly number[];
  readonly curves: Readonly<
    Record<"winter" | "between" | "summer", Readonly<Record<"workingDay" | "dayOff", readonly number[]>>>
  >;
}

export interface SheetMonth {
  readonly month: string;
  /** Tenths of a kWh. */
  readonly use: number;
  /** The mean of the exchange, hundredths of an öre. */
  readonly meanKwh: number;
  /** Whole kronor of the month by itself. */
  readonly kr: number;
}

type Fraction = readonly [numerator: bigint, divisor: bigint];

const whole = (value: number): Fraction => [BigInt(value), 1n];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce([a * d + c * b, b * d]);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce([a * c, b * d]);
function reduce([numerator, divisor]: Fraction): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, divisor];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [numerator / a, divisor / a];
}
/** To the nearest whole number, a half upwards. */
const round = ([numerator, divisor]: Fraction): number => {
  const doubled = 2n * numerator + divisor;
  const quotient = doubled / (2n * divisor);
  return Number(doubled < 0n && quotient * 2n * divisor !== doubled ? quotient - 1n : quotient);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const VAT: Fraction = [5n, 4n];

/** Twelve months from one given as YYYY-MM. */
const monthsFrom = (first: string): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1 + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });

/** Öre with VAT. */
export const yearOnSheet = (terms: SheetTerms, use: SheetUse, days: readonly SeriesDay[], firstMonth: string): number =>
  round(
    times(
      monthsOnSheet(terms, use, days, firstMonth).reduce((all, { cost }) => plus(all, cost), whole(0)),
      [1n, 100n],
    ),
  );

export const tableOnSheet = (
  terms: SheetTerms,
  use: SheetUse,
  days: readonly SeriesDay[],
  firstMonth: string,
): SheetMonth[] =>
  monthsOnSheet(terms, use, days, firstMonth).map(({ month, kwh, meanKwh, cost }) => ({
    month,
    use: round(times(kwh, whole(10))),
    meanKwh,
    kr: round(times(cost, [1n, 10_000n])),
  }));

/** Hundredths of an öre per kWh with VAT, by Elpriskollen's method with the mean of the last month. */
export function comparisonOnSheet(
  terms: SheetTerms,
  kwh: number,
  days: readonly SeriesDay[],
  lastMonth: string,
): number {
  const perKwh = plus(ownPrice(terms), times(halfOf(terms.type), whole(meanOf(days, lastMonth))));
  return round(times(plus(perKwh, times(whole(100 * fees(terms)), [1n, BigInt(kwh)])), VAT));
}

function monthsOnSheet(
  terms: SheetTerms,
  { kwh, monthShares, curves }: SheetUse,
  days: readonly SeriesDay[],
  first: string,
) {
  return monthsFrom(first).map((month) => {
    const share = monthShares[Number(month.slice(5)) - 1] ?? 0;
    const use: Fraction = reduce([BigInt(kwh) * BigInt(share), BigInt(sum(monthShares))]);
    const meanKwh = meanOf(days, month);
    const spot = terms.type === "hourly" ? weightedMean(days, month, curves) : whole(meanKwh);
    const perKwh = plus(ownPrice(terms), times(halfOf(terms.type), spot));
    const feesOfMonth: Fraction = [BigInt(100 * fees(terms)), 12n];
    return { month, kwh: use, meanKwh, cost: times(plus(times(use, perKwh), feesOfMonth), VAT) };
  });
}

/** Which part of a kWh has the price of the exchange. */
const halfOf = (type: string): Fraction => (type === "fixed" ? whole(0) : type === "mixed" ? [1n, 2n] : whole(1));

function ownPrice(terms: SheetTerms): Fraction {
  const { certificateKwh, markupKwh, certificateAndMarkupKwh, volumeFeeKwh, environmentKwh, discounts } = terms;
  const stated = whole(certificateKwh + markupKwh + certificateAndMarkupKwh + volumeFeeKwh + environmentKwh);
  const [numerator, divisor] = halfOf(terms.type);
  const agreed = times([divisor - numerator, divisor], whole(terms.powerFeeKwh));
  return plus(plus(stated, agreed), [BigInt(-discounts.months * discounts.kwh), 12n]);
}

const fees = ({ yearlyFeeOre, discounts }: SheetTerms): number =>
  yearlyFeeOre - discounts.yearlyFeeOre - discounts.onceOre - discounts.months * discounts.monthlyOre;

const valuesOf = (days: readonly SeriesDay[], month: string): readonly number[] =>
  days.filter(({ date }) => date.startsWith(month)).flatMap(({ values }) => values);

function meanOf(days: readonly SeriesDay[], month: string): number {
  const values = valuesOf(days, month);
  return round([BigInt(sum(values)), BigInt(values.length)]);
}

/** By the use of each quarter: its share of the month's curve. */
function weightedMean(days: readonly SeriesDay[], month: string, curves: SheetUse["curves"]): Fraction {
  let weights = 0n;
  let weighted = 0n;
  for (const { date, values } of days.filter((day) => day.date.startsWith(month))) {
    const season = ["11", "12", "01", "02", "03"].includes(date.slice(5, 7))
      ? "winter"
      : ["06", "07", "08"].includes(date.slice(5, 7))
        ? "summer"
        : "between";
    const hours = curves[season][isWorkingDay(date) ? "workingDay" : "dayOff"];
    // The clock skips two o'clock in spring and has it twice in autumn.
    const clock = hours.flatMap((_, hour) =>
      hour === 2 && values.length === 92 ? [] : hour === 2 && values.length === 100 ? [hour, hour] : [hour],
    );
    for (const [index, price] of values.entries()) {
      const weight = BigInt(hours[clock[Math.floor(index / 4)] ?? 0] ?? 0);
      weights += weight;
      weighted += weight * BigInt(price);
    }
  }
  return reduce([weighted, weights]);
}
