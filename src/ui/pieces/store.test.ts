import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("listeners are called for every change, and for nothing else", () => {
  const store = createStore((sum: number, add: number) => sum + add, 1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.send(2);
  store.send(0);
  expect(store.read()).toBe(3);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.send(1);
  expect(listener).toHaveBeenCalledTimes(1);
});
