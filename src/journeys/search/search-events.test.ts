import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSearchEvents } from "./search-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("everybody who follows a search hears the next word of it, and nobody else does", async () => {
  const words = createSearchEvents();
  const heard: string[] = [];
  void words.waitForNext("a", 1_000).then(() => heard.push("first"));
  void words.waitForNext("a", 1_000).then(() => heard.push("second"));
  void words.waitForNext("b", 1_000).then(() => heard.push("other"));
  words.publish("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(["first", "second"]);
  words.publish("a");
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["first", "second", "other"]);
});
