import pg from "pg";
import { endOfRetention, retentionPeriods, type RetentionPeriod } from "#domain/retention/retention-periods.ts";
import type { RetentionStore } from "#journeys/retention/retention.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { dropDueDays, makeDaysAhead } from "./day-tables.ts";
import { RETENTION_RULES, type RetentionRule } from "./retention-rules.ts";

export function createRetentionStore(pool: DatabasePool): RetentionStore {
  const statements = new Map<string, Clearing>(
    Object.entries(RETENTION_RULES).flatMap(([table, retention]) =>
      "rules" in retention
        ? retention.rules.map((rule) => [`${table}.${rule.purpose}`, clearing(table, rule)] as const)
        : [],
    ),
  );
  return {
    rules: [...statements.keys()],
    async begin(day) {
      await makeDaysAhead(pool);
      await pool.query("insert into retention_runs (day) values ($1) on conflict (day) do nothing", [day]);
      return !(await this.isFinished(day));
    },
    async clear(name, day, limit) {
      const statement = statements.get(name);
      if (!statement) throw new Error(`no rule is called ${name}`);
      const period = retentionPeriods[statement.rule.purpose];
      const until = new Date(endOfRetention(day, period));
      try {
        const dropped = await dropDueDays(pool, statement.table, { rule: name, until, period: interval(period) });
        const { rows } = await pool.query<{ row_count: number }>(statement.text, [
          until,
          limit,
          name,
          interval(period),
        ]);
        return { removedRows: dropped + (rows[0]?.row_count ?? 0) };
      } catch (error) {
        if (error instanceof pg.DatabaseError && REFUSALS.has(error.code ?? "")) return { refusal: error.message };
        throw error;
      }
    },
    async finish(day, removedRows) {
      await pool.query(
        "update retention_runs set finished_at = clock_timestamp(), removed_rows = $2 where day = $1 and finished_at is null",
        [day, removedRows],
      );
    },
    async isFinished(day) {
      const { rowCount } = await pool.query("select from retention_runs where day = $1 and finished_at is not null", [
        day,
      ]);
      return rowCount === 1;
    },
  };
}

/** restrict_violation, which our triggers raise, and foreign_key_violation: another row references the row. */
const REFUSALS: ReadonlySet<string> = new Set(["23001", "23503"]);

/** In PostgreSQL's format: "10 years". */
const interval = (period: RetentionPeriod): string => {
  const [[unit, amount] = []] = Object.entries(period);
  return `${amount} ${unit}`;
};

/**
 * The triggers that refuse a deletion compare with the database's own `now()`. A worker whose clock is ahead must not delete rows that
 * they still protect.
 */
const UNTIL = "least($1::timestamptz, now() - $4::interval)";

interface Clearing {
  readonly table: string;
  readonly rule: RetentionRule;
  readonly text: string;
}

/** What is left after whole days were dropped. A row that is locked by another transaction is skipped: it is checked again tomorrow. */
function clearing(table: string, rule: RetentionRule): Clearing {
  const key = KEYS[table] ?? "id";
  const parts = PARTS[table] ?? [];
  const text = `
with due as materialized (
  select ${key} from ${table} where ${rule.due.replaceAll("$1", UNTIL)} limit $2 for update of ${table} skip locked
), ${parts.map((part, at) => `part_${at} as (delete from ${part.table} where ${part.column} in (select ${key} from due)), `).join("")}
gone as (
  delete from ${table} where (${key}) in (select ${key} from due) returning 1
), counted as (
  select count(*)::integer as row_count from gone
), logged as (
  insert into erasures (actor, subject, what, row_count)
  select 'retention', '${table}', $3, row_count from counted where row_count > 0
)
select row_count from counted`;
  return { table, rule, text };
}

/** Tables whose key is not named id. */
const KEYS: Readonly<Record<string, string>> = {
  measurements: "happened_at, id",
  sessions: "token_hash",
  agent_tokens: "token_hash",
  visitor_ids: "owner",
  fetch_events: "event_id",
  suppressed_addresses: "recipient_lookup",
};

/** Rows that belong to a row but have no foreign key with cascade. */
const PARTS: Readonly<Record<string, readonly { readonly table: string; readonly column: string }[]>> = {
  searches: [{ table: "offers", column: "search_id" }],
};
