import type {
  OrderToPlace,
  PlacementReading,
  PriceQuestion,
  PriceReading,
  ProviderOrdering,
  ProviderReading,
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
import { getJson, postJson } from "#verticals/_contract/wire/json-request.ts";
import type { JobOrderWire, JobPriceQuestionWire } from "./order-then-poll.wire.ts";
import { CHOICE_BOUNDS, MAX_CHOICES, PRICE_BOUNDS, type ReadChoice, toInvalid, toPriceReading } from "./read-priced.ts";
import { jobWithdrawing } from "./withdrawals.ts";

/** How an order reaches an insurer that works by jobs. Our reference is its idempotency key. */
export const jobOrdering: ProviderOrdering = {
  price: (question) => postJson(`/offerter/${encodeURIComponent(question.quoteId)}/pris`, toPriceQuestion(question)),
  readPriced,
  place: (order) => postJson("/ordrar", toOrder(order), { "idempotency-key": order.reference }),
  readPlaced,
  find: (reference) => getJson(`/ordrar/${encodeURIComponent(reference)}`),
  readFound,
  ...jobWithdrawing,
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
const withDash = (personalNumber: string): string => `${personalNumber.slice(0, 8)}-${personalNumber.slice(8)}`;

/** Longer would waste a visitor's seconds if the insurer guesses badly. */
const MAX_POLL_WAIT_MS = 1_000;

const toPriceQuestion = (question: PriceQuestion): JobPriceQuestionWire => ({
  startdatum: question.startDate.replaceAll("-", ""),
  betalning: question.payment === "monthly" ? "manad" : "ar",
  tillagg: [...question.addOnIds],
  rabatter: [...question.discountIds],
  ...(question.reference === undefined ? {} : { referens: question.reference }),
});

function readPriced(reply: ProviderReply): PriceReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 410 && answer?.["fel"] === "utgangen") return { kind: "outdated" };
  if (reply.status !== 200) return readObjection(reply, answer) ?? unreadable(`status ${reply.status}`);
  return toPriceReading({
    subscriptionId: answer?.["offertnr"],
    yearlyFeeOre: readOre(answer?.["premieArOre"], 1, PRICE_BOUNDS),
    monthlyFeeOre: readOre(answer?.["premieManadOre"], 1, PRICE_BOUNDS),
    addOns: readJobChoices(answer?.["tillagg"]),
    discounts: readJobChoices(answer?.["rabatter"]),
  });
}

export const readJobChoices = (value: unknown): ReadChoice[] =>
  readList(value, MAX_CHOICES).map((item) => {
    const choice = readRecord(item);
    const yearlyOre = readOre(choice?.["arOre"], 1, CHOICE_BOUNDS);
    return { id: choice?.["kod"], name: choice?.["namn"], description: choice?.["beskrivning"], yearlyOre };
  });

const toOrder = (order: OrderToPlace): JobOrderWire => ({
  offertnr: order.subscriptionId,
  premieArOre: order.yearlyFeeOre,
  startdatum: order.startDate.replaceAll("-", ""),
  personnummer: withDash(order.personalNumber),
  uppgifter: { ...order.fields },
  ...(order.returnUrl === undefined ? {} : { atervand: order.returnUrl }),
});

function readPlaced(reply: ProviderReply): PlacementReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 201 || reply.status === 200) return readOrder(answer);
  if (reply.status === 202) return readPayment(answer);
  return readObjection(reply, answer) ?? unreadable(`status ${reply.status}`);
}

/** A bare 404 may come from anything in between; only the insurer's own code means that nothing was placed. */
function readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" } {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 200) return readOrder(answer);
  if (reply.status === 202) return readPayment(answer);
  if (reply.status === 404 && answer?.["fel"] === "okand-referens") return { kind: "not-found" };
  return readObjection(reply, answer) ?? unreadable(`status ${reply.status}`);
}

/** 422 without a field means that our reference once carried another order: neither placed nor refused, a person must look. */
function readObjection({ status }: ProviderReply, answer: Readonly<Record<string, unknown>> | undefined) {
  if (status === 422 && answer?.["fel"] === "ogiltigt-falt") return toInvalid(answer["falt"], answer["text"]);
  const message = status === 409 && answer?.["fel"] === "avvisad" ? readText(answer["text"]) : undefined;
  return message ? ({ kind: "refused", message } as const) : undefined;
}

function readPayment(answer: Readonly<Record<string, unknown>> | undefined): PlacementReading {
  const url = readUrl(answer?.["betalsida"]);
  return url ? { kind: "interaction", url } : unreadable("no page to go to");
}

function readOrder(order: Readonly<Record<string, unknown>> | undefined): PlacementReading {
  const providerOrderId = readId(order?.["ordernummer"]);
  return providerOrderId ? { kind: "placed", providerOrderId } : unreadable("no order number");
}
