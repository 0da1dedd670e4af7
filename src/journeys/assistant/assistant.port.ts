import type { Payment } from "#domain/offer/payment-plan.ts";
import type { ProposedClaim } from "#domain/assistant/judge-answer.ts";
import type { FactValue } from "#domain/assistant/fact-sheet.ts";

/** Orders offers and chooses claims about them. Its answer is verified before a visitor reads it. */
export interface LanguageModel {
  /** Never rejects for anything the model does. */
  propose(question: ModelQuestion, deadlineMs: number): Promise<ModelReply>;
}

/** Facts of offers and the preferences: nothing about the visitor, the vehicle or the search, and no id of ours. */
export interface ModelQuestion {
  /** Keys as on the wire. */
  readonly preferences: readonly string[];
  readonly offers: readonly OfferInQuestion[];
}

export interface OfferInQuestion {
  /** A letter, valid for this question only. */
  readonly offer: string;
  readonly yearlyFeeKr: number;
  readonly facts: Readonly<Record<string, FactValue>>;
  readonly quotes: readonly string[];
}

export type ModelReply =
  | { readonly kind: "proposed"; readonly claims: readonly ProposedClaim[] }
  | { readonly kind: "unavailable"; readonly reason: "refused" | "unreadable" | "no-answer" };

/** Answers by search and preferences, so that the same question has the same answer. May lose its content at any time. */
export interface AnswerCache {
  find(key: AnswerKey): Promise<AssistantAnswer | undefined>;
  /** Returns the stored one: the first answer is not replaced. */
  store(key: AnswerKey, answer: AssistantAnswer): Promise<AssistantAnswer>;
}

export interface AnswerKey {
  readonly vertical: string;
  readonly searchId: string;
  readonly payment: Payment;
  /** In the vertical's order, independent of the order of choice. */
  readonly preferences: readonly string[];
}

export interface AssistantAnswer {
  /** Whether a language model took part in it: the page shows that to the visitor. */
  readonly source: "model" | "rules";
  readonly suggestions: readonly Suggestion[];
  readonly explanation: string;
}

export interface Suggestion {
  readonly resultId: string;
  readonly subscriptionId: string;
  readonly providerName: string;
  /** The sentences of the claims, in their order. */
  readonly reason: string;
  readonly claims: readonly StatedClaim[];
}

/** A sentence and the fact it is based on. */
export interface StatedClaim {
  readonly field: string;
  readonly value: FactValue | string;
  readonly sentence: string;
}
