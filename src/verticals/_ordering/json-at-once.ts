import type {
  OrderToPlace,
  PlacementReading,
  PriceQuestion,
  PriceReading,
  ProviderOrdering,
  ProviderReply,
} from "#verticals/_contract/provider.ts";
import {
  readId,
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  readUrl,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import type { AtOnceOrderWire, AtOncePriceQuestionWire } from "./json-at-once.wire.ts";
import { getJson, postJson } from "#verticals/_contract/wire/json-request.ts";
import { CHOICE_BOUNDS, MAX_CHOICES, PRICE_BOUNDS, type ReadChoice, toInvalid, toPriceReading } from "./read-priced.ts";
import { atOnceWithdrawing } from "./withdrawals.ts";

/** How an order reaches an insurer that answers at once. The insurer ignores the reference: ask before placing. */
export const atOnceOrdering: ProviderOrdering = {
  price: (question) => postJson(`/v1/quotes/${encodeURIComponent(question.quoteId)}/price`, toPriceQuestion(question)),
  readPriced,
  place: (order) => postJson("/v1/orders", toOrder(order)),
  readPlaced,
  find: (reference) => getJson(`/v1/orders?reference=${encodeURIComponent(reference)}`),
  readFound,
  ...atOnceWithdrawing,
};

const ORE_PER_KR = 100;

const toPriceQuestion = (question: PriceQuestion): AtOncePriceQuestionWire => ({
  startDate: question.startDate,
  payment: question.payment === "monthly" ? "MONTHLY" : "YEARLY",
  addOns: [...question.addOnIds],
  discounts: [...question.discountIds],
  ...(question.reference === undefined ? {} : { reference: question.reference }),
});

function readPriced(reply: ProviderReply): PriceReading {
  const answer = readJsonRecord(reply.body);
  const status = answer?.["status"];
  if (reply.status === 410 && status === "OUTDATED") return { kind: "outdated" };
  if (reply.status === 422) return readObjection(answer) ?? unreadable("no reason");
  const premium = readRecord(answer?.["premium"]);
  if (reply.status !== 200 || status !== "PRICED") return unreadable(`status ${reply.status}`);
  if (premium?.["currency"] !== "SEK") return unreadable("not in kronor");
  return toPriceReading({
    subscriptionId: answer?.["quoteId"],
    yearlyFeeOre: readOre(premium["perYear"], ORE_PER_KR, PRICE_BOUNDS),
    monthlyFeeOre: readOre(premium["perMonth"], ORE_PER_KR, PRICE_BOUNDS),
    addOns: readAtOnceChoices(answer?.["addOns"]),
    discounts: readAtOnceChoices(answer?.["discounts"]),
  });
}

export const readAtOnceChoices = (value: unknown): ReadChoice[] =>
  readList(value, MAX_CHOICES).map((item) => {
    const choice = readRecord(item);
    const yearlyOre = readOre(choice?.["perYear"], ORE_PER_KR, CHOICE_BOUNDS);
    return { id: choice?.["id"], name: choice?.["name"], description: choice?.["description"], yearlyOre };
  });

const toOrder = (order: OrderToPlace): AtOnceOrderWire => ({
  reference: order.reference,
  quoteId: order.subscriptionId,
  premiumPerYear: order.yearlyFeeOre / ORE_PER_KR,
  startDate: order.startDate,
  ssn: order.personalNumber,
  contact: { ...order.fields },
  ...(order.returnUrl === undefined ? {} : { returnUrl: order.returnUrl }),
});

function readPlaced(reply: ProviderReply): PlacementReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 201) return readOrder(answer);
  if (reply.status === 202 && answer?.["status"] === "ACTION_REQUIRED") return readAction(answer["url"]);
  return (reply.status === 422 ? readObjection(answer) : undefined) ?? unreadable(`status ${reply.status}`);
}

/** Only a well-formed empty list means that nothing was placed: an order placed again by mistake is worse than a late one. */
function readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" } {
  const answer = readJsonRecord(reply.body);
  const orders = answer?.["orders"];
  if (reply.status !== 200 || !Array.isArray(orders)) return unreadable(`status ${reply.status}`);
  if (orders.length > 0) return readOrder(readRecord(orders[0]));
  if (answer?.["pending"] !== undefined) return readAction(readRecord(answer["pending"])?.["url"]);
  if (answer?.["refused"] === undefined) return { kind: "not-found" };
  const message = readText(readRecord(answer["refused"])?.["reason"]);
  return message ? { kind: "refused", message } : unreadable("refused without reason");
}

function readObjection(answer: Readonly<Record<string, unknown>> | undefined) {
  if (answer?.["status"] === "INVALID") return toInvalid(answer["field"], answer["reason"]);
  const message = answer?.["status"] === "REFUSED" ? readText(answer["reason"]) : undefined;
  return message ? ({ kind: "refused", message } as const) : undefined;
}

function readAction(value: unknown): PlacementReading {
  const url = readUrl(value);
  return url ? { kind: "interaction", url } : unreadable("no page to go to");
}

function readOrder(order: Readonly<Record<string, unknown>> | undefined): PlacementReading {
  const providerOrderId = readId(order?.["orderNumber"]);
  return providerOrderId ? { kind: "placed", providerOrderId } : unreadable("no order number");
}
