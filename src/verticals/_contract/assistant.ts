import type { ExclusiveGroups } from "#domain/assistant/preferences.ts";
import type { Facts, FactValue, Wish } from "#domain/assistant/fact-sheet.ts";

/** What a vertical brings to the assistant: the possible wishes, the facts that its offers state, and the sentences for them. */
export interface AssistantRules {
  /** In a fixed order. None when there is no assistant for such a search. */
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
