import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderCounts } from "#adapters/postgres/order-counts.ts";
import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import { recentSearchesDataSchema } from "#http/contract/social-proof.schema.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { newAddress } from "#tests/support/address.ts";
import { productionChanges } from "#tests/support/production-changes.ts";
import { type DemoDataOptions, runDemoData } from "#tools/demo-data/run-demo-data.ts";
import { type OwnStack, startOwnStack } from "#tools/processes/own-stack.ts";

let stack: OwnStack;
let pool: DatabasePool;
beforeAll(async () => {
  stack = await startOwnStack({ topic: "demo_data", hasWorker: true, speed: "instant" });
  const url = stack.env["SPARV_DATABASE_URL"] ?? "";
  pool = createPool({ url, name: "test-demo-data", connectionFailed: () => undefined });
}, 180_000);
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

const run = (env: Readonly<Record<string, string>>, changes: Partial<DemoDataOptions> = {}) =>
  runDemoData({ env, visitors: 6, orders: 2, withinMs: 120_000, seed: 3, say: () => undefined, ...changes });

test("demonstration data comes by the real calls, is marked where it is shown, and counts for nothing in production", async () => {
  const { regular, ...counted } = await run(stack.env);
  expect(counted).toEqual({ searches: 6, placed: 2, unplaced: 0 });
  const since = Date.now() - 3_600_000;
  const { rows } = await pool.query<{ provider_slug: string; vertical: string; is_demo: boolean }>(
    `select provider_slug, vertical, exists (select from demo_owners where demo_owners.owner = orders.owner) as is_demo from orders`,
  );
  // Of one customer, who buys of everything and is none of those whom the documents name.
  expect(new Set(rows.map(({ vertical }) => vertical)).size).toBe(2);
  expect(readyMade.map(({ personalNumber }) => personalNumber)).not.toContain(regular?.personalNumber ?? "");
  expect(rows.every(({ is_demo }) => is_demo)).toBe(true);
  const bought = rows[0]?.provider_slug ?? "";

  const cipher = createColumnCipher(readConfig(stack.env).columnKeys);
  const inProduction = createSocialProofSource({ pool, cipher });
  expect(await inProduction.finishedSearches(since, 100)).toEqual([]);
  expect(await inProduction.latestOrder(bought, since)).toBeUndefined();
  // What is popular is not decided by a demonstration, wherever it is.
  expect(await createOrderCounts(pool, systemClock).recent("car")).toEqual(new Map());

  const elsewhere = createSocialProofSource({ pool, cipher, showsDemo: true });
  const searches = await elsewhere.finishedSearches(since, 100);
  expect(searches.length).toBeGreaterThanOrEqual(6);
  expect(searches.every(({ isDemo }) => isDemo)).toBe(true);
  expect(await elsewhere.latestOrder(bought, since)).toMatchObject({ isDemo: true });
  const answer = await fetch(`${stack.url}/ajax/recent-searches/`, { headers: { "x-forwarded-for": newAddress() } });
  const [feed] = envelopeSchema(recentSearchesDataSchema).parse(await answer.json()).Data?.Result ?? [];
  expect(feed?.Html.match(/<li>/g)?.length).toBe(feed?.Html.match(/<strong>Demodata<\/strong>/g)?.length);
  expect(feed?.Html).toContain("Demodata");
}, 240_000);

test("can be run again at once: more than one address may ask is asked by as many addresses as there are visitors", async () => {
  for (const seed of [11, 12])
    expect(await run(stack.env, { visitors: 40, orders: 0, seed })).toMatchObject({ searches: 40 });
}, 240_000);

test("is refused in production, before anything is asked of anybody", async () => {
  await expect(run({ ...stack.env, ...productionChanges() })).rejects.toThrow("no demonstration data in production");
});
