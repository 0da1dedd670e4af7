import { passed } from "#domain/checked.ts";
import type { PageServices, PageSettings, ResultPage } from "#http/contract/page-services.ts";
import type { FormTokens } from "#http/middleware/form-token.ts";
import type { Visitor } from "#http/middleware/visitor.ts";
import type { SearchJourney, SeenSearch } from "#journeys/search/search-journey.ts";

export interface PageJourneys {
  readonly journey: SearchJourney;
  readonly formTokens: FormTokens;
}

/** The journeys as pages see them, for one visitor. */
export function createPageServices(
  { journey, formTokens }: PageJourneys,
  settings: PageSettings,
  visitor: Visitor,
): PageServices {
  return {
    settings,
    formToken: () => formTokens.issue(visitor.owner()),

    async createSearch(vertical, parameters) {
      const created = await journey.create(vertical, visitor.owner(), parameters);
      return created.ok ? passed({ searchId: created.value.searchId }) : created;
    },

    async resultPage(vertical, searchId, { wait }) {
      const owner = visitor.owner();
      const seen = await journey.see(vertical, owner, searchId);
      if (!seen || seen.result || !wait) return seen && toPage(seen);
      return toPage({ ...seen, state: "done", result: await journey.run(seen, owner) });
    },
  };
}

const toPage = (seen: SeenSearch): ResultPage => ({
  searchId: seen.searchId,
  state: seen.state,
  summary: seen.summary,
  asked: seen.vertical.providers.map(({ providerId, name, slug }) => ({ providerId, name, slug })),
  offers: seen.result?.offers ?? [],
  silent: seen.result?.silent ?? [],
});
