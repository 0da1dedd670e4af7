import { exactly, isoTime, listOf, mapOf, matching, oneOf, sha256Hex, text, whole } from "../signed/exact-shape.ts";
import { MAX_HALVES, RISK_RULE } from "../risk/cost-of-risk.ts";
import { RECEIPT_BASES, type Receipt } from "./receipt.ts";

/** Whether the value is a receipt of a version that we know, with no field besides. */
export const isReceipt = (value: unknown): value is Receipt => receiptShape(value);

/** More providers than any list has, so that a foreign file cannot hold a reader up. */
const MAX_PROVIDERS = 200;
const MAX_OFFERS = 5_000;
const MAX_FIELDS = 100;
const MAX_TEXT_CHARS = 300;

const shortText = text(MAX_TEXT_CHARS);

const providerShape = exactly(
  {
    id: whole(1),
    name: shortText,
    answer: oneOf("offered", "declined", "no-answer", "unreadable", "unavailable"),
  },
  { answerMs: whole(0), answeredAt: isoTime, isStoredPrice: oneOf(true) },
);

const offerShape = exactly(
  {
    position: whole(1),
    providerId: whole(1),
    name: shortText,
    ore: whole(Number.MIN_SAFE_INTEGER),
    period: oneOf("year", "first-year", "whole-term"),
  },
  { plan: shortText, ownOre: whole(0) },
);

const costRule = exactly(
  { name: oneOf("cost"), version: oneOf(1) },
  { parameters: exactly({ estimatedBy: oneOf(...RECEIPT_BASES) }) },
);
const gainRule = exactly({ name: oneOf("gain"), version: oneOf(1) });
const payment = oneOf("monthly", "yearly");
const paidRule = exactly({ name: oneOf("cost"), version: oneOf(2), parameters: exactly({ payment }) });
const riskRule = exactly({
  name: oneOf(RISK_RULE.name),
  version: oneOf(RISK_RULE.version),
  parameters: exactly({ event: matching(/^[a-z-]{1,40}$/), halves: whole(0, MAX_HALVES) }, { payment }),
});

const receiptShape = exactly(
  {
    type: oneOf("ranking-receipt"),
    version: oneOf(1),
    id: matching(/^[\w-]{1,64}$/),
    vertical: matching(/^[a-z-]{1,40}$/),
    time: isoTime,
    question: mapOf(shortText, MAX_FIELDS),
    deadlineMs: whole(1),
    providers: listOf(providerShape, MAX_PROVIDERS),
    offers: listOf(offerShape, MAX_OFFERS),
    rule: (value) => costRule(value) || paidRule(value) || gainRule(value) || riskRule(value),
  },
  { commission: exactly({ commitment: sha256Hex }) },
);
