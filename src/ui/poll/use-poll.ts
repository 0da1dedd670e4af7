import { useEffect, useEffectEvent } from "react";

interface Poll {
  readonly isActive: boolean;
  /** From one answer to the next question, so that a slow server is not asked twice at once. */
  readonly intervalMs: number;
  /** Must not throw: a lost answer is for the caller to count. */
  ask(signal: AbortSignal): Promise<void>;
}

/** Asks again and again while active; stops, and drops the question under way, when not or when the page goes. */
export function usePoll({ isActive, intervalMs, ask }: Poll): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    let timer = setTimeout(() => void poll(), intervalMs);
    async function poll(): Promise<void> {
      await askNow(controller.signal);
      if (!controller.signal.aborted) timer = setTimeout(() => void poll(), intervalMs);
    }
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isActive, intervalMs]);
}
