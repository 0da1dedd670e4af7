import type { ProviderLead } from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { LEAD_PATH, type LeadWire } from "./lead.wire.ts";

/** Our reference is the provider's idempotency key. */
export const leadSending: Pick<ProviderLead, "send" | "readSent"> = {
  send: ({ reference, contact, facts, consent }) => {
    const message: LeadWire = { reference, contact, about: facts, consent };
    return postJson(LEAD_PATH, message, { "idempotency-key": reference });
  },
  readSent({ status, body }) {
    const answer = readJsonRecord(body);
    if ((status === 200 || status === 201) && answer?.["status"] === "RECEIVED") return { kind: "received" };
    if (status === 422 && answer?.["status"] === "REFUSED") return { kind: "refused" };
    return unreadable(`status ${status}`);
  },
};
