import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPausableTimer } from "./pausable-timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("time spent paused does not count", () => {
  const end = vi.fn();
  const timer = startPausableTimer(4000, end);
  vi.advanceTimersByTime(3000);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.pause();
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test("a cancelled timer never ends", () => {
  const end = vi.fn();
  startPausableTimer(10, end).cancel();
  vi.advanceTimersByTime(100);
  expect(end).not.toHaveBeenCalled();
});
