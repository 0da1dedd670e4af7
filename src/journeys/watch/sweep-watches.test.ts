import { expect, test } from "vitest";
import { runKey } from "./run-watch.workflow.ts";
import { sweepWatches } from "./sweep-watches.ts";
import type { StartedRun } from "./watch.port.ts";

const LIMIT = { perMinute: 10, perDay: 10 };
const runs: readonly StartedRun[] = ["first", "second", "third"].map((watchId) => ({ watchId, period: "2027-01-17" }));

function sweep(isAccepted: (key: string) => boolean) {
  const started: string[] = [];
  const released: StartedRun[] = [];
  const swept = sweepWatches({
    watches: {
      reclaim: () => Promise.resolve([]),
      claimDue: ({ quota }) => Promise.resolve(quota === "any" ? [...runs] : []),
      release: (given) => Promise.resolve(void released.push(...given)),
    },
    starter: {
      start: (_name, key) => {
        if (!isAccepted(key)) return Promise.reject(new Error("the engine does not answer"));
        started.push(key);
        return Promise.resolve();
      },
    },
    clock: { nowMs: () => 0 },
    budgets: new Map([["any", LIMIT]]),
  });
  return { swept, started, released };
}

test("all that are due are started", async () => {
  const { swept, started, released } = sweep(() => true);
  expect(await swept).toBe(3);
  expect([started, released]).toEqual([runs.map(runKey), []]);
});

test("those that the engine did not accept are left to the next sweep", async () => {
  const { swept, started, released } = sweep((key) => !key.includes("second"));
  await expect(swept).rejects.toThrow("the engine does not answer");
  expect([started, released]).toEqual([runs.slice(0, 1).map(runKey), runs.slice(1)]);
});
