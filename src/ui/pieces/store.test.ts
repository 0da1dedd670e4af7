import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("listeners hear of every change, and of nothing else", () => {
  const store = createStore((sum: number, add: number) => sum + add, 1);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.send(2);
  store.send(0);
  expect(store.read()).toBe(3);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.send(1);
  expect(heard).toHaveBeenCalledTimes(1);
});
