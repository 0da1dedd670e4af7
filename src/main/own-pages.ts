import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import type { OwnPages } from "#http/contract/page-services.ts";
import { loadOwnPage, type OwnPagePorts } from "#journeys/own-page/load-own-page.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Resources } from "./resources.ts";
import type { SeriesSubject } from "./series.ts";
import type { Reader } from "./subject.ts";

export interface OwnPageUses {
  readonly searches: { readonly journey: Pick<SearchJourney, "find"> };
  readonly series: Pick<SeriesSubject, "memory">;
}

/** Joins what the pages that only one vertical has may read. */
export function createOwnPages(
  { pool, verticals, applied, clock }: Pick<Resources, "pool" | "verticals" | "applied" | "clock">,
  { searches, series }: OwnPageUses,
) {
  const ports: OwnPagePorts = {
    verticals: [...verticals, ...applied],
    clock,
    searches: searches.journey,
    searchOfResult: createSearchOfResult(pool),
    series: (question) => series.memory.find(question),
  };
  return {
    pages: ({ visitor }: Reader): OwnPages => ({
      ownPage: (vertical, path, asked) =>
        loadOwnPage(ports, { ...asked, vertical, path, owner: () => visitor.owner() }),
    }),
  };
}
