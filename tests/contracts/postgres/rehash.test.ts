import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { LOOKUP_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createEndedSessions } from "#adapters/postgres/ended-sessions.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { checkLookupKeys } from "#adapters/postgres/lookup-generations.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderedContact } from "#adapters/postgres/ordered-contact.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnDataStore } from "#adapters/postgres/own-data/own-data-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { reencryptColumn } from "#adapters/postgres/reencrypt.ts";
import { rehash, rehashColumn } from "#adapters/postgres/rehash.ts";
import { createStaffList } from "#adapters/postgres/staff-list.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash, type LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { fillPerson } from "#tests/contracts/my-data/own-rows.ts";
import { cipher, cipherKey, STEPS } from "./lookup-keys.ts";
import { newOrder, PERSONAL_NUMBER } from "./new-order.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const { before, announced, replaced, after } = STEPS;
const EMAIL = "kund@post.example";
/** In every row that the tests of own data write: also the number's hash in most of them. */
const WHO = before("person", PERSONAL_NUMBER);
const order = newOrder({
  insuredObject: "ABC 123",
  personal: { personalNumber: PERSONAL_NUMBER, email: EMAIL, name: "A" },
});

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("rehash");
  pool = database.openPool();
  await checkLookupKeys(pool, before);
  await fillPerson(pool, cipher, WHO);
  const ports = { pool, cipher, lookupHash: before };
  await createOrderStore(ports).accept(order, "session");
  await createOrderStore(ports).begin(order.orderId);
  await createOrderStore(ports).settle(order.orderId, { state: "placed", providerOrderId: "1" });
  await createStaffList(pool, before).add(PERSONAL_NUMBER, ["support"], "test");
  await createMailStore(ports).suppress(EMAIL, "permanent");
  const desk = createDeskStore(ports);
  await desk.note({ staffId: "s", action: "search-person", subject: WHO });
  await desk.note({ staffId: "s", action: "search-email", subject: before("email", EMAIL) });
  for (const table of ["list_shares", "application_drafts"])
    await pool.query(`update ${table} set person_lookup = $1`, [WHO]);
  await replaceOtherValues();
}, 60_000);
afterAll(() => database.drop());

/** The rows of other tests have short texts where the product has hashes. */
async function replaceOtherValues(): Promise<void> {
  for (const place of LOOKUP_COLUMNS) {
    if (place === "desk_reads.subject") continue;
    const [table, column] = place.split(".");
    const { rows } = await pool.query<{ stored: string }>(
      `select distinct ${column} as stored from ${table} where ${column} !~ '^[A-Za-z0-9_-]{43}$'`,
    );
    for (const { stored } of rows)
      await pool.query(`update ${table} set ${column} = $2 where ${column} = $1`, [
        stored,
        before("person", randomId()),
      ]);
  }
}

const subject = { personId: `person-${WHO}`, owner: WHO };

/** Everything that is found by a person or an address, as the product reads it. */
async function readAll(lookupHash: LookupHash) {
  const ports = { pool, cipher, lookupHash };
  const desk = createDeskStore(ports);
  const own = createOwnDataStore(ports);
  const { rows: staff } = await pool.query(
    `select roles from persons join staff on staff.person_lookup = any (other_lookups || persons.person_lookup) where persons.id = $1`,
    [subject.personId],
  );
  return {
    // A row of the retention tests has the hash where the product has the number of an order.
    exported: (await own.exportAll(subject)).map((table) => ({
      ...table,
      rows: table.rows.filter((row) => table.table !== "desk_reads" || row["action"] !== "read"),
    })),
    owned: (await createOwnedOrders(ports).find(order.orderId, { ...subject, owner: "another" }))?.orderId,
    byPerson: (await desk.byPerson(PERSONAL_NUMBER, 10)).map(({ orderId }) => orderId),
    byEmail: (await desk.byEmail(EMAIL, 10)).map(({ orderId }) => orderId),
    contact: await createOrderedContact(ports)(PERSONAL_NUMBER),
    active: await createOrderStore(ports).findActive({ ...order, resultId: "another" }),
    hasPlaced: await createOwnedOrders(ports).hasPlacedFor(PERSONAL_NUMBER, subject),
    isIdentified: await createIdentifiedPersons(ports).isIdentified(subject, PERSONAL_NUMBER, Date.now()),
    isSuppressed: await createMailStore(ports).isSuppressed(EMAIL),
    staff,
  };
}

/** Rows of a table that are not stored under the newest key. */
async function stored(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of LOOKUP_COLUMNS) {
    const [table, column] = place.split(".");
    const condition = place === "desk_reads.subject" ? "action <> 'read' and" : "";
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${condition} ${column} ~ $1`,
      [pattern],
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(place);
  }
  return found;
}

const FORMER = "^[A-Za-z0-9_-]{43}$";
const NEWEST = "^2-[A-Za-z0-9_-]{43}$";

test("the lookup key is replaced step by step, and everything is found in each of them", async () => {
  const first = await readAll(before);
  expect(first).toMatchObject({ active: order.orderId, owned: order.orderId, hasPlaced: true });
  expect([first.isIdentified, first.isSuppressed, first.contact.email]).toEqual([true, true, EMAIL]);
  expect(first.exported.length).toBeGreaterThan(25);
  expect([first.byPerson, first.byEmail].map((ids) => ids.includes(order.orderId))).toEqual([true, true]);
  expect(first.staff).toEqual([{ roles: ["support"] }]);
  // Each column has a row, or nothing would be tested of it.
  expect(await stored(FORMER)).toEqual(LOOKUP_COLUMNS);

  await expect(checkLookupKeys(pool, replaced)).rejects.toThrow(
    "may begin with 2 only after npm run tool -- rehash has prepared it",
  );
  await checkLookupKeys(pool, announced);
  expect(await readAll(announced)).toEqual(first);
  await expect(checkLookupKeys(pool, replaced)).rejects.toThrow("has prepared it");
  expect(await rehash({ pool, cipher, lookupHash: announced })).toMatchObject({ done: "prepared" });
  expect(await readAll(announced)).toEqual(first);

  await checkLookupKeys(pool, replaced);
  await expect(checkLookupKeys(pool, after)).rejects.toThrow(
    "SPARV_LOOKUP_GENERATIONS must have 1 until npm run tool -- rehash",
  );
  expect(await readAll(replaced)).toEqual(first);

  const interrupted = failingAfter(7);
  await expect(rehash({ pool: interrupted, cipher, lookupHash: replaced }, { rowsPerBatch: 1 })).rejects.toThrow(
    "killed",
  );
  expect((await stored(NEWEST)).length).toBeGreaterThan(0);
  expect((await stored(FORMER)).length).toBeGreaterThan(0);
  // Nodes of both steps still run.
  expect(await readAll(announced)).toEqual(first);
  expect(await readAll(replaced)).toEqual(first);

  const report = await rehash({ pool, cipher, lookupHash: replaced }, { rowsPerBatch: 2 });
  expect(report.columns.filter(({ left }) => left > 0)).toEqual([]);
  expect(report.done).toBe("moved");
  expect(report.columns.map(({ column }) => column)).toEqual(LOOKUP_COLUMNS);
  expect(await stored(FORMER)).toEqual([]);
  expect(await stored(NEWEST)).toEqual(LOOKUP_COLUMNS);
  expect((await pool.query("select from persons where other_lookups <> '{}'")).rowCount).toBe(0);
  expect(await readAll(replaced)).toEqual(first);

  await checkLookupKeys(pool, after);
  expect(await readAll(after)).toEqual(first);
  const again = await rehash({ pool, cipher, lookupHash: after });
  expect(again.columns.filter(({ moved, left }) => moved + left > 0)).toEqual([]);
}, 60_000);

test("the audit chains are intact afterwards, and another person in a row is detected", async () => {
  const faultsWith = async (lookupHash?: LookupHash) =>
    (await verifyAudit(pool, [], cipher, lookupHash)).filter(({ fault }) => fault).map(({ chain }) => chain);
  expect(await faultsWith(after)).toEqual([]);
  expect(await faultsWith()).toEqual(["desk_reads", "lookups"]);
  const other = after("person", "200001012384");
  await pool.query("update lookups set person_lookup = $1", [other]);
  expect(await faultsWith(after)).toEqual(["lookups"]);
  await pool.query("update lookups set person_lookup = $1", [after("person", PERSONAL_NUMBER)]);
  await pool.query("update desk_reads set subject = $1 where action = 'search-person'", [other]);
  expect(await faultsWith(after)).toEqual(["desk_reads"]);
  await pool.query("update desk_reads set subject = $1 where action = 'search-person'", [
    after("person", PERSONAL_NUMBER),
  ]);
  expect(await faultsWith(after)).toEqual([]);
});

test("nothing else of what staff have read can be changed", async () => {
  const refused = (text: string) => expect(pool.query(text)).rejects.toThrow("append-only");
  await refused("update desk_reads set staff_id = 'x'");
  await refused("update desk_reads set subject = 'x' where action = 'read'");
  await refused("update desk_reads set former_enc = null where action = 'search-person'");
  await refused("truncate desk_reads");
});

test("the former hash in a chained row is encrypted with the newest column key, like every other value", async () => {
  const next = createColumnCipher([{ id: "t2", key: Buffer.alloc(32, 3) }, cipherKey]);
  expect(await reencryptColumn(pool, next, "lookups.former_enc")).toMatchObject({ rewritten: 1, left: 0 });
  expect(await reencryptColumn(pool, next, "desk_reads.former_enc")).toMatchObject({ rewritten: 2, left: 0 });
  expect((await verifyAudit(pool, [], next, after)).filter(({ fault }) => fault)).toEqual([]);
});

test("two rows of one address are one afterwards; of two accounts a person must decide", async () => {
  const [one, two] = [before("email", "par@post.example"), after("email", "par@post.example")];
  for (const hash of [one, two])
    await pool.query("insert into suppressed_addresses (recipient_lookup, reason) values ($1, 'permanent')", [hash]);
  const ports = { pool, cipher, lookupHash: replaced };
  expect(await rehashColumn(ports, "suppressed_addresses.recipient_lookup")).toMatchObject({ removed: 1, left: 0 });
  for (const hash of [before("person", "1"), after("person", "1")])
    await pool.query(
      `insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())`,
      [hash],
    );
  const left = await rehash(ports);
  expect(left.done).toBe("unfinished");
  expect(left.columns.find(({ column }) => column === "persons.person_lookup")).toMatchObject({
    left: 1,
    leftIds: [before("person", "1")],
  });
  await pool.query("delete from persons where person_lookup = $1", [before("person", "1")]);
  expect((await rehash(ports)).done).toBe("moved");
});

test("keys that do not fit the stored rows stop a program", async () => {
  const [oldest, newest] = replaced.keys.keys as [Uint8Array, Uint8Array];
  const stopped = async (keys: Uint8Array[], generations: number[]) =>
    expect(checkLookupKeys(pool, createLookupHash({ keys, generations }))).rejects.toThrow("SPARV_LOOKUP_KEY has");
  await stopped([newest, oldest], [2]);
  await stopped([newest], [1]);
  await stopped([oldest], [1]);
  await checkLookupKeys(pool, after);
});

test("a person is logged out by a number, and leaves the list of staff, whichever key they are stored under", async () => {
  await pool.query("insert into staff (person_lookup, roles, added_by) values ($1, '{editor}', 't')", [
    before("person", "2"),
  ]);
  expect(await createStaffList(pool, replaced).remove("2")).toBe(true);
  expect(await createEndedSessions(pool, replaced).ofPerson(PERSONAL_NUMBER)).toHaveProperty("sessions");
});

/** As if the command were killed: after that many statements that write. */
function failingAfter(writes: number): DatabasePool {
  let left = writes;
  return {
    async query(text: string, values: unknown[]) {
      if (text.includes("given.moved") && left-- === 0) throw new Error("killed");
      return pool.query(text, values);
    },
  } as unknown as DatabasePool;
}
