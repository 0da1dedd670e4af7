import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createFoundOffers, createWatchAnswers, createWatchedInsurances } from "#adapters/postgres/watch-landing.ts";
import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { FoundContent, FoundOffer } from "#domain/watch/watch.ts";
import type { SearchStore } from "#journeys/search/search.port.ts";
import { createWatchLandingJourney, type WatchLandingJourney } from "#journeys/watch-landing/watch-landing.ts";
import type { WatchStore } from "#journeys/watch/watch.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { newSearchId } from "#tests/contracts/postgres/search-id.ts";

const FOUND_MS = Date.parse("2026-12-07T09:00:00Z");
const VALID_MS = FOUND_MS + 14 * DAY_MS;
const BROWSER = "the browser of the person";

let database: TestDatabase;
let pool: DatabasePool;
let watches: WatchStore;
let searches: SearchStore;
let watched: ReturnType<typeof createWatchedInsurances>;
let nowMs = FOUND_MS;
let journey: WatchLandingJourney;

beforeAll(async () => {
  database = await createTestDatabase("watch_landing");
  pool = database.openPool();
  const cipher = createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]);
  const stores = { pool, cipher, lookupHash: createLookupHash(Buffer.alloc(32, 8)) };
  watches = createWatchStore(stores);
  searches = createSearchStore(stores);
  watched = createWatchedInsurances(stores);
  journey = createWatchLandingJourney({
    watches,
    offers: createFoundOffers(stores),
    answers: createWatchAnswers(stores),
    // The list has its own journey through the pages.
    searches: {
      find: () => Promise.reject(new Error("not used")),
      create: () => Promise.reject(new Error("not used")),
    },
    verticals: createServerVerticals(systemClock),
    clock: { nowMs: () => nowMs },
  });
});
afterAll(() => database.drop());

async function addPerson(): Promise<string> {
  const id = randomId();
  await pool.query(
    "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())",
    [id],
  );
  return id;
}

const row = (type: string, kr: number): CoverRow => ({
  type,
  name: type,
  text: formatKr(kr * 100),
  value: kr * 100,
  better: "low",
});
const former = {
  providerName: "Granskog Försäkring",
  providerSlug: "granskog",
  yearlyOre: 4_308_00,
  rows: [row("Brand", 3_000), row("Glas", 1_500)],
};

const found = (providerSlug: string, yearlyOre: number, rows: readonly CoverRow[]): FoundOffer => ({
  offerId: newSearchId(),
  providerId: 1,
  providerName: providerSlug,
  providerSlug,
  yearlyOre,
  savingOre: former.yearlyOre - yearlyOre,
  rows,
});

async function storeFinding(changes: Partial<FoundContent> = {}) {
  nowMs = FOUND_MS;
  const personId = await addPerson();
  const best = found("fyrbak", 3_104_00, [row("Brand", 1_500), row("Glas", 1_500)]);
  const lesser = [
    found("rattvis", 2_832_00, [row("Brand", 3_000), row("Glas", 3_000)]),
    found("tuvull", 2_628_00, [row("Brand", 3_500), row("Glas", 1_500)]),
    found("stenvalv", 3_900_00, [row("Brand", 3_000), row("Glas", 9_000)]),
  ];
  const searchId = newSearchId();
  await searches.create({
    searchId,
    vertical: "car",
    schemaVersion: 1,
    owner: "the run of the watch",
    parameters: {},
    personal: {},
    state: "created",
  });
  const offer: RankedOffer = {
    resultId: best.offerId,
    position: 0,
    providerId: 1,
    shopId: 961,
    providerName: "Fyrbåk",
    subscriptionId: "s",
    subscriptionName: "Halv",
    price: insurancePrice({ yearlyFeeOre: 3_104_00, monthlyFeeOre: 259_00 }, "ore-month"),
    validUntil: new Date(VALID_MS).toISOString(),
    detail: {},
  };
  await searches.finish(searchId, { offers: [offer], withoutOffer: [] });
  const [watchId, heldId, findingId] = [randomId(), randomId(), randomId()];
  const facts = { carregnumber: "SPV 24K" };
  const terms = { noticeBy: "2027-01-17", renewsOn: "2027-01-18" };
  await watches.turnOn(
    {
      watchId,
      personId,
      heldId,
      vertical: "car",
      kind: "renewal",
      ...terms,
      thresholdOre: 500_00,
      period: terms.noticeBy,
      dueAtMs: FOUND_MS,
      agreement: { email: "a@post.example", facts, former, consent: "ja" },
    },
    FOUND_MS,
  );
  await watches.endRun({
    finding: {
      findingId,
      watchId,
      period: terms.noticeBy,
      outcome: "cheaper",
      searchId,
      ...terms,
      former,
      best,
      lesser,
      askedCount: 12,
      answeredCount: 10,
      facts,
      ...changes,
    },
    foundAtMs: FOUND_MS,
    notice: undefined,
    notifyAtMs: undefined,
    next: { period: "2028-01-17", dueAtMs: FOUND_MS + 300 * DAY_MS },
  });
  return { personId, findingId, watchId, heldId, best };
}

describe("what a watch found", () => {
  it("is shown row by row, with what is cheaper than it and worse", async () => {
    const { personId, findingId } = await storeFinding();
    const landing = await journey.see(personId, findingId);
    expect(landing).toMatchObject({
      product: "bilförsäkring",
      thing: "bilen",
      plate: "SPV 24K",
      foundOn: "2026-12-07",
      renewsOn: "2027-01-18",
      isWatched: true,
      stayedOn: undefined,
      answeredCount: 10,
      priceCount: 1,
      best: {
        savingOre: 1_204_00,
        monthlyOre: 259_00,
        startsOn: "2027-01-18",
        formerEndsOn: "2027-01-18",
        state: "orderable",
        rows: [
          { change: "better", byOre: 1_500_00 },
          { change: "same", byOre: 0 },
        ],
      },
    });
    expect(landing?.lesser.map(({ providerSlug, worse }) => [providerSlug, worse.map(({ byOre }) => byOre)])).toEqual([
      ["tuvull", [500_00]],
      ["rattvis", [1_500_00]],
    ]);
  });

  it("cannot be ordered once its price is no longer valid, or is gone", async () => {
    const { personId, findingId } = await storeFinding();
    nowMs = VALID_MS;
    expect((await journey.see(personId, findingId))?.best?.state).toBe("expired");
    expect(await journey.openOffer(personId, findingId, BROWSER)).toMatchObject({ resultId: undefined });
    nowMs = FOUND_MS;
    await pool.query("delete from offers");
    expect((await journey.see(personId, findingId))?.best).toMatchObject({ state: "expired", monthlyOre: undefined });
  });

  it("begins when the former one can end, also when it is too late for this renewal", async () => {
    const { personId, findingId } = await storeFinding();
    nowMs = Date.parse("2027-01-19T12:00:00+01:00");
    expect((await journey.see(personId, findingId))?.best?.startsOn).toBe("2028-01-18");
  });
});

describe("its person", () => {
  it("opens the offer in their own browser, and there alone what they have today is known", async () => {
    const { personId, findingId, heldId, best } = await storeFinding();
    expect(await watched.find("car", heldId, BROWSER)).toBeUndefined();
    expect(await journey.openOffer(personId, findingId, BROWSER)).toEqual({
      vertical: "car",
      resultId: best.offerId,
      fetchDataId: heldId,
    });
    expect(await watched.find("car", heldId, BROWSER)).toMatchObject({
      providerName: "Granskog Försäkring",
      yearlyFeeOre: 4_308_00,
      renewalDate: "2027-01-18",
    });
    expect(await watched.find("car", heldId, "another browser")).toBeUndefined();
    expect(await watched.find("house", heldId, BROWSER)).toBeUndefined();
  });

  it("stays, which is stored the first time, and the watch goes on", async () => {
    const { personId, findingId, watchId } = await storeFinding();
    const before = await watches.find(watchId);
    expect(await journey.stay(personId, findingId)).toBe(true);
    nowMs = FOUND_MS + DAY_MS;
    expect(await journey.stay(personId, findingId)).toBe(true);
    expect(await journey.see(personId, findingId)).toMatchObject({ stayedOn: "2026-12-07", isWatched: true });
    expect(await watches.find(watchId)).toEqual(before);
  });

  it("stops the watch, any number of times", async () => {
    const { personId, findingId } = await storeFinding();
    expect(await journey.stopWatching(personId, findingId)).toBe(true);
    expect(await journey.stopWatching(personId, findingId)).toBe(true);
    expect((await journey.see(personId, findingId))?.isWatched).toBe(false);
  });
});

it("another person gets the same answer as for what does not exist, and changes nothing", async () => {
  const { personId, findingId, heldId } = await storeFinding();
  const stranger = await addPerson();
  for (const [person, id] of [
    [stranger, findingId],
    [personId, randomId()],
  ] as const) {
    expect(await journey.see(person, id)).toBeUndefined();
    expect(await journey.stay(person, id)).toBe(false);
    expect(await journey.stopWatching(person, id)).toBe(false);
    expect(await journey.openOffer(person, id, "a strange browser")).toBeUndefined();
    expect(await journey.openList(person, id, "a strange browser")).toBeUndefined();
  }
  expect(await journey.see(personId, findingId)).toMatchObject({ stayedOn: undefined, isWatched: true });
  expect(await watched.find("car", heldId, "a strange browser")).toBeUndefined();
});
