import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createHeldAnswers } from "./held-answers.ts";
import { LEAST_NORMAL_MS, MOST_NORMAL_MS, normalOf, watchLoopDelay } from "./loop-delay.ts";
import { createTurnQueue } from "./turn-queue.ts";

const block = (blockMs: number) => {
  const endMs = performance.now() + blockMs;
  while (performance.now() < endMs);
};

describe("the delay of the event loop", () => {
  test("is measured while the loop is blocked, and persists when it is blocked again and again", async () => {
    const delay = watchLoopDelay({ isIdle: () => false });
    await sleep(30);
    block(80);
    expect(delay.overdueMs()).toBeGreaterThan(40);
    for (let nth = 0; nth < 8; nth++) {
      block(60);
      await sleep(1);
    }
    expect(delay.sustainedMs()).toBeGreaterThan(20);
    delay.stop();
  });

  test("normal is what an idle node sees on its machine, within bounds", () => {
    expect(normalOf([])).toBe(LEAST_NORMAL_MS);
    expect(normalOf(Array.from({ length: 100 }, () => 0.4))).toBe(LEAST_NORMAL_MS);
    expect(normalOf(Array.from({ length: 100 }, (_, at) => at / 20))).toBe(4.75);
    expect(normalOf(Array.from({ length: 100 }, () => 900))).toBe(MOST_NORMAL_MS);
  });
});

describe("a turn queue", () => {
  test("lets one through in each turn of the loop, the more important first", async () => {
    const queue = createTurnQueue(2);
    const order: string[] = [];
    const turns: number[] = [];
    let turn = 0;
    const count = () => setImmediate(() => (turn++, order.length < 4 && count()));
    count();
    const enter = async (name: string, rank: number) => {
      await queue.next(rank);
      order.push(name);
      turns.push(turn);
    };
    await Promise.all([enter("page 1", 1), enter("page 2", 1), enter("order 1", 0), enter("order 2", 0)]);
    expect(order).toEqual(["order 1", "order 2", "page 1", "page 2"]);
    expect(new Set(turns).size).toBe(4);
    expect(queue.waiting()).toBe(0);
  });

  test("knows how long a newcomer would wait, by its rank", async () => {
    const queue = createTurnQueue(2);
    const work = async () => {
      await queue.next(1);
      block(10);
    };
    const all = Array.from({ length: 30 }, work);
    await Promise.race(all);
    await sleep(60);
    expect(queue.expectedMs(0)).toBe(0);
    expect(queue.expectedMs(1)).toBeGreaterThan(queue.waiting());
    await Promise.all(all);
    expect(queue.expectedMs(1)).toBe(0);
  });
});

describe("held answers", () => {
  test("are given a moment later, at once when too many are held, and all when it stops", async () => {
    const held = createHeldAnswers({ holdMs: 80, most: 2 });
    const given: string[] = [];
    for (const name of ["a", "b", "c"]) held.hold(() => given.push(name));
    expect(given).toEqual(["c"]);
    await sleep(200);
    expect(given).toEqual(["c", "a", "b"]);
    expect(held.held()).toBe(0);
    held.hold(() => given.push("d"));
    held.stop();
    expect(given.at(-1)).toBe("d");
  });
});
