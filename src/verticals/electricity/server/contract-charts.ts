import type { RankedOffer } from "#domain/offer/offer.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import { spotBasis } from "#verticals/electricity/calculation/contract-cost.ts";
import { roundRatio } from "#verticals/electricity/calculation/exact.ts";
import { profileOf, YEAR_WEIGHT } from "#verticals/electricity/calculation/load-profile.ts";
import { monthlyCosts } from "#verticals/electricity/calculation/year-amount.ts";
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

/** The last twelve whole months by the household's profile; undefined when their prices are not known. */
export function monthsOf(
  offer: RankedOffer,
  list: readonly RankedOffer[],
  spot: StoredSeries | undefined,
  search: ElectricitySearch,
  today: string,
): ContractMonths | undefined {
  const year = spotBasis(spot, profileOf(search), today).years[0];
  const other = cheapestOfOtherKind(offer, list);
  if (!year || !other) return undefined;
  const unit = { kwh: search.yearlyUseKwh, parts: YEAR_WEIGHT };
  return {
    months: year.map(({ month }) => month),
    contracts: [offer, other].map((each) => ({
      name: `${each.providerName}, ${each.subscriptionName}`,
      type: detailOf(each).terms.type,
      monthsOre: monthlyCosts(detailOf(each).terms, year, unit).map((hundredths) => roundRatio(hundredths, 100)),
    })),
  };
}

// A vertical only ever gets back the detail its own providers made.
const detailOf = ({ detail }: RankedOffer): ElectricityDetail => detail as ElectricityDetail;

const isFixed = (offer: RankedOffer): boolean => detailOf(offer).terms.type === "fixed";

/** Contracts that follow the market follow each other: a fixed price is shown beside one of them. */
const cheapestOfOtherKind = (offer: RankedOffer, list: readonly RankedOffer[]): RankedOffer | undefined =>
  list.toSorted((a, b) => a.position - b.position).find((each) => isFixed(each) !== isFixed(offer));
