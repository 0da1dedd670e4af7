import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHoverIntent } from "./hover-intent.ts";
import { PHONE_POPOVER_CLOSE_MS, popoverDelays } from "./ui-timings.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(delays: () => { openMs: number; closeMs: number }) {
  const seen: string[] = [];
  const intent = createHoverIntent({ delays, open: () => seen.push("open"), close: () => seen.push("close") });
  return { intent, seen };
}

test("a popover opens 400 ms after the pointer came on a large screen, at once on others [F-088]", () => {
  const large = watch(() => popoverDelays(true));
  large.intent.enter();
  vi.advanceTimersByTime(399);
  expect(large.seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(large.seen).toEqual(["open"]);

  const small = watch(() => popoverDelays(false));
  small.intent.enter();
  vi.advanceTimersByTime(0);
  expect(small.seen).toEqual(["open"]);
});

test("a popover closes 500 ms after the pointer left, 10 ms on a small screen [F-089]", () => {
  const large = watch(() => popoverDelays(true));
  large.intent.leave();
  vi.advanceTimersByTime(499);
  expect(large.seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(large.seen).toEqual(["close"]);

  const small = watch(() => popoverDelays(false));
  small.intent.leave();
  vi.advanceTimersByTime(9);
  expect(small.seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(small.seen).toEqual(["close"]);
});

test("a popover with a delay of its own closes by that", () => {
  const phone = watch(() => ({ openMs: 0, closeMs: PHONE_POPOVER_CLOSE_MS }));
  phone.intent.leave();
  vi.advanceTimersByTime(199);
  expect(phone.seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(phone.seen).toEqual(["close"]);
});

test("a pointer that passes by opens nothing, and one that comes back keeps it open", () => {
  const { intent, seen } = watch(() => popoverDelays(true));
  intent.enter();
  vi.advanceTimersByTime(300);
  intent.leave();
  vi.advanceTimersByTime(300);
  intent.enter();
  vi.advanceTimersByTime(399);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["open"]);
});

test("what a press decided is not undone by a hover under way", () => {
  const { intent, seen } = watch(() => popoverDelays(true));
  intent.leave();
  intent.cancel();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
});
