import type { SeriesDay } from "#domain/series/stored-series.ts";
import { profileOf } from "#verticals/electricity/calculation/load-profile.ts";
import { firstMonthOfYear, latestSpotYear } from "#verticals/electricity/calculation/spot-years.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import type { MeterRefusal, MeterSeries } from "./meter-series.ts";
import { spreadMonthlyValues } from "./monthly-values.ts";
import { type MovedUse, moveUse, SHARES } from "./move-use.ts";
import { type OwnContract, type OwnCosts, ownCosts } from "./own-cost.ts";
import { type OwnYear, ownYear } from "./own-year.ts";
import { readMeterFile } from "./read-meter-file.ts";

/** Everything the calculation needs, as plain data: it is posted to a worker. */
export interface MeterQuestion {
  readonly use:
    | { readonly kind: "file"; readonly text: string }
    /** Whole kWh, January first. */
    | { readonly kind: "months"; readonly kwh: readonly number[] };
  readonly home: Pick<ElectricitySearch, "housing" | "heating">;
  readonly contracts: readonly OwnContract[];
  /** Of the visitor's area; those of the last whole twelve months are used. */
  readonly spotDays: readonly SeriesDay[];
  readonly today: string;
}

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

export function computeMeter(question: MeterQuestion): MeterResult {
  const { use, home, today } = question;
  const kind = profileOf(home);
  const firstMonth = firstMonthOfYear(today, 1);
  if (use.kind === "months") return priced(question, spreadMonthlyValues(use.kwh, firstMonth, kind), undefined);
  const reading = readMeterFile(use.text);
  return reading.ok ? priced(question, ownYear(reading.series, firstMonth, kind), reading.series) : reading;
}

function priced(
  { contracts, spotDays, today }: MeterQuestion,
  year: OwnYear,
  series: MeterSeries | undefined,
): MeterAnswer {
  const prices = latestSpotYear(spotDays, today);
  const months = year.months.map(({ month, wh }) => ({ month, wh: wh.reduce((all, value) => all + value, 0) }));
  return {
    ok: true,
    file: series === undefined ? undefined : withoutDays(series),
    months,
    totalWh: months.reduce((all, { wh }) => all + wh, 0),
    estimatedQuarters: year.estimatedQuarters,
    missingPrices: prices?.missingQuarters,
    costs: ownCosts(contracts, year, prices),
    moved: prices === undefined ? [] : SHARES.map((share) => moveUse(year, prices, share)),
  };
}

/** Thirty thousand values would be copied back for nothing. */
function withoutDays({ days: _days, ...rest }: MeterSeries): Omit<MeterSeries, "days"> {
  return rest;
}
