import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { ContractTerms } from "#verticals/electricity/calculation/contract-terms.ts";
import { dayCurve, monthWeights, type ProfileKind } from "#verticals/electricity/calculation/load-profile.ts";

// The obvious way, one quarter at a time in integers without a limit: what the fast calculation must equal.

interface Quarter {
  readonly month: string;
  /** Billionths of the year's use. */
  readonly weight: bigint;
  readonly price: bigint | undefined;
}

/** What a contract costs in a year, whole hundredths of an öre with VAT. */
export function slowYearlyCost(terms: ContractTerms, yearlyUseKwh: number, quarters: readonly Quarter[]): number {
  // A kWh in twenty-fourths of a hundredth of an öre, times a billion for the weights.
  let sum = 0n;
  for (const quarter of quarters) {
    sum += quarter.weight * priceOfQuarter(terms, quarter, quarters) * BigInt(yearlyUseKwh);
  }
  const { discounts } = terms;
  const feesOre =
    terms.yearlyFeeOre - discounts.yearlyFeeOre - discounts.onceOre - discounts.months * discounts.monthlyOre;
  sum += BigInt(feesOre) * 100n * 24n * 1_000_000_000n;
  return Number(roundHalfUp(sum * 125n, 24n * 1_000_000_000n * 100n));
}

function priceOfQuarter(terms: ContractTerms, quarter: Quarter, quarters: readonly Quarter[]): bigint {
  const surcharges =
    terms.certificateKwh + terms.markupKwh + terms.certificateAndMarkupKwh + terms.volumeFeeKwh + terms.environmentKwh;
  const discount = 2n * BigInt(terms.discounts.kwh) * BigInt(terms.discounts.months);
  const own = 24n * BigInt(surcharges) - discount;
  const agreed = BigInt(terms.powerFeeKwh);
  switch (terms.type) {
    case "fixed":
      return own + 24n * agreed;
    case "hourly":
      return own + 24n * (quarter.price ?? meanOf(quarter.month, quarters));
    case "monthly":
      return own + 24n * meanOf(quarter.month, quarters);
    case "mixed":
      return own + 12n * agreed + 12n * meanOf(quarter.month, quarters);
  }
}

const means = new WeakMap<readonly Quarter[], Map<string, bigint>>();

function meanOf(month: string, quarters: readonly Quarter[]): bigint {
  const known = means.get(quarters) ?? new Map<string, bigint>();
  means.set(quarters, known);
  const mean = known.get(month) ?? computeMean(month, quarters);
  known.set(month, mean);
  return mean;
}

function computeMean(month: string, quarters: readonly Quarter[]): bigint {
  const prices = quarters.flatMap((one) => (one.month === month && one.price !== undefined ? [one.price] : []));
  return roundHalfUp(
    prices.reduce((all, price) => all + price, 0n),
    BigInt(prices.length),
  );
}

/** The quarters of twelve months from one given as YYYY-MM. */
export function slowYear(firstMonth: string, kind: ProfileKind, spot: StoredSeries): Quarter[] {
  const quarters: Quarter[] = [];
  for (let index = 0; index < 12; index += 1) {
    const month = addMonths(firstMonth, index).slice(0, 7);
    const total = BigInt(monthWeights(kind)[Number(month.slice(5)) - 1] ?? 0);
    const curve: { value: bigint; price: bigint | undefined }[] = [];
    for (let day = `${month}-01`; day.slice(0, 7) === month; day = addDays(day, 1)) {
      const stored = spot.days.find(({ date }) => date === day);
      dayCurve(day, kind).forEach((value, quarter) => {
        const price = stored?.values[quarter];
        curve.push({ value: BigInt(value), price: price === undefined ? undefined : BigInt(price) });
      });
    }
    const sum = curve.reduce((all, { value }) => all + value, 0n);
    let before = 0n;
    for (const { value, price } of curve) {
      const weight = (total * (before + value)) / sum - (total * before) / sum;
      before += value;
      quarters.push({ month, weight, price });
    }
  }
  return quarters;
}

function roundHalfUp(numerator: bigint, divisor: bigint): bigint {
  const doubled = 2n * numerator + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && quotient * 2n * divisor !== doubled ? quotient - 1n : quotient;
}
