import { expect, test } from "vitest";
import { type BatcherOptions, createBatcher } from "./batcher.ts";

class BadItem extends Error {}

/** Records every batch; a batch can be held until released, and items below zero are at fault. */
function recordingBatcher(changes: Partial<BatcherOptions<number, string>> = {}) {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  let isHeld = false;
  const batcher = createBatcher<number, string>({
    maxItems: 100,
    maxUnderWay: 1,
    isItemsFault: (error) => error instanceof BadItem,
    run: async (items) => {
      batches.push([...items]);
      if (isHeld) await new Promise<void>((resolve) => gates.push(resolve));
      if (items.some((item) => item < 0)) throw new BadItem("bad");
      return items.map((item) => `done ${item}`);
    },
    ...changes,
  });
  return {
    batcher,
    batches,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const open of gates.splice(0)) open();
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("writes of the same moment share a statement and each gets its own result", async () => {
  const { batcher, batches } = recordingBatcher();
  expect(await Promise.all([1, 2, 3].map(batcher.add))).toEqual(["done 1", "done 2", "done 3"]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test("what comes while a statement runs goes together in the next one", async () => {
  const { batcher, batches, hold, release } = recordingBatcher();
  hold();
  const first = batcher.add(1);
  await nextTurn();
  const later = [batcher.add(2)];
  await nextTurn();
  later.push(batcher.add(3));
  await nextTurn();
  expect(batches).toEqual([[1]]);
  release();
  expect(await Promise.all([first, ...later])).toEqual(["done 1", "done 2", "done 3"]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test("a batch never holds more than its limit, and only so many run at once", async () => {
  const { batcher, batches, hold, release } = recordingBatcher({ maxItems: 2, maxUnderWay: 2 });
  hold();
  const all = [1, 2, 3, 4, 5].map(batcher.add);
  await nextTurn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  release();
  await Promise.all(all);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test("one bad item fails alone", async () => {
  const { batcher } = recordingBatcher();
  const outcomes = await Promise.allSettled([1, 2, -3, 4, 5].map(batcher.add));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
});

test("when the database is unreachable, every caller is rejected after one try", async () => {
  let runs = 0;
  const { batcher } = recordingBatcher({
    run: async () => {
      runs += 1;
      throw new Error("connection lost");
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(batcher.add));
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(runs).toBe(1);
});

test("a failed statement does not stop those after it", async () => {
  const { batcher } = recordingBatcher();
  await expect(batcher.add(-1)).rejects.toThrow("bad");
  await expect(batcher.add(1)).resolves.toBe("done 1");
});
