import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPostalCodes } from "#adapters/postal-codes/postal-codes.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createStatisticsStore } from "#adapters/postgres/statistics-store.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { SearchStore, StoredSearch } from "#journeys/search/search.port.ts";
import { createPriceReleases } from "#journeys/statistics/release-prices.ts";
import type { StatisticsStore } from "#journeys/statistics/statistics.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash, type LookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { asPlainRole } from "#tests/support/production-changes.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";

/** Two days after the end of October, in Sweden. */
const NOW = Date.parse("2026-11-03T10:00:00Z");
const STOCKHOLM = "11122";
const SKANE = "21120";

let database: TestDatabase;
let pool: DatabasePool;
let plain: DatabasePool;
let searches: SearchStore;
let store: StatisticsStore;
let lookupHash: LookupHash;

beforeAll(async () => {
  database = await createTestDatabase("price_releases");
  pool = database.openPool();
  plain = createPool({
    url: await asPlainRole(database.url),
    name: "test-plain",
    connectionFailed: () => undefined,
  });
  const cipher = createColumnCipher([{ id: "t1", key: randomBytes(32) }]);
  lookupHash = createLookupHash(randomBytes(32));
  searches = createSearchStore({ pool: database.openSearchPool(), cipher, lookupHash });
  // As in production: a role that does not own the tables.
  store = createStatisticsStore({ pool: plain, cipher, lookupHash });
});
afterAll(async () => {
  await plain.end();
  await database.drop();
});
beforeEach(() =>
  pool.query("truncate searches, offers, price_releases, price_figures, demo_owners, browser_identifications cascade"),
);

const release = (nowMs = NOW) =>
  createPriceReleases({
    store,
    postalCodes: createPostalCodes(),
    clock: { ...systemClock, nowMs: () => nowMs },
  })(new AbortController().signal);

interface Made extends Partial<Omit<StoredSearch, "searchId">> {
  readonly kr?: number;
  readonly at?: string;
  readonly offers?: readonly RankedOffer[];
  /** The search asks for no personal number. */
  readonly isAnonymous?: boolean;
  /** Whom BankID has identified in the browser; no one where it is null. */
  readonly identified?: string | null;
}

let made = 0;

/** One visitor whom BankID has identified, with a number of their own, unless the test states another. */
async function search({ kr = 3_000 + made * 10, at = "2026-10-15T12:00:00Z", ...given }: Made = {}): Promise<void> {
  const { offers, isAnonymous, ...changes } = given;
  made++;
  const searchId = idOfDay(at.slice(0, 10), randomId());
  const { identified = `19900101${String(made).padStart(4, "0")}`, ...stored } = changes;
  const owner = stored.owner ?? `owner ${made}`;
  if (identified !== null)
    await pool.query(
      `insert into browser_identifications (owner, person_lookup, method, reference, identified_at, expires_at)
       values ($1, $2, 'fetch', $3, now(), now())`,
      [owner, lookupHash("person", identified), searchId],
    );
  await searches.create({
    searchId,
    vertical: "car",
    schemaVersion: 3,
    owner,
    parameters: { zip: STOCKHOLM, yearlymileage: "1500" },
    personal: {},
    ...(isAnonymous ? {} : { personalNumber: `19900101${String(made).padStart(4, "0")}` }),
    state: "created",
    ...stored,
  });
  await searches.finish(searchId, { offers: offers ?? [offerOf(kr, 0), offerOf(kr + 500, 1)], withoutOffer: [] });
  await pool.query("update searches set created_at = $2, finished_at = $2 where id = $1", [searchId, at]);
}

const offerOf = (kr: number, position: number): RankedOffer => ({
  resultId: randomId(),
  position,
  providerId: 100 + position,
  shopId: 1_000 + position,
  providerName: `Bolag ${position}`,
  subscriptionId: "full",
  subscriptionName: "Helförsäkring",
  price: yearlyPrice(kr),
  validUntil: "2026-12-24T00:00:00.000Z",
  detail: {},
});

async function searchTimes(count: number, changes: Made = {}): Promise<void> {
  made = 0;
  for (let nth = 0; nth < count; nth++) await search(changes);
}

test("29 persons give nothing, and the month is released all the same, once", async () => {
  await searchTimes(29);
  expect(await release()).toBe(2);
  expect(await release()).toBe(0);
  expect(await store.releases()).toEqual([
    { month: "2026-10", figures: [] },
    { month: "2026-09", figures: [] },
  ]);
});

test("30 persons give a figure: the median of their lowest prices with its interval", async () => {
  await searchTimes(30);
  await release();
  const [october] = await store.releases();
  expect(october).toEqual({
    month: "2026-10",
    figures: [
      {
        vertical: "car",
        region: "Stockholms län",
        persons: 30,
        medianOre: 3_150_00,
        lowOre: 3_090_00,
        highOre: 3_200_00,
      },
    ],
  });
});

test("repeated searches of a person, of a number or of a browser count once", async () => {
  await searchTimes(29);
  await search({ owner: "owner 1", personalNumber: "199001010001", identified: "199001010001", kr: 9_000 });
  await search({ owner: "another browser", personalNumber: "199001010002" });
  await search({ owner: "owner 3", personalNumber: "199505050003" });
  await release();
  expect((await store.releases())[0]?.figures).toEqual([]);
});

test("invented visitors bring no county over the limit: the one real price stays unknown", async () => {
  made = 0;
  // Electricity asks for no number: each has a fresh cookie, other answers and a price that the attacker knows.
  const invented = (nth: number, kr: number) =>
    search({
      vertical: "electricity",
      parameters: { zip: STOCKHOLM, usage: String(nth) },
      isAnonymous: true,
      identified: null,
      kr,
    });
  await search({ vertical: "electricity", parameters: { zip: STOCKHOLM, usage: "0" }, isAnonymous: true, kr: 9_873 });
  for (let nth = 1; nth <= 60; nth++) await invented(nth, nth % 2 === 0 ? 1 : 99_999);
  await release();
  expect((await store.releases())[0]?.figures).toEqual([]);
});

test("one identified person counts once, in whatever browsers, also where no number is asked for", async () => {
  made = 0;
  const asked = (identified: string | undefined) =>
    search({
      vertical: "electricity",
      parameters: { zip: STOCKHOLM, usage: String(made) },
      isAnonymous: true,
      ...(identified === undefined ? {} : { identified }),
    });
  for (let nth = 0; nth < 29; nth++) await asked(undefined);
  for (let nth = 0; nth < 5; nth++) await asked("199505050003");
  await release();
  expect((await store.releases())[0]?.figures).toMatchObject([{ vertical: "electricity", persons: 30 }]);
  await pool.query("truncate price_releases cascade");
  await pool.query("delete from browser_identifications where person_lookup = $1", [
    lookupHash("person", "199505050003"),
  ]);
  await release();
  expect((await store.releases())[0]?.figures).toEqual([]);
});

test("a login in the browser identifies as well", async () => {
  await searchTimes(29);
  await search({ owner: "logged in", identified: null });
  await pool.query(`insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
    values ('p', 'lookup of p', 'x', 'x', now(), now()) on conflict do nothing`);
  await pool.query(`insert into login_orders (id, owner, device, is_computer, return_path, state, started_at, collect_after, ended_at, person_id, completion_enc)
    values ('login', 'logged in', 'other', true, '/', 'used', now(), now(), now(), 'p', 'x')`);
  await release();
  expect((await store.releases())[0]?.figures).toMatchObject([{ vertical: "car", persons: 30 }]);
  await pool.query("delete from login_orders");
});

test("how many persons a figure has is published in whole tens: one more or less is not seen", async () => {
  await searchTimes(39);
  await release();
  expect((await store.releases())[0]?.figures).toMatchObject([{ persons: 30 }]);
});

test("another county, month or vertical, a list without prices and demonstration data are not counted", async () => {
  await searchTimes(29);
  await search({ parameters: { zip: SKANE } });
  await search({ parameters: {} });
  await search({ vertical: "house" });
  await search({ offers: [] });
  await search({ at: "2026-10-31T23:30:00Z" });
  await search({ at: "2026-09-30T21:30:00Z" });
  await search({ owner: "demo" });
  await pool.query("insert into demo_owners (owner) values ('demo')");
  await release();
  expect((await store.releases())[0]?.figures).toEqual([]);
});

test("a released month is never changed, whatever comes later", async () => {
  await searchTimes(30);
  await release();
  const before = await store.releases();
  await search({ kr: 99_000 });
  await pool.query("delete from searches where owner = 'owner 1'");
  expect(await release()).toBe(0);
  expect(await store.release({ month: "2026-10", figures: [] })).toBe(false);
  expect(await store.releases()).toEqual(before);
});

test("a month is not released before it has ended by two days, nor when some of its searches are deleted", async () => {
  const months = async () => (await store.releases()).map(({ month }) => month);
  await release(Date.parse("2026-11-02T10:00:00Z"));
  // The first days of August are deleted in November.
  expect(await months()).toEqual(["2026-09"]);
  await release(Date.parse("2026-11-03T10:00:00Z"));
  expect(await months()).toEqual(["2026-10", "2026-09"]);
});

test("the database refuses a figure of fewer than thirty persons, and the tables have nothing of a person", async () => {
  const figure = { vertical: "car", region: "Skåne län", persons: 29, medianOre: 1, lowOre: 1, highOre: 1 };
  await expect(store.release({ month: "2026-10", figures: [figure] })).rejects.toThrow(/price_figures_persons/);
  expect(await store.releases()).toEqual([]);
  const { rows } = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name in ('price_figures', 'price_releases')",
  );
  expect(new Set(rows.map(({ column_name }) => column_name))).toEqual(
    new Set(["month", "released_at", "vertical", "region", "persons", "median_ore", "low_ore", "high_ore"]),
  );
});
