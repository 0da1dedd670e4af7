import { watchEndCallPath } from "#domain/addresses/watch-paths.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { emptyDataSchema, oneClickSchema } from "#http/contract/newsletter.schema.ts";
import type { WatchEnding } from "#journeys/watch/end-watch.ts";

export const watchCalls = (ending: Pick<WatchEnding, "end">): Call[] => [
  defineCall({
    method: "POST",
    path: watchEndCallPath(),
    summary: "Stops a watch with one press in a mail program (RFC 8058)",
    input: oneClickSchema,
    output: emptyDataSchema,
    access: "machine",
    limit: { name: "watch-end", windowMs: HOUR_MS, limit: 600 },
    handle: async ({ kod }) =>
      (await ending.end(kod)) ? { kind: "ok", value: { Result: {} } } : { kind: "not-found" },
  }),
];
