import type { OrderToPlace, PlacementReading, ProviderOrdering, ProviderReply } from "#verticals/_contract/provider.ts";
import { readId, readJsonRecord, readRecord, readText, unreadable } from "#verticals/_contract/wire-reading.ts";
import type { AtOnceOrderWire } from "./json-at-once.wire.ts";
import { getJson, postJson } from "./json-request.ts";

/** How an order reaches an insurer that answers at once. The insurer does not look at the reference: ask before placing. */
export const atOnceOrdering: ProviderOrdering = {
  place: (order) => postJson("/v1/orders", toOrder(order)),
  readPlaced,
  find: (reference) => getJson(`/v1/orders?reference=${encodeURIComponent(reference)}`),
  readFound,
};

const toOrder = (order: OrderToPlace): AtOnceOrderWire => ({
  reference: order.reference,
  quoteId: order.subscriptionId,
  premiumPerYear: order.yearlyFeeOre / 100,
  startDate: order.startDate,
  ssn: order.personalNumber,
  contact: { ...order.fields },
});

function readPlaced(reply: ProviderReply): PlacementReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 201) return readOrder(answer);
  const message = answer?.["status"] === "REFUSED" ? readText(answer["reason"]) : undefined;
  return reply.status === 422 && message ? { kind: "refused", message } : unreadable(`status ${reply.status}`);
}

/** Only a well-formed empty list says that nothing was placed: an order placed again by mistake is worse than a late one. */
function readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" } {
  const orders = readJsonRecord(reply.body)?.["orders"];
  if (reply.status !== 200 || !Array.isArray(orders)) return unreadable(`status ${reply.status}`);
  return orders.length === 0 ? { kind: "not-found" } : readOrder(readRecord(orders[0]));
}

function readOrder(order: Readonly<Record<string, unknown>> | undefined): PlacementReading {
  const providerOrderId = readId(order?.["orderNumber"]);
  return providerOrderId ? { kind: "placed", providerOrderId } : unreadable("no order number");
}
