import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompetitionStore } from "#adapters/postgres/competition-store.ts";
import { createGiftStore } from "#adapters/postgres/gift-store.ts";
import { createListShareStore } from "#adapters/postgres/list-share-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createNewsletterStore } from "#adapters/postgres/newsletter-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { createStaffList } from "#adapters/postgres/staff-list.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { UNIQUE_LOOKUPS, type UniqueLookup } from "#adapters/postgres/unique-lookups.ts";
import { createWaitingList } from "#adapters/postgres/waiting-list.ts";
import { LOOKUP_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import { generationOf, type LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { cipher, STEPS } from "./lookup-keys.ts";
import { newOrder } from "./new-order.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("one_row_per_person");
  pool = database.openPool();
  await pool.query(
    "insert into competition_months (id, seed_enc, seed_hash, draw_at) values ('2026-11', 'x', 'x', now() + interval '1 day')",
  );
});
afterAll(() => database.drop());

const portsOf = (lookupHash: LookupHash): StorePorts => ({ pool, cipher, lookupHash });

/** Writes the row of one person, as a visitor's request does. */
type Write = (ports: StorePorts, who: string) => Promise<unknown>;

const mailTo = (who: string) => ({
  mailId: randomId(),
  key: randomId(),
  template: "waiting-list-receipt" as const,
  to: `${who}@post.example`,
  variables: {},
});

const WRITES: Readonly<Record<UniqueLookup, Write>> = {
  "persons.person_lookup": (ports, who) =>
    storePerson(ports, { personalNumber: who, firstName: "A", lastName: "B" } as never, randomId(), Date.now()),
  "staff.person_lookup": ({ lookupHash }, who) => createStaffList(pool, lookupHash).add(who, ["editor"], "test"),
  "suppressed_addresses.recipient_lookup": (ports, who) =>
    createMailStore(ports).suppress(`${who}@post.example`, "permanent"),
  "newsletter_subscribers.address_lookup": (ports, who) =>
    createNewsletterStore(ports).ask({
      subscriberId: randomId(),
      address: `${who}@post.example`,
      textVersion: "t",
      confirmUntil: new Date(),
    }),
  "waiting_list.address_lookup": (ports, who) =>
    createWaitingList(ports).add(
      { waitingId: randomId(), service: "s", address: `${who}@post.example`, textVersion: "t" },
      mailTo(who),
    ),
  "gift_entries.person_lookup": (ports, who) =>
    createGiftStore(ports).enter({
      entryId: randomId(),
      owner: "o",
      civicNumber: who,
      phoneNumber: "070",
      product: "p",
      date: "2026-11-19",
    }),
  "competition_entries.person_lookup": async (ports, who) => {
    const order = newOrder({ personal: { personalNumber: who, name: "A" } });
    await createOrderStore(ports).accept(order, undefined);
    return createCompetitionStore(ports).enter({
      entryId: randomId(),
      month: "2026-11",
      orderId: order.orderId,
      salt: "s",
      ticket: randomId(),
      declarationVersion: "t",
    });
  },
  "list_share_votes.voter_hash": async (ports, who) => {
    await pool.query(
      `insert into list_shares (id, search_id, vertical, owner, token_hash, content_enc, offer_count, shared_at, expires_at)
       values ($1, 's', 'car', 'o', $1, 'x', 3, now(), now() + interval '1 day') on conflict do nothing`,
      [`share-${who}`],
    );
    const { lookupHash } = ports;
    const vote = { voteId: randomId(), shareId: `share-${who}`, choice: 1, text: "", votedAtMs: Date.now() };
    return createListShareStore(ports).vote({ ...vote, voter: { all: lookupHash.all("share-vote", who) } });
  },
  "orders.subject_lookup": (ports, who) =>
    createOrderStore(ports).accept(
      newOrder({ personal: { personalNumber: who, name: "A" }, insuredObject: "ABC 123" }),
      undefined,
    ),
};

const PURPOSES: Partial<Record<UniqueLookup, (lookupHash: LookupHash, who: string) => readonly string[]>> = {
  "list_share_votes.voter_hash": (lookupHash, who) => lookupHash.all("share-vote", who),
  "orders.subject_lookup": (lookupHash, who) => lookupHash.all("insured-object", `car ${who} abc123`),
};

function hashesOf(column: UniqueLookup, who: string): readonly string[] {
  const own = PURPOSES[column];
  if (own) return own(STEPS.replaced, who);
  return column.includes("person_lookup")
    ? STEPS.replaced.all("person", who)
    : STEPS.replaced.all("email", `${who}@post.example`.toLowerCase());
}

async function storedOf(column: UniqueLookup, who: string): Promise<string[]> {
  const [table, name] = column.split(".");
  const { rows } = await pool.query<{ stored: string }>(
    `select ${name} as stored from ${table} where ${name} = any ($1)`,
    [hashesOf(column, who)],
  );
  return rows.map(({ stored }) => stored);
}

const newWho = (): string => randomBytes(8).toString("hex");
const steps: readonly (readonly [string, LookupHash, LookupHash])[] = [
  ["a node that only knows the former key, then one that knows both", STEPS.before, STEPS.announced],
  ["a node that stores under the former key, then one that stores under the new one", STEPS.announced, STEPS.replaced],
  ["the other way round", STEPS.replaced, STEPS.announced],
  ["nodes after the replacement", STEPS.replaced, STEPS.after],
];

describe.each(Object.keys(UNIQUE_LOOKUPS) as UniqueLookup[])("%s", (column) => {
  test.each(steps)("has one row: %s", async (_, first, second) => {
    const who = newWho();
    await WRITES[column](portsOf(first), who);
    await WRITES[column](portsOf(second), who);
    const stored = await storedOf(column, who);
    expect(stored).toHaveLength(1);
    expect(generationOf(stored[0] ?? "")).toBe(second.keys.generations[0]);
  });

  test("has one row when nodes of both steps write at once", async () => {
    for (let round = 0; round < 5; round++) {
      const who = newWho();
      const ports = [STEPS.announced, STEPS.replaced, STEPS.announced, STEPS.replaced].map(portsOf);
      await Promise.all(ports.map((each) => WRITES[column](each, who)));
      expect(await storedOf(column, who)).toHaveLength(1);
    }
  });
});

test("every unique constraint with such a column is in the list", async () => {
  const { rows } = await pool.query<{ place: string }>(
    `select distinct relname || '.' || attname as place from pg_index
       join pg_class on pg_class.oid = indrelid
       join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indisunique and relnamespace = 'public'::regnamespace and not relispartition
       and relname || '.' || attname = any ($1) order by 1`,
    [LOOKUP_COLUMNS],
  );
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(UNIQUE_LOOKUPS).toSorted());
});
