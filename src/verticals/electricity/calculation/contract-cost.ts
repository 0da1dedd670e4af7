import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { comparisonPrice, HALVES } from "./comparison-price.ts";
import type { ContractCost, ContractTerms } from "./contract-terms.ts";
import { roundRatio } from "./exact.ts";
import { profileOf, type ProfileKind, YEAR_WEIGHT, yearWeights } from "./load-profile.ts";
import { type MonthMean, previousMonthMean } from "./month-means.ts";
import { monthUse, spotYears } from "./spot-years.ts";
import { type MonthUse, yearlyCost } from "./year-amount.ts";

export type Household = Pick<ElectricitySearch, "area" | "yearlyUseKwh" | "housing" | "heating">;

/** What the contracts of a household have in common: everything that walks through quarters. */
export interface SpotBasis {
  readonly previousMonth: MonthMean | undefined;
  /** The last whole years, latest first, by the household's profile. */
  readonly years: readonly (readonly MonthUse[])[];
}

const NO_SPOT: SpotBasis = { previousMonth: undefined, years: [] };

export function spotBasis(spot: StoredSeries | undefined, kind: ProfileKind, today: string): SpotBasis {
  if (spot === undefined) return NO_SPOT;
  const years = spotYears(spot, today).map(({ months }) => {
    const weights = yearWeights(kind, months[0]?.month ?? "");
    return months.map((month, index) => monthUse(month, weights[index]?.quarters ?? []));
  });
  return { previousMonth: previousMonthMean(spot, today), years };
}

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
  const isVariable = HALVES[terms.type].spot > 0;
  if (isVariable && basis.previousMonth === undefined) return undefined;
  const price = comparisonPrice(terms, yearlyUseKwh, basis.previousMonth?.meanKwh ?? 0);
  const unit = { kwh: yearlyUseKwh, parts: YEAR_WEIGHT };
  return {
    ...price,
    yearOre: oreOf(yearlyUseKwh * price.comparisonKwh),
    range: isVariable ? rangeOf(basis.years.map((months) => yearlyCost(terms, months, unit))) : undefined,
  };
}

const oreOf = (hundredths: number): number => roundRatio(hundredths, 100);

function rangeOf(hundredths: readonly number[]): ContractCost["range"] {
  const sorted = hundredths.toSorted((one, other) => one - other);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  const above = sorted[Math.floor(sorted.length / 2)] ?? highest;
  const below = sorted[Math.floor((sorted.length - 1) / 2)] ?? lowest;
  return {
    lowestOre: oreOf(lowest),
    medianOre: roundRatio(below + above, 200),
    highestOre: oreOf(highest),
    years: sorted.length,
  };
}

/** A provider prices its contracts one at a time, with the same series: walking through three years for each would take a second. */
const bases = new WeakMap<StoredSeries, Map<string, SpotBasis>>();

function sharedBasis(spot: StoredSeries | undefined, kind: ProfileKind, today: string): SpotBasis {
  if (spot === undefined) return NO_SPOT;
  const ofSeries = bases.get(spot) ?? new Map<string, SpotBasis>();
  bases.set(spot, ofSeries);
  const key = `${kind} ${today}`;
  const basis = ofSeries.get(key) ?? spotBasis(spot, kind, today);
  ofSeries.set(key, basis);
  return basis;
}
