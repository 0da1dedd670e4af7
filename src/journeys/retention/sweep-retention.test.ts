import { expect, test } from "vitest";
import { sweepRetention } from "./sweep-retention.ts";

async function startedAt(time: string, finished: readonly string[] = []): Promise<string[]> {
  const started: string[] = [];
  await sweepRetention({
    store: { isFinished: (day) => Promise.resolve(finished.includes(day)) },
    starter: { start: (workflow, id) => Promise.resolve(void started.push(`${workflow} ${id}`)) },
    clock: { nowMs: () => Date.parse(time) },
  });
  return started;
}

test("a day is started from three in the morning, until it is done", async () => {
  expect(await startedAt("2026-11-15T03:00:00Z")).toEqual(["retention 2026-11-15"]);
  expect(await startedAt("2026-11-15T23:59:00Z")).toEqual(["retention 2026-11-15"]);
  expect(await startedAt("2026-11-15T23:59:00Z", ["2026-11-15"])).toEqual([]);
});

test("earlier, the day before is started", async () => {
  expect(await startedAt("2026-11-15T02:59:00Z")).toEqual(["retention 2026-11-14"]);
  expect(await startedAt("2026-11-15T02:59:00Z", ["2026-11-14"])).toEqual([]);
});
