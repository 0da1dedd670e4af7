import { progressCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { orderFlowVersion } from "#domain/search/search-parameters.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import {
  progressBodySchema,
  progressDataSchema,
  searchBodySchema,
  searchDataSchema,
} from "#http/contract/search.schema.ts";
import { presentProgress, presentSearch, presentSearchId } from "#http/presenters/search.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** A person compares a handful of cars; a script that harvests prices asks hundreds of times. */
const SEARCH_LIMIT = { name: "search", limit: 60, windowMs: 600_000 };
/** The documented poll is one in 800 ms; several tabs must fit. It is one read of Redis, and counting it there would double it. */
const PROGRESS_LIMIT = { name: "progress", limit: 600, windowMs: 60_000, isPerNode: true };

export const searchCalls = (journey: SearchJourney, vertical: AnyVerticalServer): Call[] => [
  searchCall(journey, vertical),
  progressCall(journey, vertical),
];

function searchCall(journey: SearchJourney, vertical: AnyVerticalServer): Call {
  const { name } = vertical.description;
  return defineCall({
    method: "POST",
    path: searchCallPath(vertical.description),
    summary: "Searches, and answers when every provider has answered or its time is up",
    input: searchBodySchema,
    output: searchDataSchema,
    access: "visitor",
    limit: SEARCH_LIMIT,
    async handle(
      { orderflowversion, tempsearchid, searchid, basedon, fetchdataid, answer, payment, ...given },
      request,
    ) {
      const owner = request.visitor.owner();
      const asked = { vertical: name, owner, basedOn: searchid ?? basedon, fetchDataId: fetchdataid, given };
      const ended = await journey.run(asked, tempsearchid);
      if (!ended) return { kind: "not-found" };
      if (!ended.ok) return { kind: "invalid", errors: ended.errors };
      // A fetch of another visitor prefills nothing, whatever the page sends.
      const flow = fetchdataid === undefined ? orderflowversion : orderFlowVersion(ended.value.current?.fetchDataId);
      if (answer === "id") return { kind: "ok", value: presentSearchId(ended.value, flow) };
      return { kind: "ok", value: presentSearch(await journey.list(ended.value, request, payment), flow) };
    },
  });
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
