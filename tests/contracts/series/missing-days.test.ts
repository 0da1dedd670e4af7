import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { formatLongDate, formatMonth } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { createSeriesJobs } from "#main/series.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { electricityPlace } from "#verticals/electricity/electricity.place.ts";
import { spotSource } from "#verticals/electricity/server/spot-source.ts";
import { electricitySamples } from "#simulators/verticals/electricity/samples.ts";
import { MARKET } from "./series-world.ts";

const COOKIE = `__Host-sparv=${randomId()}`;
const AREA = electricitySamples.ordinary["powerarea"] ?? "";
const today = swedishDate(Date.now());
const lastKnown = addDays(today, -2);
/** A node reads again after half a minute. */
const READ_AGAIN_MS = 50_000;

/** What needs the price of today. */
const UNKNOWN_HEADINGS = ["Just nu", "Dyrast idag"];

let stack: Stack;
let pool: DatabasePool;

/** The worker's repair at a time of its own; the stack itself has no worker. */
async function repairAt(nowMs: number): Promise<void> {
  const clock: Clock = { nowMs: () => nowMs, sleep: systemClock.sleep };
  const jobs = createSeriesJobs({
    config: readConfig(stack.env),
    pool,
    clock,
    logger: noopLogger,
    metrics: createMetrics(),
    // The last twelve whole months are what a variable contract costs.
    verticals: [{ series: [{ ...spotSource, keys: [AREA], monthsBack: 13 }] }],
  });
  await jobs.sweeps[0]?.run(new AbortController().signal);
  await jobs.close?.();
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(`${stack.url}${path}`, { headers: { cookie: COOKIE } });
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  const body = html.slice(html.indexOf("<main")).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "");
  return body
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

const todayPage = () => textOf(`${electricityPlace.path}idag/?omrade=${AREA}`);
const storedDays = async (): Promise<string[]> =>
  (
    await pool.query<{ day: string }>(
      "select to_char(day, 'YYYY-MM-DD') as day from series_days where key = $1 and day >= $2 order by day",
      [AREA, lastKnown],
    )
  ).rows.map(({ day }) => day);

beforeAll(async () => {
  stack = await openSharedStack();
  pool = createPool({
    url: stack.env["SPARV_DATABASE_URL"] ?? "",
    name: "missing-days",
    connectionFailed: () => undefined,
  });
  // Before one o'clock, so that the next day is not published.
  await repairAt(Date.parse(`${today}T10:00:00Z`) - 2 * DAY_MS);
}, 240_000);
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

test.each(["5xx", "garbage"] as const)(
  "after two days of %s from the source the page of today shows the last known day with its date",
  async (kind) => {
    await stack.simulators.setFaults(MARKET, { kind });
    await repairAt(Date.now());
    expect(await storedDays()).toEqual([lastKnown]);
    await vi.waitUntil(async () => (await todayPage()).includes("Vi har inte dagens priser"), {
      timeout: READ_AGAIN_MS,
      interval: 500,
    });
    const text = await todayPage();
    expect(text).toContain(`Här ser du priserna för ${formatLongDate(lastKnown)}, den senaste dag vi känner till.`);
    for (const heading of UNKNOWN_HEADINGS) expect(text).toContain(`${heading} Inte känt`);
    // The one table of prices is that of the last known day.
    expect([...text.matchAll(/Elpris per kvart \S+ (\d+) /g)].map(([, day]) => Number(day))).toEqual([
      Number(lastKnown.slice(8)),
    ]);
  },
  120_000,
);

test("the list and a contract state which month the spot price is of", async () => {
  const answer = await fetch(`${stack.url}${searchCallPath(electricityPlace)}`, {
    method: "POST",
    headers: { origin: stack.url, cookie: COOKIE },
    body: new URLSearchParams({ ...electricitySamples.ordinary, contracttype: "hourly", tempsearchid: randomId() }),
  });
  const { Data } = (await answer.json()) as { Data: { Result: { SearchId: string; Ok: { ResultId: string }[] } } };
  const month = formatMonth(monthOf(addMonths(monthOf(today), -1)));
  expect(Data.Result.Ok.length).toBeGreaterThan(0);
  expect(await textOf(resultPath(electricityPlace, Data.Result.SearchId))).toContain(month);
  const contract = await textOf(`${electricityPlace.path}avtal/${Data.Result.Ok[0]?.ResultId}/`);
  expect(contract).toContain(`Spotpriset: snitt för ${month} i ${AREA}.`);
});

test("when the source is back, the page shows today's prices", async () => {
  await stack.simulators.clearFaults();
  await repairAt(Date.now());
  expect(await storedDays()).toContain(today);
  await vi.waitUntil(async () => !(await todayPage()).includes("Vi har inte dagens priser"), {
    timeout: READ_AGAIN_MS,
    interval: 500,
  });
  const text = await todayPage();
  for (const heading of UNKNOWN_HEADINGS) expect(text).not.toContain(`${heading} Inte känt`);
}, 120_000);
