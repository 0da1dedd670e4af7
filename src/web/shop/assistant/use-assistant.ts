import { useEffect, useEffectEvent, useReducer } from "react";
import type { WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import { ASSISTANT_STAGES_MS } from "#ui/pieces/ui-timings.ts";
import {
  type AssistantEvent,
  type AssistantState,
  type Stage,
  startAssistant,
  stepAssistant,
} from "./assistant-state.ts";

export type Ask = (preferences: readonly string[], signal: AbortSignal) => Promise<WireAssistantAnswer | undefined>;

/** Asks when something is submitted, and lets time pass through the stages. */
export function useAssistant(searchId: string, ask: Ask): readonly [AssistantState, (event: AssistantEvent) => void] {
  const [state, send] = useReducer(stepAssistant, searchId, startAssistant);
  if (state.searchId !== searchId) send({ type: "search-changed", searchId });
  const askNow = useEffectEvent((signal: AbortSignal) => ask(state.selected, signal));
  const isLoading = state.step.kind === "loading";
  useEffect(() => {
    if (!isLoading) return undefined;
    const leaving = new AbortController();
    const timers = ASSISTANT_STAGES_MS.map((afterMs, index) =>
      setTimeout(() => send({ type: "staged", stage: (index + 1) as Stage }), afterMs),
    );
    void askNow(leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) send(answer ? { type: "answered", answer } : { type: "failed" });
    });
    return () => {
      leaving.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isLoading]);
  return [state, send];
}
