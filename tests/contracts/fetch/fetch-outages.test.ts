import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepFetches } from "#journeys/fetch/sweep-fetches.ts";
import { systemClock } from "#platform/clock.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { AGGREGATOR, type FetchBrowser, type FetchWorld, startFetchWorld } from "./fetch-world.ts";

const { registrationNumber: carregnumber = "", personalNumber: civicnumber = "" } = fetchPeople[0] ?? {};
const SUBJECT = { carregnumber, civicnumber };
const PATH = "/forsakring/bil/";
/** The polling interval is so long that an earlier end proves an event. */
const LOOK_EVERY_MS = 8_000;

let redis: TemporaryRedis;
let world: FetchWorld;

beforeAll(async () => {
  redis = await startTemporaryRedis();
  const limits = { lookEveryMs: LOOK_EVERY_MS, longestLookMs: LOOK_EVERY_MS, withinMs: 120_000 };
  world = await startFetchWorld("fetch_without", { redisUrl: redis.url, limits });
});
afterAll(async () => {
  await world.stop();
  await redis.remove();
});

async function begin(browser: FetchBrowser): Promise<string> {
  const info = await browser.post(`${PATH}get-owner-insurance-info`, SUBJECT);
  const { body } = await browser.post(`${PATH}init-fetch-insurance-data`, {
    ...SUBJECT,
    shopid: String(insurers.tuvull.shopId),
    loginmethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK",
    consent: "true",
    consentversion: info.body.Data.Result.consent.version,
  });
  return body.Data.Result.fetchDataId;
}

/** The final status that the visitor sees; "not yet" after the time limit. */
async function endOf(browser: FetchBrowser, fetchdataid: string, withinMs: number): Promise<string> {
  const giveUpMs = performance.now() + withinMs;
  while (performance.now() < giveUpMs) {
    const { status, isDone } = (await browser.post(`${PATH}poll-insurance-data`, { fetchdataid })).body.Data.Result;
    if (isDone) return status;
    await systemClock.sleep(100);
  }
  return "not yet";
}

test("a waiting fetch is woken by the aggregator's events, long before its next poll", async () => {
  const browser = await world.newBrowser();
  expect(await endOf(browser, await begin(browser), LOOK_EVERY_MS / 2)).toBe("SUCCESS");
});

test("without the engine it begins, and the sweep continues it when the engine is back, started once", async () => {
  const browser = await world.newBrowser();
  await world.engine.restate.kill9();
  const fetchId = await begin(browser);
  expect(fetchId).toMatch(/^[\w-]{27}$/);
  await world.engine.restate.restart();
  expect(await sweepFetches({ fetches: world.fetches, starter: world.engine.starter })).toBe(0);
  await world.pool.query("update fetches set started_at = now() - interval '6 seconds' where id = $1", [fetchId]);
  for (let times = 0; times < 2; times++)
    expect(await sweepFetches({ fetches: world.fetches, starter: world.engine.starter })).toBeLessThan(2);
  expect(await endOf(browser, fetchId, 30_000)).toBe("SUCCESS");
  expect((await world.simulators.orders(AGGREGATOR))[fetchId]).toBe(1);
});

test("without Redis it reaches its end, which is read from the row", async () => {
  const browser = await world.newBrowser();
  const fetchId = await begin(browser);
  await redis.kill();
  expect(await endOf(browser, fetchId, 2 * LOOK_EVERY_MS + 15_000)).toBe("SUCCESS");
}, 90_000);
