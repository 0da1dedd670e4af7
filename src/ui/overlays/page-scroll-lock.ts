import { SCROLL_UNLOCK_MS } from "#ui/pieces/ui-timings.ts";
import "./page-scroll-lock.css";

let holders = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Holds the page still under a modal. It may scroll again a moment after the last holder has let go. */
export function lockPageScroll(): () => void {
  clearTimeout(timer);
  holders += 1;
  const root = document.documentElement;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.dataset["scrollLock"] ??= hasScrollbar ? "keep-gutter" : "";
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) timer = setTimeout(unlock, SCROLL_UNLOCK_MS);
  };
}

export const isPageScrollLocked = (): boolean => document.documentElement.dataset["scrollLock"] !== undefined;

/** Settles at once when nothing holds the page: for what should happen when the visitor sees the page again. */
export const whenPageScrollUnlocked = (): Promise<void> =>
  isPageScrollLocked() ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve();

function unlock(): void {
  delete document.documentElement.dataset["scrollLock"];
  for (const resolve of waiting) resolve();
  waiting.clear();
}
