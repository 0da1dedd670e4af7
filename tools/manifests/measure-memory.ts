import { readFileSync } from "node:fs";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { createPacedSearches, EVERY_SEARCH_ASKS, requireVertical } from "#tools/bench/paced-searches.ts";
import { runDemoData } from "#tools/demo-data/run-demo-data.ts";
import { TEST_VERTICAL } from "#tools/faults/test-orders.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";

export interface MemoryUse {
  readonly program: string;
  readonly startedMib: number;
  readonly highestMib: number;
}

/** What one web node bears (docs/scale.md). */
const SEARCHES_PER_SECOND = 14;
const SEARCH_MS = MINUTE_MS;
const ORDERS = 10;

/** The memory of each program at its start, and at the most while one node has as many searches as it bears and orders are placed. */
export async function measureMemory(): Promise<MemoryUse[]> {
  const stack = await startStack({ topic: "memory", speed: "instant", workers: 1, env: EVERY_SEARCH_ASKS });
  const searches = createPacedSearches(stack, requireVertical(TEST_VERTICAL));
  try {
    const started = readPeaks(stack);
    const { searches: count, failed } = await searches.run({ perSecond: SEARCHES_PER_SECOND, durationMs: SEARCH_MS });
    const { placed } = await runDemoData({
      env: stack.env,
      visitors: 1,
      orders: ORDERS,
      switches: 0,
      withinMs: 5 * MINUTE_MS,
      seed: 1,
      log: () => undefined,
    });
    console.error(`${count} searches, ${failed} failed; ${placed} orders placed`);
    return readPeaks(stack).map(({ program, mib }, at) => ({
      program,
      startedMib: started[at]?.mib ?? 0,
      highestMib: mib,
    }));
  } finally {
    await searches.close();
    await stack.stop();
  }
}

export const memoryTable = (uses: readonly MemoryUse[]): string =>
  [
    "| program | MiB after the start | MiB at the most |",
    "| --- | --- | --- |",
    ...uses.map(({ program, startedMib, highestMib }) => `| ${program} | ${startedMib} | ${highestMib} |`),
  ].join("\n");

function readPeaks({ nodes, worker, engine }: Stack): { readonly program: string; readonly mib: number }[] {
  const processes = { web: nodes[0]?.pid, worker: worker?.pid, restate: engine?.pid };
  return Object.entries(processes).flatMap(([program, pid]) =>
    pid === undefined ? [] : [{ program, mib: peakMibOf(pid) }],
  );
}

/** The most that has been resident since the process started. */
function peakMibOf(pid: number): number {
  const [, kib = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kib) / 1024);
}
