import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onResized } from "./breakpoints.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a burst of resizing is answered once, 50 ms after the last", () => {
  const answer = vi.fn();
  const stop = onResized(answer);
  for (let turn = 0; turn < 5; turn += 1) {
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(49);
  }
  expect(answer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(answer).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("resize"));
  stop();
  vi.advanceTimersByTime(100);
  expect(answer).toHaveBeenCalledTimes(1);
});
