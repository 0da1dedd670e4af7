import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import type { DifferencePages } from "#http/contract/difference-services.ts";
import { findCoverDifference } from "#journeys/fetch/cover-difference.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

/** Joins the page of what differs between an offer and today's insurance. */
export function createCoverDifferences(
  { pool }: Pick<Resources, "pool">,
  { searches }: { readonly searches: { readonly journey: Pick<SearchJourney, "findList"> } },
) {
  const ports = { searches: searches.journey, searchOfResult: createSearchOfResult(pool) };
  return {
    pages: ({ visitor, session }: Reader): DifferencePages => ({
      coverDifference: (vertical, resultId, { fetchDataId = "", payment }) =>
        findCoverDifference(ports, { vertical, owner: visitor.owner(), resultId, fetchDataId, payment }, { session }),
    }),
  };
}
