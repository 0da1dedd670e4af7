import { byRank, hasAnswered, type RankedOffer, rankOffers } from "#domain/offer/offer.ts";
import { estimatedBy, type Payment } from "#domain/offer/payment-plan.ts";
import { comparisonOf, DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import {
  RECEIPT_BASES,
  type RankingRule,
  type Receipt,
  type ReceiptOffer,
  type ReceiptProvider,
} from "#domain/receipt/receipt.ts";
import { receiptIdOf } from "#domain/receipt/receipt-id.ts";
import { receiptQuestion } from "#domain/receipt/receipt-question.ts";
import { type FinishedList, readableOffers } from "#journeys/search/found-search.ts";
import { PROVIDER_DEADLINE_MS } from "#journeys/search/search-limits.ts";
import type { AnswerTime, SearchResult } from "#journeys/search/search.port.ts";

/** Undefined for a search of another release, whose list this one cannot show either. */
export function composeReceipt(
  { found, result, finishedAt }: FinishedList,
  payment: Payment = DEFAULT_PAYMENT,
): Receipt | undefined {
  const { vertical } = found;
  const readable = readableOffers(found, result.offers);
  if (!readable) return undefined;
  const offers = rankOffers(readable, payment);
  const hasChoice = readable.some(({ price }) => price.plans.length > 1);
  // In the only way of paying there is one receipt.
  if (payment !== DEFAULT_PAYMENT && !hasChoice) return undefined;
  return {
    type: "ranking-receipt",
    version: 1,
    id: receiptIdOf(found.searchId, payment),
    vertical: vertical.description.name,
    time: finishedAt.toISOString(),
    question: receiptQuestion(vertical.description.form, found.parameters, vertical.personalFields),
    deadlineMs: PROVIDER_DEADLINE_MS,
    providers: providersOf({ ...result, offers }),
    offers: offers.map(({ providerId, subscriptionName, plan, price }, index): ReceiptOffer => ({
      position: index + 1,
      providerId,
      name: subscriptionName,
      ...(plan === undefined ? {} : { plan }),
      ore: comparisonOf(price, payment).ore,
      period: price.compared.basis,
    })),
    rule: hasChoice ? { name: "cost", version: 2, parameters: { payment } } : ruleOf(offers),
  };
}

function ruleOf(offers: readonly RankedOffer[]): RankingRule {
  if (offers.some(({ price }) => comparisonOf(price).isGain)) return { name: "gain", version: 1 };
  const bases = offers.flatMap(({ price }) => price.plans.flatMap(estimatedBy));
  const basis = RECEIPT_BASES.find((each) => bases.includes(each));
  return { name: "cost", version: 1, ...(basis ? { parameters: { estimatedBy: basis } } : {}) };
}

/** The receipt of the same list in another order that its visitor may choose; undefined where the vertical has no such order. */
export function composeInOrder(list: FinishedList, orderId: string): Receipt | undefined {
  const { vertical, search, searchId } = list.found;
  const others = vertical.otherEstimates ?? {};
  const other = Object.hasOwn(others, orderId) ? others[orderId] : undefined;
  const receipt = other && composeReceipt(list);
  const offers = receipt && readableOffers(list.found, list.result.offers);
  if (!offers) return undefined;
  const ranked = rankOffers(offers, DEFAULT_PAYMENT)
    .map((offer, index) => {
      const comparison = { ...comparisonOf(offer.price), ore: other.ore(offer, search) };
      return { index, providerName: offer.providerName, price: { comparison } };
    })
    .toSorted(byRank);
  return {
    ...receipt,
    id: receiptIdOf(searchId, undefined, orderId),
    offers: ranked.flatMap(({ index, price: { comparison } }, place): ReceiptOffer[] => {
      const offer = receipt.offers[index];
      return offer ? [{ ...offer, position: place + 1, ore: comparison.ore }] : [];
    }),
    rule: { name: "cost", version: 1, parameters: { estimatedBy: other.estimatedBy } },
  };
}

/** A provider's own message when it declines can be about the person: only the kind of answer is stated. */
function providersOf({ offers, withoutOffer, times = {} }: SearchResult): ReceiptProvider[] {
  const offering = new Map(offers.map(({ providerId, providerName }) => [providerId, providerName]));
  const offered = Array.from(offering, ([id, name]): ReceiptProvider => ({
    id,
    name,
    answer: "offered",
    ...timeOf(times[id]),
  }));
  const others = withoutOffer.map(({ providerId: id, providerName: name, reason: answer }): ReceiptProvider => ({
    id,
    name,
    answer,
    ...(hasAnswered({ reason: answer }) ? timeOf(times[id]) : {}),
  }));
  return [...offered, ...others].toSorted((a, b) => a.id - b.id);
}

function timeOf(time: AnswerTime | undefined): Pick<ReceiptProvider, "answerMs" | "answeredAt" | "isStoredPrice"> {
  if (!time) return {};
  return "isStoredPrice" in time ? { isStoredPrice: true } : { answerMs: time.ms, answeredAt: time.at };
}
