import type { Claim } from "#domain/assistant/claims.ts";
import { QUOTE_FIELD, type Wish } from "#domain/assistant/fact-sheet.ts";
import type { Picked } from "#domain/assistant/judge-answer.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import type { AssistantPreference, AssistantRules } from "#verticals/_contract/assistant.ts";
import type { AssistantAnswer, StatedClaim, Suggestion } from "./assistant.port.ts";
import { assistantAnswerTexts as texts } from "./assistant.texts.sv.ts";

interface Answering {
  readonly rules: AssistantRules;
  readonly offers: readonly RankedOffer[];
  readonly preferences: readonly AssistantPreference[];
  /** Wishes that no offer states anything about. */
  readonly unchecked: readonly Wish[];
}

/** Writes the sentences of a verified answer. Every sentence is written here from a value of the offer itself. */
export function composeAnswer(
  source: AssistantAnswer["source"],
  picks: readonly Picked[],
  { rules, offers, ...asked }: Answering,
): AssistantAnswer {
  const suggestions = picks.flatMap(({ sheet, claims }): Suggestion[] => {
    const offer = offers.find(({ resultId }) => resultId === sheet.id);
    if (!offer) return [];
    const stated = claims.flatMap((claim) => describeClaim(claim, rules, offers.length));
    const { resultId, subscriptionId, providerName } = offer;
    const reason = stated.map(({ sentence }) => sentence).join(" ");
    return [{ resultId, subscriptionId, providerName, reason, claims: stated }];
  });
  return { source, suggestions, explanation: explain(picks, offers.length, asked) };
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

function explain(
  picks: readonly Picked[],
  offerCount: number,
  { preferences, unchecked }: Pick<Answering, "preferences" | "unchecked">,
): string {
  const fees = picks.map(({ sheet }) =>
    texts.fee(sheet.providerName, formatFee(sheet.yearlyFeeOre, "year"), sheet.isEstimated),
  );
  const isUnchecked = ({ wishes }: AssistantPreference): boolean => wishes.every((wish) => unchecked.includes(wish));
  const halves = preferences.flatMap(({ asked, wishes }) =>
    wishes.flatMap(({ kind }) => (kind === "is" ? [] : [texts.half[kind](asked)])),
  );
  return [
    texts.asked(texts.list(preferences.map(({ asked }) => asked))),
    picks.length === 0 ? texts.none(offerCount) : texts.fulfilling(picks.length, offerCount, texts.list(fees)),
    ...halves,
    ...preferences.filter(isUnchecked).map(({ asked }) => texts.unchecked(asked)),
    ...(picks.some(({ sheet }) => sheet.isEstimated) ? [texts.estimated] : []),
    texts.basis,
  ].join(" ");
}
