import { describe, expect, test } from "vitest";
import { createInFlightLimit, type InFlightLimit, LEAST_AT_REST } from "./in-flight-limit.ts";

const BEARABLE_MS = 10;

/** As many as the limit admits, and one that is refused. */
function fill(limit: InFlightLimit): number {
  let begun = 0;
  for (; limit.hasRoom(); begun++) limit.begin();
  return begun;
}

describe("a limit on work under way", () => {
  test("lets a few in together, and more when they have ended", () => {
    const limit = createInFlightLimit();
    expect(fill(limit)).toBe(LEAST_AT_REST);
    expect(limit.hasRoom()).toBe(false);
    limit.end();
    expect(limit.hasRoom()).toBe(true);
  });

  test("grows while it is used up and the loop is in time: work that only waits is not held back", () => {
    const limit = createInFlightLimit();
    for (let nth = 0; nth < 100; nth++) {
      fill(limit);
      limit.sample(2, BEARABLE_MS);
    }
    expect(limit.most()).toBeGreaterThan(600);
  });

  test("does not grow by time alone", () => {
    const limit = createInFlightLimit();
    for (let nth = 0; nth < 1000; nth++) limit.sample(0, BEARABLE_MS);
    expect(limit.most()).toBe(LEAST_AT_REST);
  });

  test("shrinks to almost nothing while the loop is late, by one step for each delay that can have shown it", () => {
    const limit = createInFlightLimit();
    fill(limit);
    limit.sample(11, BEARABLE_MS);
    const after = limit.most();
    expect(after).toBeLessThan(LEAST_AT_REST);
    limit.sample(11, BEARABLE_MS);
    expect(limit.most()).toBe(after);
    for (let nth = 0; nth < 50; nth++) limit.sample(11, BEARABLE_MS);
    expect(limit.most()).toBe(2);
  });

  test("shrinks from what is under way, not from the limit", () => {
    const limit = createInFlightLimit();
    let begun = 0;
    for (let nth = 0; nth < 50; nth++) {
      begun += fill(limit);
      limit.sample(2, BEARABLE_MS);
    }
    expect(begun).toBeGreaterThan(100);
    for (; begun > 10; begun--) limit.end();
    limit.sample(11, BEARABLE_MS);
    expect(limit.most()).toBeLessThan(LEAST_AT_REST);
  });

  test("returns to the resting limit, whether it was higher or lower", () => {
    const limit = createInFlightLimit();
    fill(limit);
    for (let nth = 0; nth < 50; nth++) limit.sample(11, BEARABLE_MS);
    for (let nth = 0; nth < LEAST_AT_REST; nth++) limit.end();
    for (let nth = 0; nth < 1000; nth++) limit.sample(0, BEARABLE_MS);
    expect(limit.most()).toBe(LEAST_AT_REST);
    for (let nth = 0; nth < 100; nth++) {
      fill(limit);
      limit.sample(2, BEARABLE_MS);
    }
    for (let nth = 0; nth < 1000; nth++) limit.sample(2, BEARABLE_MS);
    expect(limit.most()).toBe(LEAST_AT_REST);
  });
});
