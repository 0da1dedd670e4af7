import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPageScrollLocked, lockPageScroll, whenPageScrollUnlocked } from "./page-scroll-lock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("the page may scroll again 300 ms after the last modal released the lock", () => {
  const releaseFirst = lockPageScroll();
  const releaseSecond = lockPageScroll();
  releaseFirst();
  releaseFirst();
  vi.advanceTimersByTime(1000);
  expect(isPageScrollLocked()).toBe(true);
  releaseSecond();
  vi.advanceTimersByTime(299);
  expect(isPageScrollLocked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isPageScrollLocked()).toBe(false);
});

test("a modal that opens while another closes keeps the page locked", () => {
  lockPageScroll()();
  vi.advanceTimersByTime(200);
  const release = lockPageScroll();
  vi.advanceTimersByTime(1000);
  expect(isPageScrollLocked()).toBe(true);
  release();
});

test("waiting for the page ends when it may scroll, and at once when it already may", async () => {
  await expect(whenPageScrollUnlocked()).resolves.toBeUndefined();
  const onUnlocked = vi.fn();
  lockPageScroll()();
  const waiting = whenPageScrollUnlocked().then(onUnlocked);
  await vi.advanceTimersByTimeAsync(299);
  expect(onUnlocked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(onUnlocked).toHaveBeenCalledTimes(1);
});
