/** A browser event: what hears it stands in the page as text (`src/web/browser/replay-early-presses.ts`). */
export const HYDRATED_EVENT = "sparv:hydrated";

/** More of the page answers to presses than a moment ago. */
export const dispatchHydrated = (): void => void dispatchEvent(new Event(HYDRATED_EVENT));
