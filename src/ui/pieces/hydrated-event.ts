/** A browser event: its listener is an inline script (`src/web/browser/replay-early-presses.ts`). */
export const HYDRATED_EVENT = "sparv:hydrated";

/** Another part of the page is hydrated and handles presses. */
export const dispatchHydrated = (): void => void dispatchEvent(new Event(HYDRATED_EVENT));
