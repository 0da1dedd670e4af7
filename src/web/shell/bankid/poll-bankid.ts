interface BankIdPoll {
  readonly firstPauseMs: number;
  readonly signal: AbortSignal;
  /** Returns the pause before the next poll, or undefined when polling is over. Must not throw. */
  ask(): Promise<number | undefined>;
}

/**
 * Polls BankID, one request at a time, until it is over or aborted. Browsers run timers of a background page seldom or
 * not at all, and a visitor who returns from the app should not wait: a page that becomes visible polls at once.
 */
export async function pollBankId({ firstPauseMs, signal, ask }: BankIdPoll): Promise<void> {
  let pauseMs: number | undefined = firstPauseMs;
  while (pauseMs !== undefined && (await untilDue(pauseMs, signal))) pauseMs = await ask();
}

/** False when it was aborted before. */
function untilDue(pauseMs: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    // Outside a browser, as in tests, nothing is shown or hidden.
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
