import type { RankedOffer } from "#domain/offer/offer.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import { yearFrom } from "#verticals/electricity/calculation/swedish-day.ts";
import type { ContractDay, ContractMonths } from "#verticals/electricity/contract/contract-page-data.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { viewToday } from "#verticals/electricity/today/today-view.ts";

/** Today's prices; undefined when they are not known. */
export function dayOf(
  spot: StoredSeries | undefined,
  { area }: ElectricitySearch,
  today: string,
  nowMs: number,
): ContractDay | undefined {
  const { shown, now } = viewToday(spot, today, nowMs);
  return shown?.date === today ? { area, prices: shown, now } : undefined;
}

/** The months of its yearly cost beside those of another contract; undefined where the list has none to compare with. */
export function monthsOf(offer: RankedOffer, list: readonly RankedOffer[]): ContractMonths | undefined {
  const other = cheapestOfOtherKind(offer, list);
  if (!other) return undefined;
  const { months } = detailOf(offer).cost;
  return {
    months: yearFrom(months.first),
    contracts: [offer, other].map((each) => ({
      name: `${each.providerName}, ${each.subscriptionName}`,
      type: detailOf(each).terms.type,
      monthsOre: detailOf(each).cost.months.ore,
    })),
  };
}

// A vertical only ever gets back the detail its own providers made.
const detailOf = ({ detail }: RankedOffer): ElectricityDetail => detail as ElectricityDetail;

const isFixed = (offer: RankedOffer): boolean => detailOf(offer).terms.type === "fixed";

/** Contracts that follow the market follow each other: a fixed price is shown beside one of them. */
const cheapestOfOtherKind = (offer: RankedOffer, list: readonly RankedOffer[]): RankedOffer | undefined =>
  list.toSorted((a, b) => a.position - b.position).find((each) => isFixed(each) !== isFixed(offer));
