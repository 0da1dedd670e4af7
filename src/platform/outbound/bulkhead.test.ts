import fc from "fast-check";
import { expect, test } from "vitest";
import { createBulkhead } from "./bulkhead.ts";

test("a slot that is given back goes to the one who has waited longest", async () => {
  const bulkhead = createBulkhead(1, 3);
  expect(bulkhead.tryTake()).toBe(true);
  const order: number[] = [];
  const waiting = [1, 2, 3].map((number) => bulkhead.waitForSlot(1000).then(() => order.push(number)));
  for (const wait of waiting) {
    bulkhead.release();
    await wait;
  }
  expect(order).toEqual([1, 2, 3]);
});

test("a later call cannot take the slot of one that has waited", async () => {
  const bulkhead = createBulkhead(1, 1);
  bulkhead.tryTake();
  const wait = bulkhead.waitForSlot(1000);
  bulkhead.release();
  expect(bulkhead.tryTake()).toBe(false);
  expect(await wait).toBe(true);
});

test("whatever happens in whatever order, the bounds hold and no slot is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("take", "wait", "leave", "release"), { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      async (moves, maxInFlight, maxQueued) => {
        const bulkhead = createBulkhead(maxInFlight, maxQueued);
        const controllers: AbortController[] = [];
        let owned = 0;
        for (const move of moves) {
          if (move === "take" && bulkhead.tryTake()) owned++;
          if (move === "wait" && bulkhead.inFlight === maxInFlight) {
            const controller = new AbortController();
            controllers.push(controller);
            void bulkhead.waitForSlot(10_000, controller.signal).then((isTaken) => (owned += isTaken ? 1 : 0));
          }
          if (move === "leave") controllers.shift()?.abort();
          if (move === "release" && owned > 0) {
            owned--;
            bulkhead.release();
          }
          await Promise.resolve();
          await Promise.resolve();
          expect(bulkhead.inFlight).toBe(owned);
          expect(bulkhead.inFlight).toBeLessThanOrEqual(maxInFlight);
          expect(bulkhead.queued).toBeLessThanOrEqual(maxQueued);
        }
        for (const controller of controllers) controller.abort();
        expect(bulkhead.queued).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});
