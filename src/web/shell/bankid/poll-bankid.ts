interface BankIdPoll {
  readonly firstPauseMs: number;
  readonly signal: AbortSignal;
  /** Gives the pause before the next question, or undefined when there is nothing more to ask. Must not throw. */
  ask(): Promise<number | undefined>;
}

/**
 * Asks how it goes with BankID, one question at a time, until told that it is over or aborted. Back from the app nobody wants to wait
 * for the next second, and a page in the background is asked seldom or not at all: a page that is shown again asks at once.
 */
export async function pollBankId({ firstPauseMs, signal, ask }: BankIdPoll): Promise<void> {
  let pauseMs: number | undefined = firstPauseMs;
  while (pauseMs !== undefined && (await untilDue(pauseMs, signal))) pauseMs = await ask();
}

/** False when it was aborted before. */
function untilDue(pauseMs: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    // Outside a browser, as in tests of what drives a page, nothing is shown or hidden.
    const page = globalThis.document as Document | undefined;
    const end = (isDue: boolean) => {
      clearTimeout(timer);
      page?.removeEventListener("visibilitychange", onShown);
      signal.removeEventListener("abort", onAbort);
      resolve(isDue);
    };
    const onShown = () => (page?.visibilityState === "visible" ? end(true) : undefined);
    const onAbort = () => end(false);
    const timer = setTimeout(() => end(true), pauseMs);
    page?.addEventListener("visibilitychange", onShown);
    signal.addEventListener("abort", onAbort);
  });
}
