import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint } from "./after-first-paint.ts";

let report: (name: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  report = () => undefined;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly #onEntries: (list: { getEntriesByName: (name: string) => unknown[] }) => void;
      constructor(onEntries: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
        this.#onEntries = onEntries;
      }
      observe() {
        report = (reported) =>
          this.#onEntries({ getEntriesByName: (name) => [reported].filter((each) => each === name) });
      }
      disconnect() {
        report = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("runs once, when something to read is painted", () => {
  const run = vi.fn();
  afterFirstPaint(run, { maxWaitMs: 2_000 });
  report("first-paint");
  expect(run).not.toHaveBeenCalled();
  report("first-contentful-paint");
  expect(run).toHaveBeenCalledTimes(1);
  report("first-contentful-paint");
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it("waits no longer than it may where no paint is reported", () => {
  const run = vi.fn();
  afterFirstPaint(run, { maxWaitMs: 2_000 });
  vi.advanceTimersByTime(1_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  report("first-contentful-paint");
  expect(run).toHaveBeenCalledTimes(1);
});

it("runs at once in a page that is not seen, which is not painted", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const run = vi.fn();
  afterFirstPaint(run, { maxWaitMs: 2_000 });
  expect(run).toHaveBeenCalledTimes(1);
});
