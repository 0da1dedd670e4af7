import { hasAnswered, rankOffers } from "#domain/offer/offer.ts";
import { comparisonOf, DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import type { Payment } from "#domain/order/order-record.ts";
import type { Receipt, ReceiptOffer, ReceiptProvider } from "#domain/receipt/receipt.ts";
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
    rule: hasChoice
      ? { name: "cost", version: 2, parameters: { payment } }
      : { name: offers.some(({ price }) => comparisonOf(price).isGain) ? "gain" : "cost", version: 1 },
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
