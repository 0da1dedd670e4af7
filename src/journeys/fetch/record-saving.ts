import type { Likeness } from "#domain/comparison/like-for-like.ts";
import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import { comparisonOf } from "#domain/offer/price.ts";
import { compareCover, coverOf, judgeOffers } from "#journeys/search/compare-cover.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { SavingStore } from "./saving.port.ts";

export interface RecordSavingPorts {
  readonly savings: Pick<SavingStore, "add">;
  readonly searches: Pick<SearchJourney, "find" | "currentInsurance">;
  readonly clock: Pick<Clock, "nowMs">;
  readonly newId: () => string;
}

export interface SavingSeen {
  readonly vertical: string;
  readonly owner: string;
  /** Undefined when the visitor is not logged in. */
  readonly personId: string | undefined;
  readonly searchId: string;
  readonly fetchId: string;
}

/** Spec 2 §6: only for a logged-in person, only after a fetch of their own. Returns whether anything was recorded. */
export async function recordSaving(ports: RecordSavingPorts, seen: SavingSeen): Promise<boolean> {
  const { vertical, owner, personId, searchId, fetchId } = seen;
  if (personId === undefined) return false;
  const [search, current] = await Promise.all([
    ports.searches.find(vertical, owner, searchId),
    ports.searches.currentInsurance(vertical, fetchId, owner),
  ]);
  if (!search?.result || !current) return false;
  const feeTodayOre = comparableFeeOre(current);
  // A lower price for another cover, for worse terms or for terms that are not known, is not a saving.
  const cover = compareCover(search.vertical, current, search.summary);
  const isLikeForLike = !cover?.change;
  const likenessOf = judgeOffers(search.vertical, current, cover);
  const lowestOre = Math.min(
    ...search.result.offers.flatMap((offer) =>
      isAsGood(likenessOf?.(coverOf(search.vertical, offer))) ? comparisonOf(offer.price).ore : [],
    ),
  );
  const savedOre = feeTodayOre === undefined || !isLikeForLike ? 0 : feeTodayOre - lowestOre;
  await ports.savings.add({
    savingId: ports.newId(),
    personId,
    vertical,
    searchId,
    fetchId,
    yearlyFeeSavedOre: Number.isFinite(savedOre) && savedOre > 0 ? savedOre : undefined,
    yearlyFeeTodayOre: isLikeForLike ? feeTodayOre : undefined,
    createdAtMs: ports.clock.nowMs(),
  });
  return true;
}

/** Where nothing is known of any cover, prices are all that is compared. */
const isAsGood = (likeness: Likeness | undefined): boolean => !likeness || likeness.verdict === "not-less";
