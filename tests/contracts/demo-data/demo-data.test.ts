import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createOrderCounts } from "#adapters/postgres/order-counts.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { recentSearchesDataSchema } from "#http/contract/social-proof.schema.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import type { BankIdCompletion } from "#journeys/bankid/bankid.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { newAddress } from "#tests/support/address.ts";
import { productionChanges } from "#tests/support/production-changes.ts";
import { type DemoDataOptions, runDemoData } from "#tools/demo-data/run-demo-data.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";

let stack: Stack;
let pool: DatabasePool;
beforeAll(async () => {
  const env = { SPARV_DEMO_MARKS: "on" };
  stack = await startStack({ topic: "demo_data", workers: 1, speed: "instant", env });
  const url = stack.env["SPARV_DATABASE_URL"] ?? "";
  pool = createPool({ url, name: "test-demo-data", connectionFailed: () => undefined });
}, 180_000);
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

/** As YYYY-MM. */
const monthsAgo = (count: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count)).toISOString().slice(0, 7);
};

const run = (env: Readonly<Record<string, string>>, changes: Partial<DemoDataOptions> = {}) =>
  runDemoData({
    env,
    visitors: 6,
    orders: 2,
    switches: 1,
    withinMs: 120_000,
    seed: 3,
    log: () => undefined,
    ...changes,
  });

test("demonstration data is created by the real calls, is marked where it is shown, and counts for nothing in production", async () => {
  const { regular, ...counted } = await run(stack.env);
  expect(counted).toEqual({ searches: 7, placed: 3, unplaced: 0, switched: 2 });
  const since = Date.now() - 3_600_000;
  const { rows } = await pool.query<{ provider_slug: string; vertical: string; is_demo: boolean }>(
    `select provider_slug, vertical, exists (select from demo_owners where demo_owners.owner = orders.owner) as is_demo from orders`,
  );
  // They belong to one customer, who buys in every vertical and is not one of the documented test persons.
  expect(new Set(rows.map(({ vertical }) => vertical)).size).toBe(2);
  expect(readyMade.map(({ personalNumber }) => personalNumber)).not.toContain(regular?.personalNumber ?? "");
  expect(rows.every(({ is_demo }) => is_demo)).toBe(true);
  const bought = rows[0]?.provider_slug ?? "";

  const cipher = createColumnCipher(readConfig(stack.env).columnKeys);
  const inProduction = createSocialProofSource({ pool, cipher });
  expect(await inProduction.finishedSearches(since, 100)).toEqual([]);
  expect(await inProduction.latestOrder(bought, since)).toBeUndefined();
  // Demonstration data never counts as popular, in any environment.
  expect(await createOrderCounts(pool, systemClock).recent("car")).toEqual(new Map());

  const elsewhere = createSocialProofSource({ pool, cipher, showsDemo: true, hasDemoMarks: true });
  const searches = await elsewhere.finishedSearches(since, 100);
  expect(searches.length).toBeGreaterThanOrEqual(6);
  expect(searches.every(({ isDemo }) => isDemo)).toBe(true);
  expect(await elsewhere.latestOrder(bought, since)).toMatchObject({ isDemo: true });
  const unmarked = createSocialProofSource({ pool, cipher, showsDemo: true });
  expect(await unmarked.latestOrder(bought, since)).not.toHaveProperty("isDemo");
  // A customer who left a more expensive insurance sees it on their own pages; with enough of them, the start page shows it.
  const [month, thisMonth] = [monthsAgo(12), monthsAgo(0)];
  expect(await inProduction.switchSavings(month, thisMonth, 1)).toEqual([]);
  const [saving] = await elsewhere.switchSavings(month, thisMonth, 1);
  expect(saving).toMatchObject({ switches: 1, isDemo: true });
  expect(saving?.medianOre).toBeGreaterThan(0);
  const lookupHash = createLookupHash(readConfig(stack.env).lookupKey);
  const personId = await storePerson(
    { pool, cipher, lookupHash },
    regular as unknown as BankIdCompletion,
    randomId(),
    Date.now(),
  );
  const own = await createAccountStore({ pool, cipher, hasDemoMarks: true }).orders(personId);
  const switched = own.filter(({ former }) => former !== undefined);
  expect(switched).toHaveLength(1);
  expect(switched[0]?.former?.yearlyFeeOre).toBeGreaterThan(switched[0]?.yearlyFeeOre ?? 0);
  expect(switched[0]?.startDate).toBe(swedishDate(Date.now()));

  const answer = await fetch(`${stack.url}/ajax/recent-searches/`, { headers: { "x-forwarded-for": newAddress() } });
  const [feed] = envelopeSchema(recentSearchesDataSchema).parse(await answer.json()).Data?.Result ?? [];
  expect(feed?.Html.match(/<li>/g)?.length).toBe(feed?.Html.match(/<strong>Demodata<\/strong>/g)?.length);
  expect(feed?.Html).toContain("Demodata");
}, 240_000);

test("can be run again at once: the visitors use enough addresses to stay below the limit per address", async () => {
  for (const seed of [11, 12])
    expect(await run(stack.env, { visitors: 40, orders: 0, switches: 0, seed })).toMatchObject({ searches: 40 });
}, 240_000);

test("is refused in production, before any call is made", async () => {
  await expect(run({ ...stack.env, ...productionChanges() })).rejects.toThrow("no demonstration data in production");
});
