import type { SeriesDay } from "#domain/series/stored-series.ts";
import {
  type MonthWeights,
  profileOf,
  type ProfileKind,
  yearWeights,
} from "#verticals/electricity/calculation/load-profile.ts";
import { firstMonthOfYear, latestSpotYear, type YearPrices } from "#verticals/electricity/calculation/spot-years.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import type { MeterRefusal, MeterSeries } from "./meter-series.ts";
import { spreadMonthlyValues } from "./monthly-values.ts";
import { daysToMove, type MovedUse, moveUse, SHARES } from "./move-use.ts";
import { type OwnContract, type OwnCosts, ownCosts } from "./own-cost.ts";
import { type OwnYear, ownYear } from "./own-year.ts";
import { readMeterFile } from "./read-meter-file.ts";

/** Everything that is known before the visitor's own use. */
export interface MeterPremises {
  readonly home: Pick<ElectricitySearch, "housing" | "heating">;
  readonly contracts: readonly OwnContract[];
  /** Of the visitor's area; those of the last whole twelve months are used. */
  readonly spotDays: readonly SeriesDay[];
  readonly today: string;
}

export type MeterUse =
  | { readonly kind: "file"; readonly text: string }
  /** Whole kWh, January first. */
  | { readonly kind: "months"; readonly kwh: readonly number[] };

export interface MeterAnswer {
  readonly ok: true;
  /** What the file held; none for typed values. */
  readonly file: Omit<MeterSeries, "days"> | undefined;
  /** The twelve months that were priced, with the use of each. */
  readonly months: readonly { readonly month: string; readonly wh: number }[];
  readonly totalWh: number;
  readonly estimatedQuarters: number;
  /** Quarters whose spot price is the mean of their month because it is missing; none without a year of prices. */
  readonly missingPrices: number | undefined;
  readonly costs: OwnCosts;
  /** For each share; empty without a year of prices. */
  readonly moved: readonly MovedUse[];
}

export type MeterResult = MeterAnswer | { readonly ok: false; readonly reason: MeterRefusal };

/** What does not depend on the use, computed while the visitor looks for the file. */
export interface MeterBasis {
  readonly kind: ProfileKind;
  readonly firstMonth: string;
  readonly weights: readonly MonthWeights[];
  readonly contracts: readonly OwnContract[];
  readonly spot: { readonly prices: YearPrices; readonly days: ReturnType<typeof daysToMove> } | undefined;
}

export function prepareMeter({ home, contracts, spotDays, today }: MeterPremises): MeterBasis {
  const kind = profileOf(home);
  const firstMonth = firstMonthOfYear(today, 1);
  const prices = latestSpotYear(spotDays, today);
  return {
    kind,
    firstMonth,
    weights: yearWeights(kind, firstMonth),
    contracts,
    spot: prices && { prices, days: daysToMove(prices) },
  };
}

export function computeMeter(use: MeterUse, basis: MeterBasis): MeterResult {
  if (use.kind === "months") {
    return priced(spreadMonthlyValues(use.kwh, basis.firstMonth, basis.kind), undefined, basis);
  }
  const reading = readMeterFile(use.text);
  return reading.ok ? priced(ownYear(reading.series, basis.weights), reading.series, basis) : reading;
}

function priced(year: OwnYear, series: MeterSeries | undefined, { contracts, spot }: MeterBasis): MeterAnswer {
  const costs = ownCosts(contracts, year, spot?.prices);
  const months = year.months.map(({ month }, index) => ({ month, wh: costs.monthsWh[index] ?? 0 }));
  return {
    ok: true,
    file: series === undefined ? undefined : withoutDays(series),
    months,
    totalWh: months.reduce((all, { wh }) => all + wh, 0),
    estimatedQuarters: year.estimatedQuarters,
    missingPrices: spot?.prices.missingQuarters,
    costs,
    moved: spot === undefined ? [] : moveUse(year, spot.prices, SHARES, spot.days),
  };
}

/** Thirty thousand values would be copied back for nothing. */
function withoutDays({ days: _days, ...rest }: MeterSeries): Omit<MeterSeries, "days"> {
  return rest;
}
