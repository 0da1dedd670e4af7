import type { FactSheet } from "#domain/assistant/fact-sheet.ts";
import { type RankedOffer, rankOffers } from "#domain/offer/offer.ts";
import { estimatedParts, type Payment } from "#domain/offer/payment-plan.ts";
import { comparisonOf, DEFAULT_PAYMENT, planOf } from "#domain/offer/price.ts";
import type { AssistantRules } from "#verticals/_contract/assistant.ts";
import { MAX_QUOTE_CHARS, QUOTES_TO_MODEL } from "./assistant-limits.ts";

/** What is known of the offers, in the order of their list. */
export function readOffers(
  offers: readonly RankedOffer[],
  rules: AssistantRules,
  payment: Payment = DEFAULT_PAYMENT,
): FactSheet[] {
  const names = offers.map(({ providerName }) => providerName);
  return rankOffers(offers, payment).map(({ resultId, providerName, price, detail }) => ({
    id: resultId,
    providerName,
    yearlyFeeOre: comparisonOf(price, payment).ore,
    isEstimated: estimatedParts(planOf(price, payment) ?? NO_PLAN).length > 0,
    facts: rules.facts(detail),
    quotes: rules
      .quotes(detail)
      .filter((text) => isQuotable(text, names))
      .slice(0, QUOTES_TO_MODEL),
  }));
}

const NO_PLAN = { parts: [] };

/** Plain text about the offer itself: no addresses, no markup, no name of a provider in the list, no quotation marks. */
const isQuotable = (text: string, providerNames: readonly string[]): boolean =>
  text.length <= MAX_QUOTE_CHARS &&
  /^[\p{L}\d ,.%–-]+$/u.test(text) &&
  !/\.\p{L}|www/iu.test(text) &&
  !providerNames.some((name) => text.toLowerCase().includes(name.toLowerCase()));
