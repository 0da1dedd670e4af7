import type { Claim } from "#domain/assistant/claims.ts";
import { QUOTE_FIELD } from "#domain/assistant/fact-sheet.ts";
import type { Pick } from "#domain/assistant/judge-answer.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import type { AssistantPreference, AssistantRules } from "#verticals/_contract/assistant.ts";
import type { AssistantAnswer, StatedClaim, Suggestion } from "./assistant.port.ts";
import { assistantAnswerTexts as texts } from "./assistant.texts.sv.ts";

interface Answering {
  readonly rules: AssistantRules;
  readonly offers: readonly RankedOffer[];
  readonly preferences: readonly AssistantPreference[];
}

/** Writes the sentences of a verified answer. Every sentence is written here from a value of the offer itself. */
export function composeAnswer(
  source: AssistantAnswer["source"],
  picks: readonly Pick[],
  { rules, offers, preferences }: Answering,
): AssistantAnswer {
  const suggestions = picks.flatMap(({ sheet, claims }): Suggestion[] => {
    const offer = offers.find(({ resultId }) => resultId === sheet.id);
    if (!offer) return [];
    const stated = claims.flatMap((claim) => describeClaim(claim, rules, offers.length));
    const { resultId, subscriptionId, providerName } = offer;
    const reason = stated.map(({ sentence }) => sentence).join(" ");
    return [{ resultId, subscriptionId, providerName, reason, claims: stated }];
  });
  return { source, suggestions, explanation: explain(picks, offers.length, preferences) };
}

function describeClaim({ field, value, sentence }: Claim, rules: AssistantRules, offerCount: number): StatedClaim[] {
  if (typeof value === "string") {
    return field === QUOTE_FIELD ? [{ field, value, sentence: texts.quote(value) }] : [];
  }
  const forms = rules.describeFact(field, value);
  if (!forms) return [];
  if (sentence === "plain" || sentence === "short") return [{ field, value, sentence: forms[sentence] }];
  return [{ field, value, sentence: `${forms.plain} ${texts[sentence](offerCount)}` }];
}

function explain(picks: readonly Pick[], offerCount: number, preferences: readonly AssistantPreference[]): string {
  const fees = picks.map(({ sheet }) => texts.fee(sheet.providerName, formatFee(sheet.yearlyFeeOre, "year")));
  return [
    texts.asked(texts.list(preferences.map(({ asked }) => asked))),
    texts.near(offerCount, texts.list(fees)),
    texts.basis,
  ].join(" ");
}
