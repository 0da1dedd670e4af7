import type { FactSheet } from "#domain/assistant/fact-sheet.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { AssistantRules } from "#verticals/_contract/assistant.ts";
import { MAX_QUOTE_CHARS, QUOTES_TO_MODEL } from "./assistant-limits.ts";

/** Offers as the ranker sees them. */
export function readOffers(offers: readonly RankedOffer[], rules: AssistantRules): FactSheet[] {
  const names = offers.map(({ providerName }) => providerName);
  return offers.map(({ resultId, providerName, yearlyFeeOre, detail }) => ({
    id: resultId,
    providerName,
    yearlyFeeOre,
    facts: rules.facts(detail),
    quotes: rules
      .quotes(detail)
      .filter((words) => isQuotable(words, names))
      .slice(0, QUOTES_TO_MODEL),
  }));
}

/** A line about itself, in plain words: no addresses, no markup, no word about anybody in the list, no speech. */
const isQuotable = (words: string, providerNames: readonly string[]): boolean =>
  words.length <= MAX_QUOTE_CHARS &&
  /^[\p{L}\d ,.%–-]+$/u.test(words) &&
  !/\.\p{L}|www/iu.test(words) &&
  !providerNames.some((name) => words.toLowerCase().includes(name.toLowerCase()));
