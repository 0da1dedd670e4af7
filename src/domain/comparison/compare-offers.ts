import { comparableFeeOre, type CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { type RankedOffer, rankOffers } from "#domain/offer/offer.ts";
import { type ChosenPrice, choosePrice, comparisonOf } from "#domain/offer/price.ts";
import type { Payment } from "../offer/payment-plan.ts";
import { calculateYearlySaving } from "./yearly-saving.ts";

/** Spec 3 §2.9, as they are called on the wire. */
export type OfferLabel = "lowest_yearlyfee" | "no_bindtime" | "popular";

/** An offer beside what the visitor has today and beside the other offers. */
export interface ComparedOffer<Detail = Record<string, unknown>> extends Omit<RankedOffer<Detail>, "price"> {
  /** In the way of paying that the visitor has chosen: rank, saving and labels are by it. */
  readonly price: ChosenPrice;
  readonly isCheaper: boolean;
  /** Undefined when there is nothing to save against, or nothing is saved. */
  readonly yearlyFeeSavedOre: number | undefined;
  readonly labels: readonly OfferLabel[];
}

export interface Comparison<Detail = Record<string, unknown>> {
  readonly payment?: Payment | undefined;
  readonly current: CurrentInsurance | undefined;
  /** Where nothing is fetched: what the visitor has typed. */
  readonly typedFeeOre?: number | undefined;
  /** How many orders each provider has had lately, by provider id; from real orders only. */
  readonly recentOrders: ReadonlyMap<number, number>;
  hasBindingTime(detail: Detail): boolean;
}

export function compareOffers<Detail>(
  offers: readonly RankedOffer<Detail>[],
  comparison: Comparison<Detail>,
): ComparedOffer<Detail>[] {
  const feeTodayOre = feeToday(comparison.current, comparison.typedFeeOre);
  const ranked = rankOffers(offers, comparison.payment).map((offer, position) => ({
    ...offer,
    position,
    price: choosePrice(offer.price, comparison.payment),
  }));
  const lowestOre = Math.min(...ranked.map(({ price }) => price.comparison.ore));
  const popular = findPopular(comparison.recentOrders);
  return ranked.map((offer) => {
    const yearlyFeeSavedOre = calculateYearlySaving(feeTodayOre, offer.price.comparison.ore);
    return {
      ...offer,
      isCheaper: yearlyFeeSavedOre !== undefined,
      yearlyFeeSavedOre,
      labels: [
        ...(offer.price.comparison.ore === lowestOre && !offer.price.comparison.isGain
          ? (["lowest_yearlyfee"] as const)
          : []),
        ...(comparison.hasBindingTime(offer.detail) ? [] : (["no_bindtime"] as const)),
        ...(popular.has(offer.providerId) ? (["popular"] as const) : []),
      ],
    };
  });
}

const feeToday = (current: CurrentInsurance | undefined, typedFeeOre: number | undefined): number | undefined =>
  current ? comparableFeeOre(current) : typedFeeOre;

/** How many of the offers cost less than what the visitor has today. */
export const countCheaper = (
  offers: readonly Pick<RankedOffer, "price">[],
  current: CurrentInsurance | undefined,
  typedFeeOre?: number,
  payment?: Payment,
): number =>
  offers.filter(
    ({ price }) =>
      calculateYearlySaving(feeToday(current, typedFeeOre), comparisonOf(price, payment).ore) !== undefined,
  ).length;

/** C-054: the saving on the card's badge, in öre; undefined when there is no badge. */
export const savingsBadgeOre = (offer: Pick<ComparedOffer, "isCheaper" | "yearlyFeeSavedOre">): number | undefined =>
  offer.isCheaper && offer.yearlyFeeSavedOre ? offer.yearlyFeeSavedOre : undefined;

/** Fewer orders than this are chance, not a preference. */
const LEAST_POPULAR_ORDERS = 20;

/** The one most have chosen; none while two are equal or there are hardly any orders. */
function findPopular(recentOrders: ReadonlyMap<number, number>): ReadonlySet<number> {
  const most = Math.max(...recentOrders.values());
  const chosen = [...recentOrders].filter(([, count]) => count === most && count >= LEAST_POPULAR_ORDERS);
  return new Set(chosen.length === 1 ? chosen.map(([providerId]) => providerId) : []);
}
