import type { DeliveryReading, ProviderDelivery, ProviderReply } from "#verticals/_contract/provider.ts";
import { getJson, postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord, readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { FACILITY_FIELD } from "#verticals/electricity/facility-id.ts";
import type { SwitchCorrectionWire } from "#verticals/_ordering/delivery.wire.ts";

/** A switch takes two weeks or more, and the grid company may refuse the facility id meanwhile. */
export const supplierDelivery: ProviderDelivery = {
  ask: (reference) => getJson(`/v1/switches?reference=${encodeURIComponent(reference)}`),
  read,
  correct({ reference, idempotencyKey, value }) {
    const body: SwitchCorrectionWire = { reference, facilityId: value.replaceAll(/\s/g, "") };
    return postJson("/v1/switches/corrections", body, { "idempotency-key": idempotencyKey });
  },
  readCorrected: read,
};

const KINDS = { CONFIRMED: "confirmed", MOVED: "moved", COMPLETED: "completed" } as const;
const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function read({ status, body }: ProviderReply): DeliveryReading {
  const answer = status === 200 ? readJsonRecord(body) : undefined;
  const stated = answer?.["status"];
  if (stated === "PENDING") return { kind: "pending" };
  if (stated === "REFUSED") {
    const isAboutFacility = answer?.["field"] === "facilityId";
    const message = readText(answer?.["reason"]) ?? "";
    return { kind: "refused", message, ...(isAboutFacility ? { field: FACILITY_FIELD } : {}) };
  }
  if (stated !== "CONFIRMED" && stated !== "MOVED" && stated !== "COMPLETED") return unreadable(`status ${status}`);
  const date = answer?.["date"];
  return typeof date === "string" && ISO_DAY.test(date) ? { kind: KINDS[stated], date } : unreadable("no day");
}
