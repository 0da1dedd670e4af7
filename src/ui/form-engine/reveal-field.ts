import { SCROLL_TO_ERROR_MS, scrollTargetPx } from "#domain/form/scroll-to-error.ts";
import { fieldId } from "#ui/inputs/parts/field-ids.ts";
import { MOVING } from "#ui/pieces/use-height-transition.ts";

/** Spec 2 §9: a section that opens for the field has all its height by then. */
const SCROLL_AFTER_OPENING_MS = 300;

/**
 * Puts focus in a field and, when it is off screen, scrolls to it (V-013). Focus comes first and moves nothing, so
 * that who cannot see the screen is at the field at once.
 */
export function revealField(name: string): void {
  const control = document.getElementById(fieldId(name));
  const field = control?.closest<HTMLElement>("[data-field]");
  if (!control || !field) return;
  control.focus({ preventScroll: true });
  if (field.closest(`details[data-${MOVING}]`)) setTimeout(() => bringIntoView(field), SCROLL_AFTER_OPENING_MS);
  else bringIntoView(field);
}

function bringIntoView(field: HTMLElement): void {
  const scroller = findScroller(field);
  const view = viewOf(scroller);
  const box = field.getBoundingClientRect();
  const target = scrollTargetPx({
    fieldTop: box.top - view.top + scroller.scrollTop,
    fieldHeight: box.height,
    viewportTop: scroller.scrollTop,
    viewportHeight: view.height,
    isGroup: field.tagName === "FIELDSET",
  });
  if (target !== undefined) scrollTo(scroller, target);
}

/** The page, or the modal that the form is in. */
function findScroller(element: HTMLElement): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let box = element.parentElement; box && box !== page && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === "auto" || overflowY === "scroll") && box.scrollHeight > box.clientHeight) return box;
  }
  return page;
}

const viewOf = (scroller: Element): { top: number; height: number } =>
  scroller === document.scrollingElement
    ? { top: 0, height: window.innerHeight }
    : { top: scroller.getBoundingClientRect().top, height: scroller.clientHeight };

/** The browser's own smooth scrolling has no duration to set. Scrolling by the visitor stops it. */
function scrollTo(scroller: Element, toPx: number): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    scroller.scrollTop = toPx;
    return;
  }
  const fromPx = scroller.scrollTop;
  const startMs = performance.now();
  const taken = new AbortController();
  for (const event of ["wheel", "touchstart", "keydown"]) {
    window.addEventListener(event, () => taken.abort(), { passive: true, signal: taken.signal });
  }
  const step = (nowMs: number) => {
    if (taken.signal.aborted) return;
    const done = Math.min(1, Math.max(0, nowMs - startMs) / SCROLL_TO_ERROR_MS);
    scroller.scrollTop = fromPx + (toPx - fromPx) * ease(done);
    if (done < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
}

/** Slow at both ends. */
const ease = (done: number): number => (done < 0.5 ? 2 * done ** 2 : 1 - (2 - 2 * done) ** 2 / 2);
