import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { holdOrder, releaseOrder } from "#adapters/postgres/held-orders.ts";
import { createRetentionStore } from "#adapters/postgres/retention-store.ts";
import { RETENTION_RULES } from "#adapters/postgres/retention-rules.ts";
import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { endOfRetention, retentionPeriods, type RetentionPurpose } from "#domain/retention/retention-periods.ts";
import { formatRetentionPeriod } from "#domain/retention/retention-periods.texts.sv.ts";
import { RETENTION_LIMITS } from "#journeys/retention/clear-rule.step.ts";
import { RETENTION_WORKFLOW } from "#journeys/retention/retention-day.workflow.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import type { TestEngine } from "#tests/contracts/restate/test-engine.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { addRows, DEPENDENT_ROWS, ROW_OF_RULE, SEARCH } from "./rows-by-rule.ts";
import { findRows, rowExists, type RetentionDays, startRetentionDays } from "./retention-days.ts";

let database: TestDatabase;
let pool: DatabasePool;
let days: RetentionDays;
let engine: TestEngine;
let firstDay: string;

beforeAll(async () => {
  database = await createTestDatabase("retention");
  pool = database.openPool();
  days = await startRetentionDays(pool);
  engine = days.engine;
  firstDay = utcDate(days.nowMs);
}, 120_000);
afterAll(async () => {
  await engine.stop();
  await database.drop();
});

const runNextDay = (): Promise<number> => days.run(utcDate((days.nowMs += DAY_MS)));

const purposeOf = (rule: string): RetentionPurpose => rule.split(".")[1] as RetentionPurpose;

describe("the list of retention rules", () => {
  test("names every table of the database and no other", async () => {
    const { rows } = await pool.query<{ name: string }>(
      // A partition is part of its table.
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    expect(Object.keys(RETENTION_RULES).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test("has a row in these tests for every rule, and every dependent table belongs to a deleted one", () => {
    expect(createRetentionStore(pool).rules.toSorted()).toEqual(Object.keys(ROW_OF_RULE).toSorted());
    const along = Object.entries(RETENTION_RULES).flatMap(([table, rule]) =>
      "deletedWith" in rule ? [[table, rule.deletedWith]] : [],
    );
    const followed = DEPENDENT_ROWS.map(([rule, table]) => [table, rule.split(".")[0]]);
    for (const pair of along) expect(followed).toContainEqual(pair);
  });

  test("matches the document, table by table and period by period", () => {
    const document = readFileSync(join(ROOT, "docs/retention.md"), "utf8");
    const documented = new Map(
      [...document.matchAll(/^\| `(\w+)`\s*\|(.*)\|$/gm)].map((line) => [line[1], line[2] ?? ""] as const),
    );
    expect(new Set(documented.keys())).toEqual(new Set(Object.keys(RETENTION_RULES)));
    for (const [table, rules] of Object.entries(RETENTION_RULES)) {
      const expected =
        "rules" in rules
          ? rules.rules.map((rule) => inEnglish(retentionPeriods[rule.purpose]))
          : ["deletedWith" in rules ? `with \`${rules.deletedWith}\`` : "stays"];
      for (const text of expected) expect(documented.get(table), table).toContain(text);
    }
  });

  test("matches the privacy page", () => {
    const page = readFileSync(join(ROOT, "src/web/content/articles/privacy.texts.sv.ts"), "utf8");
    // By name: the page contains no number of its own.
    const named = [...page.matchAll(/retentionPeriods\.(\w+)/g)].map(([, purpose]) => purpose ?? "");
    const internal: RetentionPurpose[] = ["aggregatorEvent", "erasure", "seenFault"];
    expect(new Set([...named, ...internal])).toEqual(new Set(Object.keys(retentionPeriods)));
    expect(formatRetentionPeriod(retentionPeriods.order)).toBe("10 år");
  });
});

const inEnglish = (period: Record<string, number> | object): string => {
  const [[unit, amount]] = Object.entries(period) as [[string, number]];
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
};

describe("a day of retention", () => {
  test("deletes expired rows and leaves the others, to the hour, for every rule", async () => {
    const names = new Map<string, number>();
    for (const [purpose, period] of Object.entries(retentionPeriods)) {
      const end = endOfRetention(firstDay, period);
      names.set(`over-${purpose}`, end - HOUR_MS);
      // For a column with a date only, an hour before midnight and an hour after are two days.
      names.set(`within-${purpose}`, end + HOUR_MS);
    }
    for (const [name, atMs] of names) await addRows(pool, name, new Date(atMs));
    const [{ count: before } = { count: 0 }] = (
      await pool.query<{ count: number }>(
        "select count(*)::int as count from newsletter_subscribers where state = 'confirmed'",
      )
    ).rows;

    const removedRows = await days.run(firstDay);
    expect(removedRows).toBeGreaterThan(0);
    const wrong: string[] = [];
    const places = [
      ...Object.entries(ROW_OF_RULE).map(([rule, place]) => [rule, ...place] as const),
      ...DEPENDENT_ROWS,
    ];
    for (const [rule, table, column, prefix] of places) {
      const end = endOfRetention(firstDay, retentionPeriods[purposeOf(rule)]);
      const found = await findRows(
        pool,
        table,
        column,
        [...names.keys()].map((name) => prefix + name),
      );
      for (const [name, atMs] of names) {
        const exists = found.has(prefix + name);
        if (exists !== atMs >= end) wrong.push(`${table} ${prefix}${name}: ${exists ? "stored" : "gone"}`);
      }
    }
    expect(wrong).toEqual([]);
    // A subscriber who still reads the newsletter is not deleted, however long ago they signed up.
    expect((await pool.query("select from newsletter_subscribers where state = 'confirmed'")).rowCount).toBe(before);
    const { rows } = await pool.query<{ sum: number }>(
      "select sum(row_count)::int as sum from erasures where actor = 'retention'",
    );
    expect(rows[0]?.sum).toBe(removedRows);
    expect(new Set(days.witnessed)).toContain("order_events");
    expect(days.leftOver).toEqual([]);
    // The deletions leave the chains intact.
    expect((await verifyAudit(pool)).filter(({ fault }) => fault)).toEqual([]);
  }, 120_000);

  test("runs once: the same day again deletes nothing", async () => {
    await addRows(pool, "late", new Date(days.nowMs - 20 * 366 * DAY_MS));
    expect(await createRetentionStore(pool).begin(firstDay)).toBe(false);
    const { rows } = await pool.query("select finished_at, removed_rows from retention_runs where day = $1", [
      firstDay,
    ]);
    expect(rows[0]).toMatchObject({ finished_at: expect.any(Date) as Date });
    expect(await rowExists(pool, "searches", "id", `${SEARCH}late`)).toBe(true);
  });

  test("leaves an order that a person still has to handle, however old", async () => {
    const old = new Date(days.nowMs - 20 * 366 * DAY_MS);
    const cases = ["uncertain", "unsettled", "withdrawing", "held", "checking", "free"];
    for (const name of cases) await addRows(pool, `case-${name}`, old);
    await pool.query("update orders set state = 'uncertain' where id = 'placed-case-uncertain'");
    await pool.query("update orders set state = 'placing', settled_at = null where id = 'placed-case-unsettled'");
    await pool.query("update withdrawals set state = 'refused' where order_id = 'placed-case-withdrawing'");
    expect(await holdOrder(pool, "placed-case-held", "ARN 2026-1")).toBe(true);
    expect(await holdOrder(pool, "unknown", "ARN 2026-1")).toBe(false);
    await pool.query(
      `insert into order_checks (id, staff_id, outcome, asked_at) values ('placed-case-checking', 's', 'refused', now())`,
    );
    await runNextDay();
    const remaining = await Promise.all(cases.map((name) => rowExists(pool, "orders", "id", `placed-case-${name}`)));
    expect(cases.filter((_, at) => remaining[at])).toEqual([
      "uncertain",
      "unsettled",
      "withdrawing",
      "held",
      "checking",
    ]);
    // And its evidence, with its mails.
    expect(await rowExists(pool, "order_events", "order_id", "placed-case-held")).toBe(true);
    expect(await rowExists(pool, "mails", "id", "receipt-case-held")).toBe(true);
    expect(await rowExists(pool, "mails", "id", "receipt-case-free")).toBe(false);
    expect(await releaseOrder(pool, "placed-case-held")).toBe(true);
    await runNextDay();
    expect(await rowExists(pool, "orders", "id", "placed-case-held")).toBe(false);
  });

  test("deletes what a person has closed, and the mail about a lost notice with its order, not before", async () => {
    const old = new Date(days.nowMs - 20 * 366 * DAY_MS);
    for (const name of ["notice-closed", "notice-held"]) await addRows(pool, name, old);
    await pool.query(
      `update withdrawals set state = 'ended', closed_by = 's', closed_at = now(), closing_enc = 'x'
       where order_id = 'placed-notice-closed'`,
    );
    await holdOrder(pool, "placed-notice-held", "ARN 2026-2");
    for (const name of ["notice-closed", "notice-held"])
      await pool.query(
        `insert into mails (id, key, template, content_enc, recipient_lookup, state, queued_at, settled_at)
         values ('lost-' || $1::text, 'cancellation-lost:placed-' || $1::text, 'cancellation-lost', 'x', 'x', 'sent', $2, $2)`,
        [name, old],
      );
    for (let days = 0; days < 2; days++) await runNextDay();
    expect(await rowExists(pool, "orders", "id", "placed-notice-closed")).toBe(false);
    expect(await rowExists(pool, "mails", "id", "lost-notice-closed")).toBe(false);
    expect(await rowExists(pool, "mails", "id", "lost-notice-held")).toBe(true);
    await releaseOrder(pool, "placed-notice-held");
  });

  test("continues when its worker dies, and counts nothing twice", async () => {
    const [searches, old] = [400, new Date(days.nowMs - 2 * 366 * DAY_MS)];
    await pool.query(
      `insert into searches (id, vertical, schema_version, owner, created_at)
       select to_char(now() at time zone 'UTC', '"day-"YYYYMMDD') || '-many-' || n, 'v', 1, 'o', $1 from generate_series(1, $2) as n`,
      [old, searches],
    );
    const left = async () =>
      (await pool.query<{ count: number }>("select count(*)::int as count from searches where id like '%-many-%'"))
        .rows[0]?.count ?? 0;
    const erased = async () =>
      (
        await pool.query<{ sum: number }>(
          "select coalesce(sum(row_count), 0)::int as sum from erasures where what = 'searches.search'",
        )
      ).rows[0]?.sum ?? 0;
    const due = (await pool.query("select from searches where created_at < $1", [new Date(days.nowMs - 366 * DAY_MS)]))
      .rowCount;
    const erasedBefore = await erased();
    days.limits = { rowsPerStatement: 2, statementsPerStep: 2, stepsPerRule: 1_000 };
    const day = utcDate((days.nowMs += DAY_MS));
    await engine.starter.start(RETENTION_WORKFLOW, day, {});
    await waitUntil(async () => (await left()) < searches - 20, 30_000, "some to be gone");
    await engine.restartWorker();
    expect(await left()).toBeGreaterThan(0);
    expect(await engine.starter.outcome(RETENTION_WORKFLOW, day, 120_000)).toBeDefined();
    days.limits = RETENTION_LIMITS;
    expect(await left()).toBe(0);
    expect((await erased()) - erasedBefore).toBe(due);
  }, 180_000);

  test("deletes no more than the limit per day, and reports what is left", async () => {
    await pool.query(
      `insert into measurements (owner, type, about, happened_at)
       select 'bounded', 't', 'a', $1 from generate_series(1, 30)`,
      [new Date(days.nowMs - 2 * 366 * DAY_MS)],
    );
    days.limits = { rowsPerStatement: 2, statementsPerStep: 2, stepsPerRule: 5 };
    await runNextDay();
    expect((await pool.query("select from measurements where owner = 'bounded'")).rowCount).toBe(10);
    expect(days.leftOver).toContain("measurements.measurement");
    days.limits = RETENTION_LIMITS;
    await runNextDay();
    expect((await pool.query("select from measurements where owner = 'bounded'")).rowCount).toBe(0);
  }, 120_000);

  test("in the future is refused, and deletes nothing", async () => {
    await addRows(pool, "safe", new Date());
    await engine.starter.start(RETENTION_WORKFLOW, "2999-01-01", {});
    await expect(engine.starter.outcome(RETENTION_WORKFLOW, "2999-01-01", 20_000)).rejects.toThrow(
      "no day that has begun",
    );
    expect(await rowExists(pool, "searches", "id", `${SEARCH}safe`)).toBe(true);
  });
});

describe("the database itself", () => {
  test.each([
    ["a placed order", "delete from orders where id = 'placed-guarded'"],
    ["a refused order", "delete from orders where id = 'refused-guarded'"],
    ["all orders", "truncate orders cascade"],
    ["an order's event", "delete from order_events where order_id = 'placed-guarded'"],
    ["a desk reading", "delete from desk_reads where subject = 'guarded'"],
    ["an expert reading", "delete from expert_question_reads where question_id = 'answered-guarded'"],
    ["a choice of cookies", "delete from consents where owner = 'guarded'"],
    ["an erasure", "delete from erasures where subject = 'guarded'"],
  ])("refuses to delete %s before its time", async (_, statement) => {
    if (!(await rowExists(pool, "orders", "id", "placed-guarded"))) await addRows(pool, "guarded", new Date());
    await expect(pool.query(statement)).rejects.toThrow(/stays its time|append-only/);
  });
});
