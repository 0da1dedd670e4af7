import { type Call, defineCall } from "#http/calls/call.ts";
import { savingEventBodySchema, savingEventDataSchema } from "#http/contract/fetch.schema.ts";
import type { FetchableVertical } from "#journeys/fetch/fetch-journey.ts";
import { recordSaving, type RecordSavingPorts } from "#journeys/fetch/record-saving.ts";

const SAVING_LIMIT = { name: "saving-event", windowMs: 600_000, limit: 60 };

/** For a vertical that reports what was saved (spec 2 §7). */
export function savingEventCalls(ports: RecordSavingPorts, { description }: FetchableVertical): Call[] {
  const path = description.fetch.savingEventPath;
  if (path === undefined) return [];
  return [
    defineCall({
      method: "POST",
      path,
      summary: "What a logged-in person could save by what was fetched, for their own pages",
      input: savingEventBodySchema,
      output: savingEventDataSchema,
      access: "visitor",
      isBackground: true,
      limit: SAVING_LIMIT,
      async handle({ searchid, fetchdataid }, { visitor, session }) {
        const recorded = await recordSaving(ports, {
          vertical: description.name,
          owner: visitor.owner(),
          personId: (await session())?.personId,
          searchId: searchid,
          fetchId: fetchdataid,
        });
        return { kind: "ok", value: { Result: { recorded } } };
      },
    }),
  ];
}
