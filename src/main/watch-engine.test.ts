import { expect, it } from "vitest";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { watchEngine } from "./watch-engine.ts";

function engineThat(start: () => Promise<void>) {
  const starter: WorkflowStarter = {
    start,
    signal: () => Promise.resolve(),
    outcome: () => Promise.resolve(undefined),
  };
  return watchEngine(starter);
}

it("is reached once it knows the worker, until it does not answer", () => {
  const engine = engineThat(() => Promise.resolve());
  expect(engine.isReached()).toBe(false);
  engine.registered(true);
  expect(engine.isReached()).toBe(true);
  engine.registered(false);
  expect(engine.isReached()).toBe(false);
});

it("is not reached when it takes no start, until it takes one", async () => {
  let isDown = true;
  const engine = engineThat(() => (isDown ? Promise.reject(new Error("fetch failed")) : Promise.resolve()));
  engine.registered(true);
  await expect(engine.starter.start("order", "o1", {})).rejects.toThrow("fetch failed");
  expect(engine.isReached()).toBe(false);
  isDown = false;
  await engine.starter.start("order", "o1", {});
  expect(engine.isReached()).toBe(true);
});
