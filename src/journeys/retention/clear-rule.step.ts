import type { RetentionStore } from "./retention.port.ts";

export interface ClearStepPorts {
  readonly store: Pick<RetentionStore, "clear">;
  readonly limits: RetentionLimits;
}

export interface RetentionLimits {
  readonly rowsPerStatement: number;
  readonly statementsPerStep: number;
  readonly stepsPerRule: number;
}

/** A statement of this size takes tens of milliseconds, a step a second; a rule deletes at most two million rows a day. */
export const RETENTION_LIMITS: RetentionLimits = { rowsPerStatement: 500, statementsPerStep: 20, stepsPerRule: 200 };

export interface ClearedPart {
  readonly removedRows: number;
  readonly isDone: boolean;
  /** The database's message when it refused; the rule is tried again the next day. */
  readonly refusal?: string;
}

/** Can run again: deleted rows are not found a second time. */
export async function clearRule({ store, limits }: ClearStepPorts, rule: string, day: string): Promise<ClearedPart> {
  let removedRows = 0;
  for (let statement = 0; statement < limits.statementsPerStep; statement += 1) {
    const cleared = await store.clear(rule, day, limits.rowsPerStatement);
    if ("refusal" in cleared) return { removedRows, isDone: true, refusal: cleared.refusal };
    removedRows += cleared.removedRows;
    if (cleared.removedRows < limits.rowsPerStatement) return { removedRows, isDone: true };
  }
  return { removedRows, isDone: false };
}
