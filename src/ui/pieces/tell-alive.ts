/** A browser event: what hears it stands in the page as text (`src/web/browser/keep-early-presses.ts`). */
export const ALIVE_EVENT = "sparv:alive";

/** More of the page answers to presses than a moment ago. */
export const tellAlive = (): void => void dispatchEvent(new Event(ALIVE_EVENT));
