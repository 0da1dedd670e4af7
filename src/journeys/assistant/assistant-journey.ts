import { DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { fulfilWishes } from "#domain/assistant/fulfil-wishes.ts";
import { claimByRules } from "#domain/assistant/judge-answer.ts";
import { hasConflict } from "#domain/assistant/preferences.ts";
import { type FoundSearch, usableOffers } from "#journeys/search/found-search.ts";
import type { AssistantPreference, AssistantRules } from "#verticals/_contract/assistant.ts";
import { askModel, type ModelOutcome } from "./ask-model.ts";
import { LEAST_OFFERS } from "./assistant-limits.ts";
import type { AnswerCache, AssistantAnswer, LanguageModel } from "./assistant.port.ts";
import { assistantAnswerTexts as texts } from "./assistant.texts.sv.ts";
import { composeAnswer } from "./compose-answer.ts";
import { readOffers } from "./read-offers.ts";

export interface AssistantPorts {
  /** Undefined when the owner has no such search. */
  findSearch(vertical: string, owner: string, searchId: string): Promise<FoundSearch | undefined>;
  /** Undefined when there is none: then rules answer alone. */
  readonly model: LanguageModel | undefined;
  readonly cache: AnswerCache;
  /** A model costs money each time; an owner who has asked too often gets that by rules. */
  mayAskModel(owner: string): Promise<boolean>;
  modelAnswered(outcome: ModelOutcome): void;
}

export interface AssistantQuestion {
  readonly vertical: string;
  readonly owner: string;
  readonly searchId: string;
  readonly preferences: readonly string[];
  /** How the visitor wants to pay: what the prices are of. */
  readonly payment?: Payment | undefined;
}

export interface AssistantJourney {
  /** Undefined when the owner has no such search. */
  ask(question: AssistantQuestion): Promise<Checked<AssistantAnswer> | undefined>;
}

export const createAssistantJourney = (ports: AssistantPorts): AssistantJourney => ({
  async ask({ vertical, owner, searchId, preferences, payment = DEFAULT_PAYMENT }) {
    const seen = await ports.findSearch(vertical, owner, searchId);
    if (!seen) return undefined;
    const rules = seen.vertical.assistant;
    const offers = usableOffers(seen);
    const offered = rules?.preferences(seen.summary) ?? [];
    if (!rules || offered.length === 0 || offers.length < LEAST_OFFERS) return wrong("searchid", texts.notOffered);
    const chosen = checkPreferences(preferences, offered, rules);
    if (!chosen.ok) return chosen;
    const key = { vertical, searchId, payment, preferences: chosen.value.map((preference) => preference.key) };
    const before = await ports.cache.find(key);
    if (before) return passed(before);
    const answer = await answerAnew(ports, owner, { rules, offers, preferences: chosen.value }, payment);
    // For an open list it is a temporary answer: the next one may have more offers to choose from.
    return passed(seen.result ? await ports.cache.store(key, answer) : answer);
  },
});

async function answerAnew(
  { model, mayAskModel, modelAnswered }: AssistantPorts,
  owner: string,
  asked: Omit<Parameters<typeof composeAnswer>[2], "unchecked">,
  payment: Payment,
): Promise<AssistantAnswer> {
  const among = readOffers(asked.offers, asked.rules, payment);
  const wishes = asked.preferences.flatMap((preference) => preference.wishes);
  const { sheets, unchecked } = fulfilWishes(among, wishes);
  const answering = { ...asked, unchecked };
  if (model && sheets.length > 0 && (await mayAskModel(owner))) {
    const keys = asked.preferences.map(({ key }) => key);
    const { outcome, picks } = await askModel(model, sheets, { wishes, among }, keys);
    modelAnswered(outcome);
    if (picks) return composeAnswer("model", picks, answering);
  }
  return composeAnswer("rules", claimByRules(sheets, { wishes, among }), answering);
}

/** In the vertical's order: the same preferences are the same question. */
function checkPreferences(
  given: readonly string[],
  offered: readonly AssistantPreference[],
  rules: AssistantRules,
): Checked<AssistantPreference[]> {
  const chosen = offered.filter(({ key }) => given.includes(key));
  const isKnown = given.every((key) => offered.some((preference) => preference.key === key));
  if (chosen.length === 0 || !isKnown) return wrong("preferences", texts.unknownPreference);
  return hasConflict(given, rules.exclusive) ? wrong("preferences", texts.conflict) : passed(chosen);
}

const wrong = (field: string, message: string): Checked<never> => failed([{ field, message }]);
