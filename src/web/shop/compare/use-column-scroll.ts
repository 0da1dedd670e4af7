import { type RefObject, useEffect, useRef, useState } from "react";
import {
  SCROLL_BUTTONS_SETTLE_MS,
  type ColumnBox,
  EDGE_THRESHOLD,
  SCROLL_ANIMATION_MS,
  SCROLL_DEBOUNCE_MS,
  scrollTargetPx,
} from "./scroll-columns.ts";

export interface ColumnScroll {
  /** The first or last column is out of view. */
  readonly canGoLeft: boolean;
  readonly canGoRight: boolean;
  go(direction: "left" | "right"): void;
}

/** Follows which columns of a table are seen in the box that scrolls it, and moves between them. */
export function useColumnScroll(
  box: RefObject<HTMLElement | null>,
  { firstId, lastId }: { readonly firstId: string | undefined; readonly lastId: string | undefined },
): ColumnScroll {
  const [edges, setEdges] = useState({ canGoLeft: false, canGoRight: false });
  const pressedMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const first = findColumn(element, firstId);
    const last = findColumn(element, lastId);
    if (!first || !last) return undefined;
    // A column under the names of the rows is not seen.
    const rootMargin = `0px 0px 0px -${stickyPx(element)}px`;
    const isOut = new Map<Element, boolean>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) isOut.set(target, isPartlyOut(intersectionRatio));
        clearTimeout(timer);
        timer = setTimeout(
          () => setEdges({ canGoLeft: isOut.get(first) ?? false, canGoRight: isOut.get(last) ?? false }),
          SCROLL_BUTTONS_SETTLE_MS,
        );
      },
      { root: element, rootMargin, threshold: [ALMOST_ALL, EDGE_THRESHOLD] },
    );
    observer.observe(first);
    observer.observe(last);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, firstId, lastId]);

  return {
    ...edges,
    go(direction) {
      const element = box.current;
      const nowMs = performance.now();
      if (!element || nowMs - pressedMs.current < SCROLL_DEBOUNCE_MS) return;
      pressedMs.current = nowMs;
      const target = scrollTargetPx(direction, boxesOf(element), {
        scrollLeftPx: element.scrollLeft,
        viewPx: element.clientWidth,
        stickyPx: stickyPx(element),
      });
      scrollSideways(element, target);
    },
  };
}

/** Browsers place columns on fractions of a pixel; a whole column may be seen to 99.9 %. */
const ALMOST_ALL = 0.99;
const isPartlyOut = (ratio: number): boolean => ratio < ALMOST_ALL * EDGE_THRESHOLD;

const headCells = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("thead th")];
const columnsOf = (box: HTMLElement): HTMLElement[] => headCells(box).slice(1);
const stickyPx = (box: HTMLElement): number => headCells(box)[0]?.offsetWidth ?? 0;

const findColumn = (box: HTMLElement, resultId: string | undefined): Element | null =>
  box.querySelector(`[data-column="${resultId}"]`);

const boxesOf = (box: HTMLElement): ColumnBox[] =>
  columnsOf(box).map(({ offsetLeft, offsetWidth }) => ({ leftPx: offsetLeft, widthPx: offsetWidth }));

/** The browser's own smooth scrolling has no duration to set. A visitor who scrolls takes over. */
function scrollSideways(element: HTMLElement, toPx: number): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    element.scrollLeft = toPx;
    return;
  }
  const fromPx = element.scrollLeft;
  const startMs = performance.now();
  const taken = new AbortController();
  for (const event of ["wheel", "touchstart", "keydown"]) {
    element.addEventListener(event, () => taken.abort(), { passive: true, signal: taken.signal });
  }
  const step = (nowMs: number) => {
    if (taken.signal.aborted) return;
    const done = Math.min(1, Math.max(0, nowMs - startMs) / SCROLL_ANIMATION_MS);
    element.scrollLeft = fromPx + (toPx - fromPx) * (1 - (1 - done) ** 3);
    if (done < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
}
