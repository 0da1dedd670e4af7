import { useEffect, useEffectEvent } from "react";
import { pollBankId } from "./poll-bankid.ts";

interface BankIdPollOptions {
  readonly isActive: boolean;
  readonly intervalMs: number;
  /** Must not throw: a lost answer is for the caller to count. */
  ask(signal: AbortSignal): Promise<void>;
}

/** `pollBankId` for as long as it is active; the question under way is dropped when it is not, or when the page goes. */
export function useBankIdPoll({ isActive, intervalMs, ask }: BankIdPollOptions): void {
  const askNow = useEffectEvent(ask);
  const pauseMs = useEffectEvent(() => intervalMs);
  useEffect(() => {
    if (!isActive) return undefined;
    const { signal, ...controller } = abortable();
    void pollBankId({
      firstPauseMs: pauseMs(),
      signal,
      async ask() {
        await askNow(signal);
        return signal.aborted ? undefined : pauseMs();
      },
    });
    return controller.abort;
  }, [isActive]);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
