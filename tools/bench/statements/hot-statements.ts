import { createAgentSearchStore } from "#adapters/postgres/agent-search-store.ts";
import { createCheckoutStore } from "#adapters/postgres/checkout-store.ts";
import { createDisclosureLog } from "#adapters/postgres/disclosure-log.ts";
import { createFavouriteStore } from "#adapters/postgres/favourite-store.ts";
import { createLinkOutStore } from "#adapters/postgres/link-out-store.ts";
import { createMeasurementStore } from "#adapters/postgres/measurement-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnDataStore } from "#adapters/postgres/own-data/own-data-store.ts";
import { createReceiptStore } from "#adapters/postgres/receipt-store.ts";
import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createFindSearched } from "#adapters/postgres/searched-verticals.ts";
import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { idOfSameDay } from "#domain/search/day-id.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { StoredSearch } from "#journeys/search/search.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { OFFERS_PER_SEARCH } from "./fill.ts";

/** One of the generated searches with what belongs to it. */
export interface Sample {
  readonly searchId: string;
  readonly resultId: string;
  readonly owner: string;
  readonly personId: string;
  readonly orderId: string;
  readonly nowMs: number;
}

export interface HotStatement {
  readonly name: string;
  /** What must be there before; not measured. */
  readonly prepare?: (sample: Sample) => Promise<string>;
  readonly run: (sample: Sample, prepared: string) => Promise<unknown>;
  /** Reads the tables of every day: fewer repeats. */
  readonly isWide?: boolean;
}

/** Encrypts nothing: the statements are measured, and generated rows have nothing to hide. */
const cipher: ColumnCipher = {
  encrypt: (_, text) => text,
  decrypt: (_, sealed) => sealed,
  needsRotation: () => false,
};
const lookupHash: LookupHash = Object.assign((_: string, value: string): string => value, {
  all: (_: string, value: string) => [value],
  oldest: (_: string, value: string) => value,
  isCode: () => false,
  codeThat: () => undefined,
  newest: (stored: string) => stored,
  keys: { keys: [], generations: [1] },
  proofs: [],
});

/** Calls of the stores that requests of visitors wait for, and the rarer ones that read the tables of every day. */
export function hotStatements(pool: DatabasePool, searchPool: DatabasePool): HotStatement[] {
  const ports = { pool, cipher, lookupHash };
  const searches = createSearchStore({ ...ports, pool: searchPool });
  const checkouts = createCheckoutStore(ports);
  const receipts = createReceiptStore(ports);
  const favourites = createFavouriteStore(pool);
  const orders = createOrderStore(ports);
  const measurements = createMeasurementStore(pool);
  const disclosures = createDisclosureLog({ ...ports, recordFailed: rethrow });
  const create = async (sample: Sample): Promise<string> => {
    const search = newSearch(sample);
    await searches.create(search);
    return search.searchId;
  };
  return [
    { name: "search: create", run: (sample) => searches.create(newSearch(sample)) },
    { name: "search: open", prepare: create, run: (_, id) => searches.open(id, resultOf(id)) },
    { name: "search: finish", prepare: create, run: (_, id) => searches.finish(id, resultOf(id)) },
    { name: "search: find", run: ({ searchId, owner }) => required(searches.find(searchId, owner)) },
    { name: "search: result", run: ({ searchId }) => required(searches.result(searchId)) },
    { name: "receipt: finished search", run: ({ searchId }) => required(firstOf(receipts.finished([searchId]))) },
    { name: "receipt: save", run: (sample) => receipts.save([newReceipt(sample)]) },
    { name: "receipt: find", run: ({ searchId }) => required(receipts.find(searchId)) },
    { name: "disclosure: record", run: (sample) => (disclosures.record([disclosure(sample)]), disclosures.settled()) },
    { name: "offer: its search", run: ({ resultId, owner }) => required(createSearchOfResult(pool)(resultId, owner)) },
    { name: "offer: left for provider", run: (sample) => createLinkOutStore(pool).add(linkOut(sample)) },
    { name: "checkout: its search", run: ({ resultId, owner }) => required(checkouts.findSearch(resultId, owner)) },
    { name: "checkout: newest", run: ({ resultId, owner }) => required(checkouts.newest(resultId, owner)) },
    { name: "checkout: append", run: (sample) => checkouts.append(newVersion(sample), undefined) },
    {
      name: "favourite: store",
      run: ({ personId, resultId, owner, nowMs }) =>
        required(favourites.store({ favouriteId: randomId(), personId, resultId, owner, createdAtMs: nowMs })),
    },
    { name: "favourites: in a list", run: ({ personId, searchId }) => favourites.inSearch(personId, searchId) },
    { name: "favourites: of a person", run: ({ personId }) => favourites.ofPerson(personId) },
    { name: "order: load", run: ({ orderId }) => required(orders.load(orderId)) },
    { name: "order: of a result", run: ({ resultId }) => required(orders.findLiving(resultId)) },
    { name: "order: conversion", run: ({ orderId }) => orders.claimConversion(orderId) },
    { name: "measurement: add", run: ({ owner }) => measurements.add({ owner, type: "page", about: "/" }) },
    {
      name: "searches: finished lately",
      run: ({ nowMs }) => createSocialProofSource(ports).finishedSearches(nowMs - 2 * DAY_MS, 20),
    },
    { name: "searches: of a person", isWide: true, run: ({ personId }) => createFindSearched(pool)(personId) },
    {
      name: "searches: for an agent",
      isWide: true,
      run: ({ personId }) => createAgentSearchStore(pool).ofPerson(personId, 20),
    },
    { name: "measurements: forget", isWide: true, run: ({ owner }) => measurements.forget(owner) },
    {
      name: "my data: export",
      isWide: true,
      run: ({ personId, owner }) => required(createOwnDataStore(ports).exportAll({ personId, owner })),
    },
  ];
}

/** A measurement of a row that is not there would be of nothing. */
async function required<Found>(finding: Promise<Found | undefined>): Promise<Found> {
  const found = await finding;
  if (found === undefined) throw new Error("a generated row was not found");
  return found;
}

const firstOf = async <Found>(finding: Promise<readonly Found[]>): Promise<Found | undefined> => (await finding)[0];

function rethrow(error: unknown): never {
  throw error;
}

/** On the day of another search, so that its tables are as large as the rest. */
const newSearch = ({ searchId, owner }: Sample): StoredSearch => ({
  searchId: idOfSameDay(searchId, randomId()),
  vertical: "car",
  schemaVersion: 1,
  owner,
  parameters: { regnumber: "ABC123" },
  personal: {},
  state: "created",
});

const resultOf = (searchId: string) => ({
  withoutOffer: [],
  offers: Array.from({ length: OFFERS_PER_SEARCH }, (_, position) => offerAt(searchId, position)),
});

const offerAt = (searchId: string, position: number): RankedOffer =>
  ({
    resultId: idOfSameDay(searchId, randomId()),
    position,
    providerId: 100 + position,
    shopId: 1000 + position,
    providerName: `P${position}`,
    subscriptionId: "hel",
    subscriptionName: "Hel",
    validUntil: "2027-01-01T00:00:00.000Z",
    detail: {},
  }) as unknown as RankedOffer;

const newReceipt = ({ searchId }: Sample) => ({
  searchId: idOfSameDay(searchId, randomId()),
  vertical: "car",
  file: "{}",
  sha256: "0".repeat(64),
});

const disclosure = ({ personId }: Sample) => ({
  id: randomId(),
  personalNumber: personId,
  purpose: "search" as const,
  vertical: "car",
  content: { parties: [], fields: [] },
});

const linkOut = ({ resultId }: Sample) => ({
  resultId: idOfSameDay(resultId, randomId()),
  vertical: "car",
  providerId: 1,
});

const newVersion = ({ resultId, searchId, owner }: Sample) => ({
  resultId: idOfSameDay(resultId, randomId()),
  version: 1,
  owner,
  vertical: "car",
  searchId,
  chosen: {},
  personal: {},
  quote: {} as never,
});
