import type { FactSheet, Wish } from "#domain/assistant/fact-sheet.ts";
import { judgeAnswer, type Pick } from "#domain/assistant/judge-answer.ts";
import { rankOffers } from "#domain/assistant/rank-offers.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import type { LanguageModel, ModelQuestion } from "./assistant.port.ts";
import { MODEL_DEADLINE_MS, OFFERS_TO_MODEL } from "./assistant-limits.ts";

/** Why the ranker's own answer was used; `used` when the model's was. */
export type ModelOutcome = "used" | "refused" | "unreadable" | "no-answer" | "unsupported";

export interface ModelPicks {
  readonly outcome: ModelOutcome;
  readonly picks: readonly Pick[] | undefined;
}

/** Asks about the ranker's best offers, named by letters; the answer is verified against all the offers. */
export async function askModel(
  model: LanguageModel,
  sheets: readonly FactSheet[],
  wishes: readonly Wish[],
  preferences: readonly string[],
): Promise<ModelPicks> {
  const shortlist = rankOffers(sheets, wishes)
    .slice(0, OFFERS_TO_MODEL)
    .map(({ sheet }, index) => ({ sheet, letter: String.fromCharCode(FIRST_LETTER + index) }));
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
  const picks = judgeAnswer(claims, sheets, wishes);
  return { outcome: picks ? "used" : "unsupported", picks };
}

const FIRST_LETTER = "A".charCodeAt(0);
