import { expect, test } from "vitest";
import type { Durable } from "#platform/engine/durable.ts";
import { FETCH_LIMITS, type FetchInsurancePorts } from "./fetch-insurance.ports.ts";
import { followCollection } from "./follow-collection.step.ts";

const HOUR_MS = 3_600_000;

test("a clock that is set back during a wait does not prolong it", async () => {
  let nowMs = Date.parse("2026-11-18T12:00:00Z");
  const sleepsMs: number[] = [];
  const statuses = ["RUNNING", "COMPLETED"];
  const ports = {
    fetches: {
      load: async () => ({ state: "live", status: "INITIATED", collectionId: "c1", ageMs: 0 }),
      isLive: async () => true,
      noteLogin: async () => undefined,
      noteStatus: async () => undefined,
    },
    insuranceData: { status: async () => ({ kind: "status", statusCode: statuses.shift() ?? "FAILED" }) },
    progress: { publish: async () => undefined, takeNudge: async () => false },
    clock: {
      nowMs: () => nowMs,
      sleep: async (waitMs: number) => {
        sleepsMs.push(waitMs);
        if (sleepsMs.length > 100) throw new Error("waits for ever");
        nowMs += sleepsMs.length === 1 ? waitMs - HOUR_MS : waitMs;
      },
    },
    limits: FETCH_LIMITS,
  } as unknown as FetchInsurancePorts;
  const durable = { key: "f1", run: (_name: string, step: () => Promise<unknown>) => step() } as unknown as Durable;
  expect(await followCollection(durable, ports)).toEqual({ kind: "next" });
  expect(sleepsMs.reduce((total, each) => total + each, 0)).toBe(FETCH_LIMITS.lookEveryMs);
});
