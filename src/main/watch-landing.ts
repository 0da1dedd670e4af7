import { createFoundOffers, createWatchAnswers } from "#adapters/postgres/watch-landing.ts";
import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import type { WatchLandingPages } from "#http/contract/watch-landing-services.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { createWatchLandingJourney } from "#journeys/watch-landing/watch-landing.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

interface WatchLandingUses {
  readonly searches: { readonly journey: Pick<SearchJourney, "find" | "create"> };
}

/** Joins the page that the mail of a watch leads to. */
export function createWatchLanding(
  resources: Pick<Resources, "pool" | "cipher" | "lookupHash" | "verticals" | "clock">,
  { searches }: WatchLandingUses,
) {
  const journey = createWatchLandingJourney({
    watches: createWatchStore(resources),
    offers: createFoundOffers(resources),
    answers: createWatchAnswers(resources),
    searches: searches.journey,
    verticals: resources.verticals,
    clock: resources.clock,
  });
  return {
    pages: ({ visitor }: Reader): WatchLandingPages => ({
      watchLanding: ({ personId }) => ({
        see: (findingId) => journey.see(personId, findingId),
        stay: (findingId) => journey.stay(personId, findingId),
        stopWatching: (findingId) => journey.stopWatching(personId, findingId),
        openOffer: (findingId) => journey.openOffer(personId, findingId, visitor.owner()),
        openList: (findingId) => journey.openList(personId, findingId, visitor.owner()),
      }),
    }),
  };
}
