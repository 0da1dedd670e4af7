import type { ExclusiveGroups } from "#domain/assistant/preferences.ts";
import type { Facts, FactValue, Wish } from "#domain/assistant/fact-sheet.ts";

/** What a vertical brings to the assistant: which wishes there are, what its offers say, and the sentences for that. */
export interface AssistantRules {
  /** In a fixed order. None when the assistant is not there for such a search. */
  preferences(summary: Readonly<Record<string, string>>): readonly AssistantPreference[];
  readonly exclusive: ExclusiveGroups;
  /** Only what the offer states as a number or a yes and no. */
  facts(detail: Readonly<Record<string, unknown>>): Facts;
  /** The provider's own lines. */
  quotes(detail: Readonly<Record<string, unknown>>): readonly string[];
  /** A whole sentence that is true of an offer with that fact; undefined for a field without one. */
  describeFact(field: string, value: FactValue): FactSentence | undefined;
}

export interface AssistantPreference {
  /** As on the wire (C-085). */
  readonly key: string;
  readonly wishes: readonly Wish[];
  /** As in "Du vill …". */
  readonly asked: string;
}

/** The same fact in two lengths. */
export interface FactSentence {
  readonly plain: string;
  readonly short: string;
}
