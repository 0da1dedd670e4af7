import type { Clock } from "#platform/clock.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import { type ClearStepPorts, clearRule } from "./clear-rule.step.ts";
import type { AuditHeads, ChainHead, RetentionStore } from "./retention.port.ts";

/** The workflow's name; its id is the day, as 2026-11-15. */
export const RETENTION_WORKFLOW = "retention";

export interface RetentionDayPorts extends ClearStepPorts {
  readonly store: RetentionStore;
  readonly audit: AuditHeads;
  /** Tells somebody outside the database. */
  readonly witness: (heads: readonly ChainHead[]) => void;
  /** A rule that had more to take than a day may. The next day goes on. */
  readonly leftOver: (rule: string) => void;
  /** A rule that the database refused to carry out. The next day tries again. */
  readonly postponed: (rule: string, refusal: string) => void;
  readonly clock: Pick<Clock, "nowMs">;
}

/**
 * One day of retention, rule by rule, a bounded number of rows at a time. What is over its time follows from the day, so that a
 * step which runs again after a crash takes the same rows or none. Names and counts are all the engine keeps.
 */
export async function runRetentionDay(durable: Durable, ports: RetentionDayPorts): Promise<{ removedRows: number }> {
  const day = durable.key;
  const isToDo = await durable.run("begin", () => {
    // A day to come would take what is still to be kept.
    if (Number.isNaN(Date.parse(day)) || Date.parse(day) > ports.clock.nowMs())
      return Promise.reject(new StepRefused(`${day} is no day that has begun`));
    return ports.store.begin(day);
  });
  if (!isToDo) return { removedRows: 0 };
  let removedRows = 0;
  for (const rule of ports.store.rules) {
    let isDone = false;
    for (let step = 1; !isDone && step <= ports.limits.stepsPerRule; step += 1) {
      const cleared = await durable.run(`${rule} ${step}`, () => clearRule(ports, rule, day));
      removedRows += cleared.removedRows;
      isDone = cleared.isDone;
      const { refusal } = cleared;
      // Trying again within the day would meet the same guard, and hold back every rule after this one.
      if (refusal !== undefined) await durable.run(`${rule} postponed`, async () => ports.postponed(rule, refusal));
    }
    if (!isDone) await durable.run(`${rule} left over`, async () => ports.leftOver(rule));
  }
  await durable.run("witness", async () => ports.witness(await ports.audit.heads()));
  await durable.run("finish", () => ports.store.finish(day, removedRows));
  return { removedRows };
}
