import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { SearchStore, StoredSearch } from "#journeys/search/search.port.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { newSearchId } from "./search-id.ts";

let database: TestDatabase;
let pool: DatabasePool;
let store: SearchStore;

beforeAll(async () => {
  database = await createTestDatabase("search_store");
  pool = database.openSearchPool();
  store = createSearchStore({
    pool,
    cipher: createColumnCipher([{ id: "t1", key: randomBytes(32) }]),
    lookupHash: createLookupHash(randomBytes(32)),
  });
});
afterAll(() => database.drop());

const OWNER = "owner-hash";
const PERSONAL_NUMBER = "199001012385";

const newSearch = (changes: Partial<StoredSearch> = {}): StoredSearch => ({
  searchId: newSearchId(),
  vertical: "car",
  schemaVersion: 1,
  owner: OWNER,
  parameters: { regnumber: "ABC123", city: "Örebro" },
  personal: { civicnumber: PERSONAL_NUMBER },
  state: "created",
  ...changes,
});

const offerAt = (position: number): RankedOffer => ({
  resultId: randomId(),
  position,
  providerId: 100 + position,
  shopId: 1000 + position,
  providerName: `Bolag ${position}`,
  subscriptionId: "full",
  subscriptionName: "Helförsäkring",
  price: insurancePrice({ yearlyFeeOre: 412_300 + position, monthlyFeeOre: 34_358 }, "ore-month"),
  validUntil: "2026-12-24T00:00:00.000Z",
  detail: { excesses: [{ kind: "GLASS", kr: 1500 }] },
});

const withoutOffer = [
  { providerId: 132, shopId: 1092, providerName: "Milvis", reason: "declined", message: "För gammal bil" } as const,
];

test("a search is returned to its owner as it was stored", async () => {
  const search = newSearch();
  await store.create(search);
  expect(await store.find(search.searchId, OWNER)).toEqual(search);
});

test("a search stores what was typed where an insurer reports another value, unreadable in the table", async () => {
  const search = newSearch({ conflicts: { buildyear: { typed: "1985", fetched: "1972", isTypedPreferred: true } } });
  await store.create(search);
  expect(await store.find(search.searchId, OWNER)).toEqual(search);
  const { rows } = await pool.query("select conflicts_enc from searches where id = $1", [search.searchId]);
  expect(JSON.stringify(rows)).not.toContain("1985");
});

test("a search without personal data has none afterwards", async () => {
  const search = newSearch({ personal: {} });
  await store.create(search);
  expect(await store.find(search.searchId, OWNER)).toEqual(search);
});

test("another visitor's search looks like none at all", async () => {
  const search = newSearch();
  await store.create(search);
  expect(await store.find(search.searchId, "another-owner")).toBeUndefined();
  expect(await store.find(randomId(), OWNER)).toBeUndefined();
});

test("the personal number is nowhere in the table", async () => {
  await store.create(newSearch());
  const { rows } = await pool.query<{ row: string }>("select searches::text as row from searches");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(PERSONAL_NUMBER))).toEqual([]);
});

test("the parameters are nowhere in the table either", async () => {
  const search = newSearch({ parameters: { regnumber: "QZX987", zip: "98765" } });
  await store.create(search);
  const { rows } = await pool.query<{ row: string }>("select searches::text as row from searches where id = $1", [
    search.searchId,
  ]);
  expect(rows[0]?.row).not.toMatch(/QZX987|"98765"/);
  expect(await store.find(search.searchId, OWNER)).toEqual(search);
});

test("a finished search has its offers in their order and its providers without offer", async () => {
  const search = newSearch();
  const result = { offers: [offerAt(0), offerAt(1), offerAt(2)], withoutOffer };
  await store.create(search);
  expect(await store.result(search.searchId)).toBeUndefined();
  await store.finish(search.searchId, result);
  expect(await store.result(search.searchId)).toEqual(result);
  expect((await store.find(search.searchId, OWNER))?.state).toBe("done");
});

test("a search without any answer is finished with empty lists", async () => {
  const search = newSearch();
  await store.create(search);
  await store.finish(search.searchId, { offers: [], withoutOffer: [] });
  expect(await store.result(search.searchId)).toEqual({ offers: [], withoutOffer: [] });
});

test("a second finish changes nothing, whether later or simultaneous", async () => {
  const [later, together] = [newSearch(), newSearch()];
  await Promise.all([store.create(later), store.create(together)]);
  const first = { offers: [offerAt(0)], withoutOffer: [] };
  const second = { offers: [offerAt(0), offerAt(1)], withoutOffer };
  expect(await store.finish(later.searchId, first)).toBeInstanceOf(Date);
  expect(await store.finish(later.searchId, second)).toBeUndefined();
  expect(await store.result(later.searchId)).toEqual(first);

  const [one, other] = [
    { offers: [offerAt(0)], withoutOffer: [] },
    { offers: [offerAt(0), offerAt(1)], withoutOffer },
  ];
  const times = await Promise.all([store.finish(together.searchId, one), store.finish(together.searchId, other)]);
  expect(times.map((time) => time instanceof Date)).toEqual([true, false]);
  expect(await store.result(together.searchId)).toEqual(one);
});

test("the offers of an open search are stored under their final ids, and late ones are inserted in order", async () => {
  const search = newSearch();
  const [first, second, late] = [offerAt(0), offerAt(1), offerAt(2)];
  await store.create(search);
  await store.open(search.searchId, { offers: [first, second], withoutOffer });
  expect((await store.find(search.searchId, OWNER))?.state).toBe("open");
  expect(await store.result(search.searchId)).toEqual({ offers: [first, second], withoutOffer });
  const all = [late, first, second].map((offer, position) => ({ ...offer, position }));
  await store.open(search.searchId, { offers: all, withoutOffer });
  expect(await store.result(search.searchId)).toEqual({ offers: all, withoutOffer });
  await store.finish(search.searchId, { offers: all, withoutOffer: [] });
  expect((await store.find(search.searchId, OWNER))?.state).toBe("done");
  expect(await store.result(search.searchId)).toEqual({ offers: all, withoutOffer: [] });
});

test("a search is not reopened after its end, and a provider's offer is stored once, whichever process runs the search", async () => {
  const [ended, contested] = [newSearch(), newSearch()];
  await Promise.all([store.create(ended), store.create(contested)]);
  const result = { offers: [offerAt(0)], withoutOffer: [] };
  await store.finish(ended.searchId, result);
  await store.open(ended.searchId, { offers: [offerAt(0), offerAt(1)], withoutOffer });
  expect(await store.result(ended.searchId)).toEqual(result);
  expect((await store.find(ended.searchId, OWNER))?.state).toBe("done");

  const opened = { offers: [offerAt(0)], withoutOffer: [] };
  await store.open(contested.searchId, opened);
  await store.finish(contested.searchId, { offers: [offerAt(0), offerAt(1)], withoutOffer });
  const { offers } = (await store.result(contested.searchId)) ?? { offers: [] };
  expect(offers.map(({ providerId }) => providerId)).toEqual([100, 101]);
  expect(offers[0]?.resultId).toBe(opened.offers[0]?.resultId);
});

test("each of a provider's offers is stored once, although another process has asked again and got other quotes", async () => {
  const search = newSearch();
  const ofOne = (plan: string, position: number): RankedOffer => ({
    ...offerAt(position),
    providerId: 100,
    subscriptionId: randomId(),
    plan,
  });
  await store.create(search);
  const opened = [ofOne("small", 0), ofOne("large", 1)];
  await store.open(search.searchId, { offers: opened, withoutOffer: [] });
  expect(await store.result(search.searchId)).toEqual({ offers: opened, withoutOffer: [] });
  const again = [ofOne("large", 0), ofOne("larger", 1), ofOne("small", 2)];
  await store.finish(search.searchId, { offers: again, withoutOffer: [] });
  const { offers = [] } = (await store.result(search.searchId)) ?? {};
  expect(offers.map(({ plan }) => plan)).toEqual(["large", "larger", "small"]);
  expect(offers.map(({ resultId }) => resultId)).toEqual([
    opened[1]?.resultId,
    again[1]?.resultId,
    opened[0]?.resultId,
  ]);
});

test("creating the same search twice retains the first", async () => {
  const search = newSearch();
  await store.create(search);
  await store.create({ ...search, owner: "another visitor" });
  expect(await store.find(search.searchId, OWNER)).toEqual(search);
});

test("many simultaneous searches are all stored, and one that cannot be stored fails alone", async () => {
  const searches = Array.from({ length: 200 }, () => newSearch());
  const bad = newSearch({ vertical: "\u0000" });
  const outcomes = await Promise.allSettled(
    [...searches.slice(0, 99), bad, ...searches.slice(99)].map((search) => store.create(search)),
  );
  expect(outcomes.flatMap(({ status }, at) => (status === "rejected" ? [at] : []))).toEqual([99]);
  const found = await Promise.all(searches.map(({ searchId }) => store.find(searchId, OWNER)));
  expect(found.filter(Boolean)).toHaveLength(200);
});

test("many simultaneous finishes store every search's offers separately", async () => {
  const searches = Array.from({ length: 100 }, () => newSearch());
  await Promise.all(searches.map((search) => store.create(search)));
  const results = new Map(
    searches.map(({ searchId }, at) => [
      searchId,
      { offers: [offerAt(0), { ...offerAt(at + 1), position: 1 }], withoutOffer: [] },
    ]),
  );
  await Promise.all([...results].map(([searchId, result]) => store.finish(searchId, result)));
  for (const [searchId, result] of results) expect(await store.result(searchId)).toEqual(result);
});
