import { insuranceDataWebhookPath } from "#domain/addresses/machine-paths.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { fetchWebhookBodySchema, fetchWebhookDataSchema } from "#http/contract/fetch.schema.ts";
import { takeEvent, type TakeEventPorts } from "#journeys/fetch/take-event.ts";

export interface FetchEventPorts extends TakeEventPorts {
  /** Where the aggregator puts its signature, in small letters. */
  readonly signatureHeader: string;
}

/** Some events for each fetch, all from one place. */
const EVENT_LIMIT = { name: "fetch-event", windowMs: 60_000, limit: 6_000 };

export const fetchEventCall = (ports: FetchEventPorts): Call =>
  defineCall({
    method: "POST",
    path: insuranceDataWebhookPath(),
    summary: "The aggregator reports progress of a fetch; signed over the body as it was sent",
    input: fetchWebhookBodySchema,
    output: fetchWebhookDataSchema,
    access: "machine",
    limit: EVENT_LIMIT,
    async handle({ collectionId, eventId, timestamp }, { rawBody, header }) {
      const signature = header(ports.signatureHeader);
      const taken = await takeEvent(ports, { collectionId, eventId, timestamp, rawBody, signature });
      if (taken === "refused") return { kind: "forbidden" };
      const value = { Result: {} };
      return taken === "replayed" ? { kind: "refused", status: "Replayed", value } : { kind: "ok", value };
    },
  });
