import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFaultRecorder } from "./record-faults.ts";
import type { SeenFault } from "./seen-fault.port.ts";

const STARTED_MS = Date.parse("2026-11-18T12:00:00Z");
const fault = (at: number) =>
  ({ traceId: at.toString(16).padStart(32, "0"), kind: "call", route: "/x", status: 500 }) as const;

let stored: SeenFault[][];
let failures: unknown[];
let isDown: boolean;
let nowMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  [stored, failures, isDown, nowMs] = [[], [], false, STARTED_MS];
});
afterEach(() => void vi.useRealTimers());

const createRecorder = () =>
  createFaultRecorder({
    store: {
      add: (faults) => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(void stored.push([...faults]))),
    },
    clock: { nowMs: () => nowMs },
    storeFailed: (error) => void failures.push(error),
  });

test("faults of the same second are stored together, with their times", async () => {
  const recorder = createRecorder();
  recorder.record(fault(1));
  nowMs += 5;
  recorder.record(fault(2));
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored).toEqual([
    [
      { ...fault(1), happenedAtMs: STARTED_MS },
      { ...fault(2), happenedAtMs: STARTED_MS + 5 },
    ],
  ]);
});

test("what could not be stored is stored when the database is back", async () => {
  const recorder = createRecorder();
  isDown = true;
  recorder.record(fault(1));
  await vi.advanceTimersByTimeAsync(1_000);
  recorder.record(fault(2));
  expect([stored, failures.length]).toEqual([[], 1]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored.flat().map(({ traceId }) => traceId)).toEqual([fault(1).traceId, fault(2).traceId]);
});

test("a node that stops stores what waits", async () => {
  const recorder = createRecorder();
  recorder.record(fault(1));
  await recorder.close();
  expect(stored.flat()).toHaveLength(1);
  isDown = true;
  recorder.record(fault(2));
  await recorder.close();
  expect([failures.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test("a fault that is repeated fills neither the memory nor the table", async () => {
  const recorder = createRecorder();
  for (let at = 0; at < 600; at += 1) recorder.record(fault(at));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored.flat()).toHaveLength(500);
  for (let second = 0; second < 10; second += 1) {
    for (let at = 0; at < 400; at += 1) recorder.record(fault(at));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // 600 and three times 400 are counted within the limit; 200 remain of the next.
  expect(stored.flat().length).toBe(500 + 1_200 + 200);
  nowMs += 3_600_000;
  recorder.record(fault(1));
  await recorder.close();
  expect(stored.flat().length).toBe(1_901);
});
