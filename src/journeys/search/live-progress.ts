import { hasAnswered } from "#domain/offer/offer.ts";
import { feesOf } from "#domain/offer/price.ts";
import { answersOf, providerIdOf } from "./join-answers.ts";
import { recentMap } from "./recent-map.ts";
import type { ProgressSnapshot, ProviderAnswer, SearchResult, TempSearch } from "./search.port.ts";

/**
 * This node's own progress of the searches that it runs or has just run: a poll that reaches the node that runs the search
 * is answered without the cache. The cache has all other searches.
 */
export interface LiveProgress {
  bind(tempSearchId: string, owner: string, search: TempSearch): void;
  /** With the answers so far, when it is taken over. */
  begin(searchId: string, answered: readonly ProviderAnswer[]): void;
  answer(searchId: string, answer: ProviderAnswer): void;
  /** The list is open, with this number of offers. */
  listed(searchId: string, offerCount: number): void;
  end(searchId: string, result: SearchResult): void;
  /** After a failed run the cache answers. */
  forget(searchId: string): void;
  /** The same object until something changes. */
  readSnapshot(tempSearchId: string, owner: string): (ProgressSnapshot & TempSearch) | undefined;
}

interface Live {
  readonly fees: Map<number, number | undefined>;
  readonly yearlyFees: Map<number, number>;
  listedCount: number;
  isDone: boolean;
}

interface Bound {
  readonly search: TempSearch;
  snapshot?: (ProgressSnapshot & TempSearch) | undefined;
}

/** `limit` searches; a few hundred bytes each. */
export function createLiveProgress(limit: number): LiveProgress {
  const searches = recentMap<string, Live>(limit);
  const bound = recentMap<string, Bound>(limit);
  // The page chose the temporary id: the same id of another visitor is another search.
  const keyOf = (tempSearchId: string, owner: string) => `${owner} ${tempSearchId}`;
  return {
    bind: (tempSearchId, owner, search) => bound.set(keyOf(tempSearchId, owner), { search }),
    begin(searchId, answered) {
      const live: Live = { fees: new Map(), yearlyFees: new Map(), listedCount: 0, isDone: false };
      for (const answer of answered) note(live, answer);
      searches.set(searchId, live);
    },
    answer(searchId, answer) {
      const live = searches.get(searchId);
      if (live) note(live, answer);
    },
    listed(searchId, offerCount) {
      const live = searches.get(searchId);
      if (live) live.listedCount = offerCount;
    },
    end(searchId, result) {
      const live = searches.get(searchId);
      if (!live) return;
      // Some may have arrived just before.
      for (const answer of answersOf(result)) note(live, answer);
      live.listedCount = result.offers.length;
      live.isDone = true;
    },
    forget: (searchId) => searches.delete(searchId),
    readSnapshot(tempSearchId, owner) {
      const asked = bound.get(keyOf(tempSearchId, owner));
      const live = asked && searches.get(asked.search.searchId);
      if (!live) return undefined;
      const { snapshot } = asked;
      if (snapshot && isSame(snapshot, live)) return snapshot;
      asked.snapshot = {
        ...asked.search,
        monthlyFeeOre: new Map(live.fees),
        yearlyFeeOre: new Map(live.yearlyFees),
        listedCount: live.listedCount,
        isDone: live.isDone,
        isAttended: true,
      };
      return asked.snapshot;
    },
  };
}

const isSame = (snapshot: ProgressSnapshot, { fees, listedCount, isDone }: Live): boolean =>
  snapshot.isDone === isDone && snapshot.listedCount === listedCount && snapshot.monthlyFeeOre.size === fees.size;

function note(live: Live, answer: ProviderAnswer): void {
  const providerId = providerIdOf(answer);
  const [best] = answer.kind === "answered" ? answer.offers : [];
  const fees = best && feesOf(best.price);
  if (fees) live.yearlyFees.set(providerId, fees.yearlyFeeOre);
  if (answer.kind === "answered" || hasAnswered(answer.withoutOffer)) live.fees.set(providerId, fees?.monthlyFeeOre);
}
