import type { EventPages } from "#http/contract/events-services.ts";
import { seeEvents } from "#journeys/events/see-events.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Reader } from "./subject.ts";

/** Joins what a page of events reads. */
export const createEvents = ({
  searches,
}: {
  readonly searches: { readonly journey: Pick<SearchJourney, "find" | "currentInsurance"> };
}) => ({
  pages: ({ visitor }: Reader): EventPages => ({
    seeEvents: (question) => seeEvents({ searches: searches.journey }, { ...question, owner: visitor.owner() }),
  }),
});
