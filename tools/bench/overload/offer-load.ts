import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import type { LoadPlan, LoadResult } from "./load-plan.ts";

const LOAD_PROCESS = join(ROOT, "tools/bench/overload/load-process.ts");

/** Runs a plan in a separate process and returns its result. */
export async function offerLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(LOAD_PROCESS, { execPath: NODE, cwd: ROOT });
  const exited = once(child, "exit").then(([code]) => {
    throw new Error(`the load process ended with ${String(code)} before it sent its result`);
  });
  child.send(plan);
  const [result] = (await Promise.race([once(child, "message"), exited])) as [LoadResult];
  return result;
}

/** The value below which the given share of the values lies; the values ascend. */
export const percentile = (ascending: readonly number[], share: number): number =>
  Math.round(ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN);
