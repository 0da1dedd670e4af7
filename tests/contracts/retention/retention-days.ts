import { createAuditHeads } from "#adapters/postgres/audit-chain.ts";
import { createRetentionStore } from "#adapters/postgres/retention-store.ts";
import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { RETENTION_LIMITS, type RetentionLimits } from "#journeys/retention/clear-rule.step.ts";
import { runRetentionDay, RETENTION_WORKFLOW } from "#journeys/retention/retention-day.workflow.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { startTestEngine, type TestEngine } from "#tests/contracts/restate/test-engine.ts";

export interface RetentionDays {
  readonly engine: TestEngine;
  /** What the job uses; a test may change any of it between two days. */
  pool: DatabasePool;
  nowMs: number;
  limits: RetentionLimits;
  /** What the job has reported so far. */
  readonly witnessed: string[];
  readonly leftOver: string[];
  readonly postponed: string[];
  /** Runs one day to its end and answers how many rows it removed. */
  run(day: string): Promise<number>;
}

/**
 * The retention workflow in an engine of the test's own. Its clock starts two months ago, and each test moves it on by a day,
 * because a day is worked through once: the database keeps its own clock, which a test cannot move, and nothing here may depend on
 * the hour of the day that it shows.
 */
export async function startRetentionDays(pool: DatabasePool): Promise<RetentionDays> {
  const reports = { witnessed: [] as string[], leftOver: [] as string[], postponed: [] as string[] };
  const engine = await startTestEngine([
    {
      name: RETENTION_WORKFLOW,
      remembersMs: HOUR_MS,
      body: (durable: Durable) =>
        runRetentionDay(durable, {
          store: createRetentionStore(days.pool),
          audit: createAuditHeads(days.pool),
          witness: (heads) => void reports.witnessed.push(...heads.map(({ chain }) => chain)),
          leftOver: (rule) => void reports.leftOver.push(rule),
          postponed: (rule) => void reports.postponed.push(rule),
          limits: days.limits,
          clock: { nowMs: () => days.nowMs },
        }),
    },
  ]);
  const days: RetentionDays = {
    ...reports,
    engine,
    pool,
    nowMs: Date.parse(utcDate(Date.now())) - 60 * DAY_MS,
    limits: RETENTION_LIMITS,
    async run(day) {
      await engine.starter.start(RETENTION_WORKFLOW, day, {});
      const outcome = await engine.starter.outcome<{ removedRows: number }>(RETENTION_WORKFLOW, day, 60_000);
      if (!outcome) throw new Error("the day was not finished");
      return outcome.removedRows;
    },
  };
  return days;
}

/** Those of the keys that have a row. */
export async function findRows(
  pool: DatabasePool,
  table: string,
  column: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `select ${column} as key from ${table} where ${column} = any($1)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

export const rowExists = async (pool: DatabasePool, table: string, column: string, key: string): Promise<boolean> =>
  (await pool.query(`select from ${table} where ${column} = $1`, [key])).rowCount !== 0;
