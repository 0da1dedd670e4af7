import { type ExclusiveGroups, togglePreference } from "#domain/assistant/preferences.ts";
import type { WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";

/** Spec 3 §4.4: one step at a time. */
export interface AssistantState {
  readonly searchId: string;
  readonly selected: readonly string[];
  readonly step: AssistantStep;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

export type AssistantStep =
  | { readonly kind: "init" }
  /** An answer that has come early waits for the last stage. */
  | { readonly kind: "loading"; readonly stage: Stage; readonly answer: WireAssistantAnswer | undefined }
  | { readonly kind: "success"; readonly answer: WireAssistantAnswer }
  | { readonly kind: "error" };

/** How many of the thinking messages have begun. */
export type Stage = 0 | 1 | 2 | 3;
const LAST_STAGE: Stage = 3;

export interface HistoryEntry {
  readonly selectedPreferences: readonly string[];
  readonly aiResponse: WireAssistantAnswer;
}

export type AssistantEvent =
  | { readonly type: "toggled"; readonly key: string; readonly exclusive: ExclusiveGroups }
  | { readonly type: "submitted" }
  | { readonly type: "staged"; readonly stage: Stage }
  | { readonly type: "answered"; readonly answer: WireAssistantAnswer }
  | { readonly type: "failed" }
  | { readonly type: "reset" }
  | { readonly type: "recalled"; readonly entry: HistoryEntry }
  | { readonly type: "search-changed"; readonly searchId: string };

export const startAssistant = (searchId: string): AssistantState => ({
  searchId,
  selected: [],
  step: { kind: "init" },
  history: [],
});

export function stepAssistant(state: AssistantState, event: AssistantEvent): AssistantState {
  const { step, selected } = state;
  switch (event.type) {
    case "toggled":
      return step.kind === "init"
        ? { ...state, selected: togglePreference(selected, event.key, event.exclusive) }
        : state;
    case "submitted":
      return canAsk(state) ? { ...state, step: { kind: "loading", stage: 0, answer: undefined } } : state;
    case "staged":
      return step.kind === "loading" ? show(state, { ...step, stage: event.stage }) : state;
    case "answered":
      return step.kind === "loading" ? show(state, { ...step, answer: event.answer }) : state;
    case "failed":
      return step.kind === "loading" ? { ...state, step: { kind: "error" } } : state;
    case "reset":
      return { ...state, step: { kind: "init" } };
    case "recalled":
      return {
        ...state,
        selected: event.entry.selectedPreferences,
        step: { kind: "success", answer: event.entry.aiResponse },
      };
    case "search-changed":
      return event.searchId === state.searchId ? state : startAssistant(event.searchId);
  }
}

/** From the start or after a failure, with something to ask for. */
export const canAsk = ({ step, selected }: AssistantState): boolean =>
  (step.kind === "init" || step.kind === "error") && selected.length > 0;

function show(state: AssistantState, step: Extract<AssistantStep, { kind: "loading" }>): AssistantState {
  const { answer, stage } = step;
  if (!answer || stage < LAST_STAGE) return { ...state, step };
  const entry = { selectedPreferences: state.selected, aiResponse: answer };
  const others = state.history.filter((each) => !isSameChoice(each.selectedPreferences, state.selected));
  return { ...state, step: { kind: "success", answer }, history: [entry, ...others] };
}

const isSameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));
