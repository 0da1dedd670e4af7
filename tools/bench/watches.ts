import { CLAIM_DUE, claimDueWatches } from "#adapters/postgres/watch-claims.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { type CallLimit, runBudgets, UNPUBLISHED_LIMIT } from "#domain/watch/call-budget.ts";
import { planNext, planRun } from "#domain/watch/watch-dates.ts";
import { systemClock } from "#platform/clock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

const START_MS = Date.parse("2027-01-01T00:00:00Z");
const YEAR_DAYS = 365;
const DAY_MINUTES = DAY_MS / MINUTE_MS;
const MINUTES = YEAR_DAYS * DAY_MINUTES;
/** Many agreements renew on the first of a month, and some prices change every month: less even than we expect. */
const FIRST_OF_MONTH_SHARE = 0.3;
const VARIABLE_SHARE = 0.2;

export interface WatchSimulation {
  readonly watches: number;
  readonly runs: number;
  /** Of the provider that comes nearest to its limit. */
  readonly provider: string;
  readonly perMinute: Peak;
  readonly perDay: Peak;
  /** Providers that were asked more often than they take. */
  readonly exceeded: number;
  /** How long the latest run waited for its turn. */
  readonly longestWaitMinutes: number;
}

interface Peak {
  /** Due at once, before the sweep limits it. */
  readonly due: number;
  readonly started: number;
  readonly limit: number;
}

/** A year of watches by the dates and limits of the product, spread over the verticals. */
export function simulateWatches(count: number): WatchSimulation {
  const verticals = createServerVerticals(systemClock).map(({ description, providers }) => ({
    vertical: description.name,
    providers,
  }));
  const random = seededRandom(1);
  const due = new Map(verticals.map(({ vertical }) => [vertical, new Uint32Array(MINUTES)]));
  let runs = 0;
  for (let index = 0; index < count; index++) {
    const minutes = due.get(verticals[index % verticals.length]?.vertical ?? "");
    for (const minute of runsInYear(`watch-${index}`, random)) {
      if (minutes) minutes[minute] = (minutes[minute] ?? 0) + 1;
      runs += 1;
    }
  }
  const budgets = runBudgets(verticals);
  let longestWaitMinutes = 0;
  const started = new Map(
    [...due].map(([vertical, minutes]) => {
      const limited = startWithin(minutes, budgets.get(vertical) ?? UNPUBLISHED_LIMIT);
      longestWaitMinutes = Math.max(longestWaitMinutes, limited.longestWaitMinutes);
      return [vertical, limited.started];
    }),
  );
  const slugs = new Set(verticals.flatMap(({ providers }) => providers.map(({ slug }) => slug)));
  const judged = [...slugs].map((slug) => {
    const own = verticals.filter(({ providers }) => providers.some((provider) => provider.slug === slug));
    const limit = own[0]?.providers.find((provider) => provider.slug === slug)?.callLimit ?? UNPUBLISHED_LIMIT;
    const sum = (of: ReadonlyMap<string, Uint32Array>) =>
      peaksOf(own.flatMap(({ vertical }) => of.get(vertical) ?? []));
    return { slug, limit, due: sum(due), started: sum(started) };
  });
  const share = ({ limit, started: { perMinute, perDay } }: (typeof judged)[number]) =>
    Math.max(perMinute / limit.perMinute, perDay / limit.perDay);
  const [nearest] = judged.toSorted((one, other) => share(other) - share(one));
  if (!nearest) throw new Error("no provider is asked");
  const peak = (of: keyof CallLimit): Peak => ({
    due: nearest.due[of],
    started: nearest.started[of],
    limit: nearest.limit[of],
  });
  return {
    watches: count,
    runs,
    provider: nearest.slug,
    perMinute: peak("perMinute"),
    perDay: peak("perDay"),
    exceeded: judged.filter((each) => share(each) > 1).length,
    longestWaitMinutes,
  };
}

function* runsInYear(watchId: string, random: () => number): Iterable<number> {
  const isVariable = random() < VARIABLE_SHARE;
  const day = addDays("2027-03-01", Math.floor(random() * YEAR_DAYS));
  const noticeBy = random() < FIRST_OF_MONTH_SHARE ? `${day.slice(0, 7)}-01` : day;
  const terms = isVariable
    ? ({ kind: "variable", noticeBy: undefined, renewsOn: undefined } as const)
    : ({ kind: "renewal", noticeBy, renewsOn: noticeBy } as const);
  let run: ReturnType<typeof planNext> | undefined = planRun(watchId, terms, START_MS);
  while (run) {
    const minute = Math.floor((run.dueAtMs - START_MS) / MINUTE_MS);
    if (minute >= MINUTES) return;
    yield minute;
    run = isVariable ? planNext(watchId, run, run) : undefined;
  }
}

/** As the sweep does: what a minute or a day does not take waits for the next. */
function startWithin(due: Uint32Array, limit: CallLimit) {
  const started = new Uint32Array(due.length);
  let waiting = 0;
  let today = 0;
  let waitedSince: number | undefined;
  let longestWaitMinutes = 0;
  for (let minute = 0; minute < due.length; minute++) {
    if (minute % DAY_MINUTES === 0) today = 0;
    waiting += due[minute] ?? 0;
    const taken = Math.min(waiting, limit.perMinute, limit.perDay - today);
    started[minute] = taken;
    today += taken;
    waiting -= taken;
    waitedSince = waiting === 0 ? undefined : (waitedSince ?? minute);
    longestWaitMinutes = Math.max(longestWaitMinutes, waitedSince === undefined ? 0 : minute - waitedSince + 1);
  }
  return { started, longestWaitMinutes };
}

function peaksOf(verticals: readonly Uint32Array[]): { perMinute: number; perDay: number } {
  let perMinute = 0;
  let perDay = 0;
  let today = 0;
  for (let minute = 0; minute < MINUTES; minute++) {
    if (minute % DAY_MINUTES === 0) today = 0;
    const now = verticals.reduce((sum, minutes) => sum + (minutes[minute] ?? 0), 0);
    today += now;
    perMinute = Math.max(perMinute, now);
    perDay = Math.max(perDay, today);
  }
  return { perMinute, perDay };
}

export interface SweepMeasurement {
  readonly rows: number;
  readonly pageRows: number;
  readonly pageMs: { readonly median: number; readonly longest: number };
  readonly plan: readonly string[];
}

const PAGE = 200;
const PAGES = 40;
const ROWS_AT_ONCE = 20_000;

/** The sweep's own statement over so many rows that are due at once. */
export async function measureSweep(rows: number): Promise<SweepMeasurement> {
  const database = await createTestDatabase("bench_watches");
  try {
    const pool = database.openPool();
    await fill(pool, rows);
    const values = ["v", new Date(START_MS + DAY_MS), PAGE];
    const { rows: plan } = await pool.query<{ "QUERY PLAN": string }>(
      `explain (analyze, buffers) ${CLAIM_DUE}`,
      values,
    );
    const limit = { perMinute: Number.MAX_SAFE_INTEGER, perDay: Number.MAX_SAFE_INTEGER };
    const times: number[] = [];
    for (let page = 0; page < PAGES; page++) {
      const from = performance.now();
      await claimDueWatches(pool, { quota: "v", nowMs: START_MS + DAY_MS, limit, page: PAGE });
      times.push(performance.now() - from);
    }
    const sorted = times.toSorted((one, other) => one - other).map((ms) => Math.round(ms * 10) / 10);
    const pageMs = { median: sorted[PAGES / 2] ?? 0, longest: sorted.at(-1) ?? 0 };
    return { rows, pageRows: PAGE, pageMs, plan: plan.map((line) => line["QUERY PLAN"]) };
  } finally {
    await database.drop();
  }
}

async function fill(pool: DatabasePool, rows: number): Promise<void> {
  await pool.query(
    "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ('p', 'p', 'x', 'x', now(), now())",
  );
  for (let from = 0; from < rows; from += ROWS_AT_ONCE)
    await pool.query(
      `insert into watches (id, person_id, held_id, vertical, quota, kind, state, period, due_at, content_enc, made_at, changed_at)
       select md5(number::text), 'p', number, 'v', 'v', 'renewal', 'on', '2027-03-01', $3::timestamptz + random() * interval '1 day', repeat('x', 400),
         now(), now() from generate_series($1::integer, $2::integer - 1) as number`,
      [from, Math.min(from + ROWS_AT_ONCE, rows), new Date(START_MS)],
    );
  await pool.query("analyze watches");
}
