import type { CoverChange } from "./cover-change.ts";
import type { CoverVerdict } from "./like-for-like.ts";
import { calculateYearlySaving } from "./yearly-saving.ts";

/** Where the present insurance stands among the offers, by the yearly cost as they do. */
export interface Staying {
  /** 1 is the cheapest. An equal price is not cheaper, so an offer at the same price stands after it. */
  readonly position: number;
  /** Its offers and itself. */
  readonly of: number;
  readonly cheaper: number;
  /** How many of the cheaper ones have at least one part that is worse. */
  readonly cheaperForLess: number;
  /**
   * No offer is cheaper without being worse. One whose cover is unknown may be as good, so it is not best beside that. Nor is it where
   * the visitor asks for another kind of cover: then it is not what is asked for.
   */
  readonly isBest: boolean;
}

interface JudgedOffer {
  readonly yearlyOre: number;
  readonly verdict: CoverVerdict;
}

/** Undefined when today's fee is unknown or is a campaign's, or when there is nothing to stand among. */
export function rankStaying(
  feeTodayOre: number | undefined,
  offers: readonly JudgedOffer[],
  change?: CoverChange,
): Staying | undefined {
  if (feeTodayOre === undefined || offers.length === 0) return undefined;
  const cheaper = offers.filter(({ yearlyOre }) => calculateYearlySaving(feeTodayOre, yearlyOre) !== undefined);
  const cheaperForLess = cheaper.filter(({ verdict }) => verdict === "less").length;
  return {
    position: cheaper.length + 1,
    of: offers.length + 1,
    cheaper: cheaper.length,
    cheaperForLess,
    isBest: !change && cheaperForLess === cheaper.length,
  };
}
