import { seriesCallPath } from "#domain/addresses/series-call-path.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { seriesDataSchema, seriesQuerySchema } from "#http/contract/series.schema.ts";
import { presentSeries } from "#http/presenters/series.ts";
import type { SeriesMemory } from "#journeys/series/series-memory.ts";

/** A page asks a few times; an office may share one address. */
const LIMIT = { name: "series", limit: 300, windowMs: MINUTE_MS };

export const seriesCalls = (memory: Pick<SeriesMemory, "find" | "has">): Call[] => [
  defineCall({
    method: "GET",
    path: seriesCallPath(),
    summary: "Public values over time, by the quarter hour of each Swedish day; at most 400 days",
    input: seriesQuerySchema,
    output: seriesDataSchema,
    access: "public",
    isBackground: true,
    // Tomorrow's values come once a day, and are waited for.
    cache: "public, max-age=60",
    limit: LIMIT,
    async handle({ source, key, from, to }) {
      const question = `${source}/${key}`;
      if (!memory.has(question)) return { kind: "not-found" };
      const series = await memory.find(question);
      const value = presentSeries(series, from, to);
      return series ? { kind: "ok", value } : { kind: "refused", status: "Unavailable", value };
    },
  }),
];
