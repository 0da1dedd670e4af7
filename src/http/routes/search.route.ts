import { type Call, defineCall } from "#http/call.ts";
import {
  progressBodySchema,
  progressDataSchema,
  searchBodySchema,
  searchDataSchema,
} from "#http/contract/search.schema.ts";
import { presentProgress, presentSearch } from "#http/presenters/search.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** A person compares a handful of cars; a script that harvests prices asks hundreds of times. */
const SEARCH_LIMIT = { name: "search", limit: 60, windowMs: 600_000 };
/** The documented poll is one in 800 ms; several tabs must fit. */
const PROGRESS_LIMIT = { name: "progress", limit: 600, windowMs: 60_000 };

export const searchCalls = (journey: SearchJourney, vertical: AnyVerticalServer): Call[] => [
  searchCall(journey, vertical),
  progressCall(journey, vertical),
];

function searchCall(journey: SearchJourney, vertical: AnyVerticalServer): Call {
  const { name, path } = vertical.description;
  return defineCall({
    method: "POST",
    path: `${path}jamfor/ajax`,
    summary: "Searches, and answers when every provider has answered or its time is up",
    input: searchBodySchema,
    output: searchDataSchema,
    access: "visitor",
    limit: SEARCH_LIMIT,
    async handle({ orderflowversion: _, tempsearchid, searchid, ...parameters }, { visitor }) {
      const owner = visitor.owner();
      const stored = searchid === undefined ? undefined : await journey.see(name, owner, searchid);
      if (searchid !== undefined && !stored) return { kind: "not-found" };
      if (stored && Object.keys(parameters).length === 0) {
        journey.bindTemp(tempsearchid, owner, { searchId: stored.searchId, vertical: name });
        return { kind: "ok", value: presentSearch(stored, await journey.run(stored, owner)) };
      }
      const done = await journey.createAndRun(name, owner, { ...stored?.parameters, ...parameters }, tempsearchid);
      if (!done.ok) return { kind: "invalid", errors: done.errors };
      return { kind: "ok", value: presentSearch(done.value, done.value.result ?? { offers: [], silent: [] }) };
    },
  });
}

function progressCall(journey: SearchJourney, vertical: AnyVerticalServer): Call {
  return defineCall({
    method: "POST",
    path: `${vertical.description.path}jamfor/progress`,
    summary: "Tells which providers have answered so far",
    input: progressBodySchema,
    output: progressDataSchema,
    access: "visitor",
    limit: PROGRESS_LIMIT,
    async handle({ tempsearchid }, { visitor }) {
      const reading = await journey.progress(tempsearchid, visitor.owner());
      if (!reading || reading.vertical !== vertical.description.name) return { kind: "not-found" };
      return { kind: "ok", value: presentProgress(vertical, reading) };
    },
  });
}
