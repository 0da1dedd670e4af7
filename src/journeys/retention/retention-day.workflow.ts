import type { Clock } from "#platform/clock.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import { type ClearStepPorts, clearRule } from "./clear-rule.step.ts";
import type { AuditHeads, ChainHead, RetentionStore } from "./retention.port.ts";

/** The workflow's name; its id is the day, as 2026-11-15. */
export const RETENTION_WORKFLOW = "retention";

export interface RetentionDayPorts extends ClearStepPorts {
  readonly store: RetentionStore;
  readonly audit: AuditHeads;
  /** Records the heads outside the database. */
  readonly witness: (heads: readonly ChainHead[]) => void;
  /** A rule with more rows than the daily limit. The next day continues. */
  readonly leftOver: (rule: string) => void;
  /** A rule that the database refused. The next day tries again. */
  readonly postponed: (rule: string, refusal: string) => void;
  readonly clock: Pick<Clock, "nowMs">;
}

/**
 * One day of retention, rule by rule, a bounded number of rows at a time. The day decides which rows are due, so that a
 * step which runs again after a crash deletes the same rows or none. The engine stores only names and counts.
 */
export async function runRetentionDay(durable: Durable, ports: RetentionDayPorts): Promise<{ removedRows: number }> {
  const day = durable.key;
  const isToDo = await durable.run("begin", () => {
    // A future day would delete rows that must still be retained.
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
      // Another try on the same day would be refused again, and delay every rule after this one.
      if (refusal !== undefined) await durable.run(`${rule} postponed`, async () => ports.postponed(rule, refusal));
    }
    if (!isDone) await durable.run(`${rule} left over`, async () => ports.leftOver(rule));
  }
  await durable.run("witness", async () => ports.witness(await ports.audit.heads()));
  await durable.run("finish", () => ports.store.finish(day, removedRows));
  return { removedRows };
}
