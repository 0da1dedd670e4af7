import { progressCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { mergeFetched } from "#domain/current-insurance/answer-conflicts.ts";
import { orderFlowVersion } from "#domain/search/search-parameters.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import {
  progressBodySchema,
  progressDataSchema,
  searchBodySchema,
  searchDataSchema,
} from "#http/contract/search.schema.ts";
import { presentProgress, presentSearch } from "#http/presenters/search.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { type FoundSearch, withheldFields } from "#journeys/search/found-search.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** A person compares a handful of cars; a script that harvests prices asks hundreds of times. */
const SEARCH_LIMIT = { name: "search", limit: 60, windowMs: 600_000 };
/** The documented poll is one in 800 ms; several tabs must fit. It is one read of Redis, and counting it there would double it. */
const PROGRESS_LIMIT = { name: "progress", limit: 600, windowMs: 60_000, isPerNode: true };

type Favourites = Pick<FavouritesJourney, "inSearch">;

export const searchCalls = (journey: SearchJourney, vertical: AnyVerticalServer, favourites?: Favourites): Call[] => [
  searchCall(journey, vertical, favourites),
  progressCall(journey, vertical),
];

function searchCall(journey: SearchJourney, vertical: AnyVerticalServer, favourites: Favourites | undefined): Call {
  const { name } = vertical.description;
  return defineCall({
    method: "POST",
    path: searchCallPath(vertical.description),
    summary: "Searches, and answers when every provider has answered or its time is up",
    input: searchBodySchema,
    output: searchDataSchema,
    access: "visitor",
    limit: SEARCH_LIMIT,
    async handle({ orderflowversion, tempsearchid, searchid, basedon, fetchdataid, ...given }, { visitor, session }) {
      const owner = visitor.owner();
      const storedId = searchid ?? basedon;
      const stored = storedId === undefined ? undefined : await journey.find(name, owner, storedId);
      if (storedId !== undefined && !stored) return { kind: "not-found" };
      const current = fetchdataid === undefined ? undefined : await journey.currentInsurance(name, fetchdataid, owner);
      const asked = mergeFetched({
        stored: stored?.parameters,
        given,
        fetched: current?.searchParameters,
        conflicts: stored?.conflicts,
        withheldFields: stored ? withheldFields(stored) : vertical.personalFields,
      });
      const done =
        stored && isSame(vertical, stored, asked.parameters)
          ? await runStored(journey, stored, owner, tempsearchid)
          : await journey.createAndRun(name, owner, asked, tempsearchid);
      if (!done.ok) return { kind: "invalid", errors: done.errors };
      const compared = await journey.compare(vertical, done.value.result ?? { offers: [], withoutOffer: [] }, current);
      const person = await session().catch(() => undefined);
      const saved = person && (await favourites?.inSearch(person.personId, done.value.searchId));
      // A fetch of another visitor prefills nothing, whatever the page sends.
      const flow = fetchdataid === undefined ? orderflowversion : orderFlowVersion(current?.fetchDataId);
      return { kind: "ok", value: presentSearch(done.value, compared, flow, saved) };
    },
  });
}

/**
 * Nothing was changed: the search is the one that is stored, and is not made again. The same written in another way, as a
 * fetched plate with its space, is no change.
 */
function isSame(
  vertical: AnyVerticalServer,
  stored: FoundSearch,
  parameters: Readonly<Record<string, string>>,
): boolean {
  const parsed = vertical.parse(parameters);
  if (!parsed.ok) return false;
  return Object.entries(vertical.serialize(parsed.value)).every(([name, value]) => stored.parameters[name] === value);
}

async function runStored(journey: SearchJourney, stored: FoundSearch, owner: string, tempSearchId: string) {
  journey.bindTemp(tempSearchId, owner, { searchId: stored.searchId, vertical: stored.vertical.description.name });
  const value: FoundSearch = { ...stored, state: "done", result: await journey.run(stored, owner) };
  return { ok: true, value } as const;
}

function progressCall(journey: SearchJourney, vertical: AnyVerticalServer): Call {
  return defineCall({
    method: "POST",
    path: progressCallPath(vertical.description),
    summary: "Which providers have answered so far",
    input: progressBodySchema,
    output: progressDataSchema,
    access: "visitor",
    isBackground: true,
    repeatsValues: true,
    limit: PROGRESS_LIMIT,
    async handle({ tempsearchid }, { visitor }) {
      const snapshot = await journey.progress(tempsearchid, visitor.owner());
      if (!snapshot || snapshot.vertical !== vertical.description.name) return { kind: "not-found" };
      return { kind: "ok", value: presentProgress(vertical, snapshot) };
    },
  });
}
