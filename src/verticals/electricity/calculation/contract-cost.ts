import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { comparisonPrice, HALVES, HUNDREDTHS_OF_ORE } from "./comparison-price.ts";
import type { ContractCost, ContractTerms } from "./contract-terms.ts";
import { roundRatio, roundRunning } from "./exact.ts";
import { monthIndexOf, monthWeights, profileOf, type ProfileKind, YEAR_WEIGHT, yearWeights } from "./load-profile.ts";
import { type MonthMean, previousMonthMean } from "./month-means.ts";
import { firstMonthOfYear, monthUse, spotYears } from "./spot-years.ts";
import { yearFrom } from "./swedish-day.ts";
import { type MonthUse, monthlyCosts, yearlyCost } from "./year-amount.ts";

export type Household = Pick<ElectricitySearch, "area" | "yearlyUseKwh" | "housing" | "heating">;

/** What the contracts of a household have in common: everything that walks through quarters. */
export interface SpotBasis {
  readonly previousMonth: MonthMean | undefined;
  /** The use of the last twelve whole months, with what the spot price made of it where it is known. */
  readonly lastYear: readonly MonthUse[];
  /** The last whole years whose prices are known, latest first, by the household's profile. */
  readonly years: readonly (readonly MonthUse[])[];
}

export function spotBasis(spot: StoredSeries | undefined, kind: ProfileKind, today: string): SpotBasis {
  const years = (spot ? spotYears(spot, today) : []).map(({ months }) => {
    const weights = yearWeights(kind, months[0]?.month ?? "");
    return months.map((month, index) => monthUse(month, weights[index]?.quarters ?? []));
  });
  const first = firstMonthOfYear(today, 1);
  return {
    previousMonth: spot && previousMonthMean(spot, today),
    lastYear: years.find(([month]) => month?.month === first) ?? unpricedYear(kind, first),
    years,
  };
}

const unpricedYear = (kind: ProfileKind, firstMonth: string): MonthUse[] =>
  yearFrom(firstMonth).map((month) => ({
    month,
    weight: monthWeights(kind)[monthIndexOf(month)] ?? 0,
    weightTimesSpot: 0,
    meanKwh: 0,
  }));

/**
 * What a contract costs a household. None for a variable contract without a spot price: a price is never invented. The area is that of the
 * series.
 */
export function costOf(
  terms: ContractTerms,
  household: Household,
  spot: StoredSeries | undefined,
  today: string,
): ContractCost | undefined {
  return costOnBasis(terms, household.yearlyUseKwh, sharedBasis(spot, profileOf(household), today));
}

export function costOnBasis(terms: ContractTerms, yearlyUseKwh: number, basis: SpotBasis): ContractCost | undefined {
  const { previousMonth, lastYear, years } = basis;
  const isVariable = HALVES[terms.type].spot > 0;
  const isPriced = previousMonth !== undefined && years.includes(lastYear);
  if (isVariable && !isPriced) return undefined;
  const unit = { kwh: yearlyUseKwh, parts: YEAR_WEIGHT };
  const monthsOre = roundRunning(monthlyCosts(terms, lastYear, unit), HUNDREDTHS_OF_ORE);
  const yearOre = monthsOre.reduce((all, ore) => all + ore, 0);
  const undiscounted = yearlyCost({ ...terms, discounts: NO_DISCOUNTS }, lastYear, unit);
  return {
    ...comparisonPrice(terms, yearlyUseKwh, previousMonth?.meanKwh ?? 0),
    yearOre,
    discountOre: roundRatio(undiscounted, HUNDREDTHS_OF_ORE) - yearOre,
    months: { first: lastYear[0]?.month ?? "", ore: monthsOre },
    range: isVariable ? rangeOf(years.map((months) => yearlyCost(terms, months, unit))) : undefined,
  };
}

const NO_DISCOUNTS: ContractTerms["discounts"] = { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, months: 12, kwh: 0 };

function rangeOf(hundredths: readonly number[]): ContractCost["range"] {
  const inOre = (amount: number): number => roundRatio(amount, HUNDREDTHS_OF_ORE);
  return {
    lowestOre: inOre(Math.min(...hundredths)),
    highestOre: inOre(Math.max(...hundredths)),
    years: hundredths.length,
  };
}

/** A provider prices its contracts one at a time, with the same series: walking through three years for each would take a second. */
const bases = new WeakMap<StoredSeries, Map<string, SpotBasis>>();

function sharedBasis(spot: StoredSeries | undefined, kind: ProfileKind, today: string): SpotBasis {
  if (spot === undefined) return spotBasis(spot, kind, today);
  const ofSeries = bases.get(spot) ?? new Map<string, SpotBasis>();
  bases.set(spot, ofSeries);
  const key = `${kind} ${today}`;
  const basis = ofSeries.get(key) ?? spotBasis(spot, kind, today);
  ofSeries.set(key, basis);
  return basis;
}
