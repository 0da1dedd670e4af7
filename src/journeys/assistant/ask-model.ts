import type { FactSheet } from "#domain/assistant/fact-sheet.ts";
import { type Asked, judgeAnswer, type Picked } from "#domain/assistant/judge-answer.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import type { LanguageModel, ModelQuestion } from "./assistant.port.ts";
import { MODEL_DEADLINE_MS, OFFERS_TO_MODEL } from "./assistant-limits.ts";

/** Why the claims by rules were used; `used` when the model's was. */
export type ModelOutcome = "used" | "refused" | "unreadable" | "no-answer" | "unsupported";

export interface ModelPicks {
  readonly outcome: ModelOutcome;
  readonly picks: readonly Picked[] | undefined;
}

/** Asks what to state of the first offers that fulfil the wishes, named by letters; the answer is verified against all the offers. */
export async function askModel(
  model: LanguageModel,
  fulfilling: readonly FactSheet[],
  asked: Asked,
  preferences: readonly string[],
): Promise<ModelPicks> {
  const shortlist = fulfilling
    .slice(0, OFFERS_TO_MODEL)
    .map((sheet, index) => ({ sheet, letter: String.fromCharCode(FIRST_LETTER + index) }));
  const question: ModelQuestion = {
    preferences,
    offers: shortlist.map(({ sheet, letter }) => ({
      offer: letter,
      yearlyFeeKr: wholeKr(sheet.yearlyFeeOre),
      facts: sheet.facts,
      quotes: sheet.quotes,
    })),
  };
  const reply = await model.propose(question, MODEL_DEADLINE_MS);
  if (reply.kind === "unavailable") return { outcome: reply.reason, picks: undefined };
  const claims = reply.claims.flatMap(({ offer, ...claim }) => {
    const named = shortlist.find(({ letter }) => letter === offer);
    return named ? [{ ...claim, offer: named.sheet.id }] : [];
  });
  const picks = judgeAnswer(claims, fulfilling, asked);
  return { outcome: picks ? "used" : "unsupported", picks };
}

const FIRST_LETTER = "A".charCodeAt(0);
