import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useColumnScroll } from "./use-column-scroll.ts";

const STICKY_PX = 100;
const COLUMN_PX = 200;
const IDS = Array.from({ length: 12 }, (_, index) => String(index + 1));

let observed: { notify: IntersectionObserverCallback; options: IntersectionObserverInit | undefined };

/** The measures of a browser; jsdom measures nothing. */
function lay(box: HTMLElement): void {
  Object.defineProperty(box, "clientWidth", { value: 900 });
  box.querySelectorAll("th").forEach((cell, index) => {
    const leftPx = index === 0 ? 0 : STICKY_PX + (index - 1) * COLUMN_PX;
    Object.defineProperty(cell, "offsetLeft", { value: leftPx });
    Object.defineProperty(cell, "offsetWidth", { value: index === 0 ? STICKY_PX : COLUMN_PX });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        observed = { notify, options };
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const box = document.createElement("div");
  const heads = IDS.map((id) => `<th data-column="${id}">${id}</th>`).join("");
  box.innerHTML = `<table><thead><tr><th>Namn</th>${heads}</tr></thead></table>`;
  lay(box);
  const ref = { current: box };
  const { result } = renderHook(() => useColumnScroll(ref, { firstId: IDS.at(0), lastId: IDS.at(-1) }));
  return { box, scroll: () => result.current };
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe("the columns of a comparison", () => {
  it("are scrolled in 300 ms, and a press within 200 ms of another is ignored [C-080]", () => {
    const { box, scroll } = open();
    scroll().go("right");
    pass(199);
    scroll().go("right");
    expect(box.scrollLeft).toBeLessThan(3 * COLUMN_PX);
    // A frame every 16 ms: the first one after 300 ms is the last.
    pass(301 + 16 - 199);
    expect(box.scrollLeft).toBe(3 * COLUMN_PX);
    scroll().go("right");
    pass(290);
    expect(box.scrollLeft).toBeGreaterThan(3 * COLUMN_PX);
    expect(box.scrollLeft).toBeLessThan(6 * COLUMN_PX);
    pass(100);
    expect(box.scrollLeft).toBe(6 * COLUMN_PX);
  });

  it("get their buttons 200 ms after an edge column is no longer entirely visible [C-080]", () => {
    const { box, scroll } = open();
    expect(observed.options?.threshold).toContain(1);
    const seen = (id: number, intersectionRatio: number) => ({
      target: box.querySelector(`[data-column="${id}"]`),
      intersectionRatio,
    });
    const entries = [seen(1, 1), seen(12, 0.9)] as unknown as IntersectionObserverEntry[];
    observed.notify(entries, undefined as unknown as IntersectionObserver);
    pass(199);
    expect([scroll().canGoLeft, scroll().canGoRight]).toEqual([false, false]);
    pass(1);
    expect([scroll().canGoLeft, scroll().canGoRight]).toEqual([false, true]);
  });
});
