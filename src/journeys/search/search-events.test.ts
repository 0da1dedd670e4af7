import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSearchEvents } from "./search-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("every subscriber of a search gets its next event, and no other subscriber does", async () => {
  const events = createSearchEvents();
  const notified: string[] = [];
  void events.waitForNext("a", 1_000).then(() => notified.push("first"));
  void events.waitForNext("a", 1_000).then(() => notified.push("second"));
  void events.waitForNext("b", 1_000).then(() => notified.push("other"));
  events.publish("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toEqual(["first", "second"]);
  events.publish("a");
  await vi.advanceTimersByTimeAsync(999);
  expect(notified).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(notified).toEqual(["first", "second", "other"]);
});
