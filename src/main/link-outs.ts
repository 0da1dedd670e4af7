import { createLinkOutStore } from "#adapters/postgres/link-out-store.ts";
import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import type { LinkOutPages } from "#http/contract/link-out-services.ts";
import { perCustomerOre } from "#journeys/commission/commission-of.ts";
import { createLinkOutJourney } from "#journeys/link-out/link-out-journey.ts";
import { providerSites } from "#journeys/link-out/provider-sites.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

/** Joins what leads a visitor to a provider's site. */
export function createLinkOuts(
  { pool, verticals }: Pick<Resources, "pool" | "verticals">,
  { searches }: { readonly searches: { readonly journey: Pick<SearchJourney, "find"> } },
) {
  const journey = createLinkOutJourney({
    searches: searches.journey,
    searchOfResult: createSearchOfResult(pool),
    linkOuts: createLinkOutStore(pool),
    commissionOre: perCustomerOre,
  });
  return {
    /** A redirect of a page to any other site is refused, whatever the page answers. */
    isProviderSite: providerSites(verticals),
    pages: ({ visitor }: Reader): LinkOutPages => ({
      linkOut: {
        see: (vertical, resultId) => journey.see(vertical, visitor.owner(), resultId),
        leave: (vertical, resultId) => journey.leave(vertical, visitor.owner(), resultId),
      },
    }),
  };
}
