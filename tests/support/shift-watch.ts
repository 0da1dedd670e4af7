import type { Page } from "playwright-core";

/** Layout shifts on a page since a heading was there. */
export interface Moved {
  readonly sum: number;
  /** The shifted elements, for debugging. */
  readonly what: readonly string[];
}

interface WatchingWindow extends Window {
  moved?: { since: number | undefined; shifts: { at: number; value: number; what: string }[] };
}

/** From now on, and again in every page that is loaded after this one. */
export async function watchShifts(page: Page, heading: string): Promise<void> {
  await page.addInitScript(watch, heading);
  await page.evaluate(watch, heading);
}

/** Includes shifts within half a second of a press, which the browser's own sum excludes: an order is a press. */
export const readLayoutShifts = (page: Page): Promise<Moved> =>
  page.evaluate(
    () =>
      new Promise<Moved>((resolve, reject) => {
        const read = () => {
          const { since, shifts = [] } = (window as WatchingWindow).moved ?? {};
          if (since === undefined) throw new Error("the heading has not been on the page");
          const after = shifts.filter(({ at }) => at >= since);
          return {
            sum: after.reduce((sum, { value }) => sum + value, 0),
            what: after.map(({ at, value, what }) => `${Math.round(at - since)} ms ${value.toFixed(4)} ${what}`),
          };
        };
        const settle = () => {
          try {
            resolve(read());
          } catch (error) {
            reject(error);
          }
        };
        // A shift is reported after its frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settle, 0)));
      }),
  );

/** Runs in the page. */
function watch(heading: string): void {
  const moved: NonNullable<WatchingWindow["moved"]> = { since: undefined, shifts: [] };
  (window as WatchingWindow).moved = moved;
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  const nameOf = (node: Node | null) => `${node?.nodeName} ${(node?.textContent ?? "").slice(0, 30)}`;
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
      const what = sources
        .map(({ node, previousRect, currentRect }) => `${nameOf(node)}: ${previousRect.y} to ${currentRect.y}`)
        .join("; ");
      moved.shifts.push({ at: startTime, value, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const isThere = [...document.querySelectorAll("h2")].some(({ textContent }) => textContent === heading);
    if (isThere) moved.since ??= performance.now();
  };
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
