import type {
  OrderToPlace,
  PlacementReading,
  ProviderOrdering,
  ProviderReading,
  ProviderReply,
} from "#verticals/_contract/provider.ts";
import { readId, readJsonRecord, readText, unreadable } from "#verticals/_contract/wire-reading.ts";
import { getJson, postJson } from "./json-request.ts";
import type { JobOrderWire } from "./order-then-poll.wire.ts";

/** How an order reaches an insurer that works by jobs. Our reference is its idempotency key. */
export const jobOrdering: ProviderOrdering = {
  place: (order) => postJson("/ordrar", toOrder(order), { "idempotency-key": order.reference }),
  readPlaced,
  find: (reference) => getJson(`/ordrar/${encodeURIComponent(reference)}`),
  readFound,
};

/** A job under way is asked about again, below the path where it was made. */
export function readJob(
  answer: Readonly<Record<string, unknown>> | undefined,
  jobsPath: string,
): ProviderReading<never> {
  const job = readId(answer?.["jobb"]);
  const waitMs = answer?.["klarOmMs"];
  if (!job || typeof waitMs !== "number" || !Number.isFinite(waitMs)) return unreadable("no job");
  const afterMs = Math.min(Math.max(Math.ceil(waitMs), 0), MAX_POLL_WAIT_MS);
  return { kind: "ask-again", request: getJson(`${jobsPath}/${encodeURIComponent(job)}`), afterMs };
}

/** These insurers write personal numbers as YYYYMMDD-NNNN. */
export const withDash = (personalNumber: string): string => `${personalNumber.slice(0, 8)}-${personalNumber.slice(8)}`;

/** Longer would waste a visitor's seconds if the insurer guesses badly. */
const MAX_POLL_WAIT_MS = 1_000;

const toOrder = (order: OrderToPlace): JobOrderWire => ({
  offertnr: order.subscriptionId,
  premieArOre: order.yearlyFeeOre,
  startdatum: order.startDate.replaceAll("-", ""),
  personnummer: withDash(order.personalNumber),
  uppgifter: { ...order.fields },
});

/** 422 means that our reference once carried another order: neither placed nor refused, a person must look. */
function readPlaced(reply: ProviderReply): PlacementReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 201 || reply.status === 200) return readOrder(answer);
  const message = answer?.["fel"] === "avvisad" ? readText(answer["text"]) : undefined;
  return reply.status === 409 && message ? { kind: "refused", message } : unreadable(`status ${reply.status}`);
}

/** A bare 404 may come from anything in between; only the insurer's own word says that nothing was placed. */
function readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" } {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 200) return readOrder(answer);
  return reply.status === 404 && answer?.["fel"] === "okand-referens"
    ? { kind: "not-found" }
    : unreadable(`status ${reply.status}`);
}

function readOrder(order: Readonly<Record<string, unknown>> | undefined): PlacementReading {
  const providerOrderId = readId(order?.["ordernummer"]);
  return providerOrderId ? { kind: "placed", providerOrderId } : unreadable("no order number");
}
