import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { reencryptColumn } from "#adapters/postgres/reencrypt.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { NewOrder, OrderStore } from "#journeys/order/order.port.ts";
import { type CipherKey, createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { newOrder, PERSONAL_NUMBER } from "./new-order.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let pool: DatabasePool;
let orders: OrderStore;
const firstKey: CipherKey = { id: "t1", key: randomBytes(32) };
const lookupHash = createLookupHash(randomBytes(32));

beforeAll(async () => {
  database = await createTestDatabase("order_store");
  pool = database.openPool();
  orders = createOrderStore({ pool, cipher: createColumnCipher([firstKey]), lookupHash });
});
afterAll(() => database.drop());

const offerAt = (resultId: string, position: number) =>
  pool.query(
    "insert into offers (result_id, search_id, position, provider_id, shop_id, offer) values ($1, $1, $2, 1, 1, '{}')",
    [resultId, position],
  );

const accepted = async (): Promise<NewOrder> => {
  const order = newOrder();
  await orders.accept(order, undefined);
  return order;
};

const eventsOf = async (orderId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ kind: string }>("select kind from order_events where order_id = $1 order by id", [
    orderId,
  ]);
  return rows.map(({ kind }) => kind);
};

test("an accepted order is read as it was stored", async () => {
  const order = newOrder({ former: { providerName: "Granskog Försäkring", yearlyFeeOre: 560_000 } });
  expect(await orders.accept(order, undefined)).toEqual({ orderId: order.orderId, isNew: true });
  expect(await orders.load(order.orderId)).toEqual({
    ...order,
    state: "accepted",
    providerOrderId: undefined,
    message: undefined,
    messageField: undefined,
    interactionUrl: undefined,
    acceptedAt: expect.any(Date) as unknown,
    settledAt: undefined,
    isWithdrawn: false,
    isPersons: false,
    attempts: 0,
    openAttemptAgeMs: undefined,
  });
  expect(await orders.load(randomId())).toBeUndefined();
});

test("many simultaneous orders of the same checkout are one order", async () => {
  const order = newOrder();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => orders.accept({ ...order, orderId: randomId() }, undefined)),
  );
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test("a later version of the same checkout is the same order while that one is active, and another after it failed", async () => {
  for (const outcome of [
    { state: "refused", message: "nej" },
    { state: "repriced", why: "dearer" },
    { state: "expired", why: "not paid" },
  ] as const) {
    const order = await accepted();
    const later = { ...order, orderId: randomId(), checkoutVersion: 2 };
    expect(await orders.accept(later, undefined)).toEqual({ orderId: order.orderId, isNew: false });
    await orders.settle(order.orderId, outcome);
    expect(await orders.findLiving(order.resultId)).toBeUndefined();
    expect((await orders.accept(later, undefined)).isNew).toBe(true);
    expect((await orders.findLiving(order.resultId))?.orderId).toBe(later.orderId);
  }
});

test("an order that waits for the visitor is open, and ends like any other", async () => {
  const { orderId } = await accepted();
  await orders.begin(orderId);
  await orders.markAwaiting(orderId, "https://betala.example/1");
  await orders.markAwaiting(orderId, "https://betala.example/2");
  expect(await orders.load(orderId)).toMatchObject({ state: "awaiting", interactionUrl: "https://betala.example/1" });
  await orders.settle(orderId, { state: "placed", providerOrderId: "P-7" });
  expect(await orders.load(orderId)).toMatchObject({ state: "placed", interactionUrl: undefined });
  expect(await eventsOf(orderId)).toEqual(["accepted", "placing", "awaiting", "placed"]);
});

test("a conversion is returned once, and only for a placed order", async () => {
  const { orderId, resultId } = await accepted();
  await offerAt(resultId, 2);
  expect(await orders.claimConversion(orderId)).toBeUndefined();
  await orders.settle(orderId, { state: "placed", providerOrderId: "P-8" });
  const claims = await Promise.all([1, 2, 3].map(() => orders.claimConversion(orderId)));
  expect(claims.filter(Boolean)).toEqual([{ position: 3 }]);
});

test("an order that was withdrawn, or placed before yesterday, is no conversion", async () => {
  for (const change of ["withdrawn_at = now()", "settled_at = now() - interval '25 hours'"]) {
    const { orderId, resultId } = await accepted();
    await offerAt(resultId, 0);
    await orders.settle(orderId, { state: "placed", providerOrderId: "P-8" });
    await pool.query(`update orders set ${change} where id = $1`, [orderId]);
    expect(await orders.claimConversion(orderId)).toBeUndefined();
  }
});

test.each(["Etc/GMT+12", "Pacific/Kiritimati"])(
  "an order is active through its start date in Sweden, also with a server in the zone %s",
  async (timezone) => {
    const remote = createPool({ url: database.url, name: "zone", settings: { timezone }, connectionFailed: () => {} });
    const store = createOrderStore({ pool: remote, cipher: createColumnCipher([firstKey]), lookupHash });
    const order = newOrder({ insuredObject: `car in ${timezone}` });
    await store.accept(order, undefined);
    await store.settle(order.orderId, { state: "placed", providerOrderId: "P-9" });
    const startOn = (startDate: string) =>
      pool.query("update orders set settled_at = now() - interval '15 days', start_date = $2 where id = $1", [
        order.orderId,
        startDate,
      ]);
    const today = swedishDate(Date.now());
    await startOn(today);
    const another = { ...order, resultId: randomId() };
    expect(await store.findActive(another)).toBe(order.orderId);
    // A second click on the same result is about the same order.
    expect(await store.findActive(order)).toBeUndefined();
    await startOn(addDays(today, -1));
    expect(await store.findActive(another)).toBeUndefined();
    await remote.end();
  },
);

test("an order of another visitor's result is refused without disclosing theirs", async () => {
  const order = await accepted();
  await expect(orders.accept({ ...order, orderId: randomId(), owner: "another" }, undefined)).rejects.toThrow(
    "another owner",
  );
});

test("the personal number is nowhere in the tables, and its hash finds the order", async () => {
  const order = await accepted();
  const { rows } = await pool.query<{ row: string }>(
    "select orders::text as row from orders union all select order_events::text from order_events",
  );
  expect(rows.filter(({ row }) => row.includes(PERSONAL_NUMBER) || row.includes("Åsa"))).toEqual([]);
  const found = await pool.query("select 1 from orders where person_lookup = $1 and id = $2", [
    lookupHash("person", PERSONAL_NUMBER),
    order.orderId,
  ]);
  expect(found.rowCount).toBe(1);
});

test("an order moves forward once, despite repeated steps", async () => {
  const { orderId } = await accepted();
  expect(await orders.begin(orderId)).toMatchObject({ state: "accepted" });
  expect(await orders.begin(orderId)).toMatchObject({ state: "placing" });
  const settledAt = await orders.settle(orderId, { state: "placed", providerOrderId: "P-1" });
  expect(await orders.settle(orderId, { state: "placed", providerOrderId: "P-2" })).toBeUndefined();
  await orders.settle(orderId, { state: "refused", message: "nej" });
  expect(await orders.begin(orderId)).toMatchObject({ state: "placed" });
  expect(await orders.load(orderId)).toMatchObject({ state: "placed", providerOrderId: "P-1", settledAt });
  expect(await eventsOf(orderId)).toEqual(["accepted", "placing", "placed"]);
});

test("an uncertain order can still become placed or refused, but not the reverse", async () => {
  const [found, denied] = [await accepted(), await accepted()];
  await orders.settle(found.orderId, { state: "uncertain", why: "no answer" });
  expect(await orders.load(found.orderId)).toMatchObject({ state: "uncertain", message: "no answer" });
  await orders.settle(found.orderId, { state: "placed", providerOrderId: "P-3" });
  await orders.settle(found.orderId, { state: "uncertain", why: "no answer" });
  expect(await orders.load(found.orderId)).toMatchObject({
    state: "placed",
    providerOrderId: "P-3",
    message: undefined,
  });

  await orders.settle(denied.orderId, { state: "uncertain", why: "no answer" });
  await orders.settle(denied.orderId, { state: "refused", message: "Bilen är avställd" });
  expect(await orders.load(denied.orderId)).toMatchObject({ state: "refused", message: "Bilen är avställd" });
});

test("of two runs of the same step only one may call the provider", async () => {
  const { orderId } = await accepted();
  const begun = await Promise.all([orders.beginAttempt(orderId, 0), orders.beginAttempt(orderId, 0)]);
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await orders.load(orderId)).toMatchObject({ attempts: 1, openAttemptAgeMs: expect.any(Number) });

  await orders.endAttempt(orderId, 1);
  expect((await orders.load(orderId))?.openAttemptAgeMs).toBeUndefined();
  expect(await orders.beginAttempt(orderId, 1)).toBe(true);
  await orders.endAttempt(orderId, 1);
  expect((await orders.load(orderId))?.openAttemptAgeMs).toBeDefined();
  await orders.settle(orderId, { state: "placed", providerOrderId: "P-4" });
  expect(await orders.beginAttempt(orderId, 2)).toBe(false);
  expect(await eventsOf(orderId)).toEqual(["accepted", "attempt", "attempt", "placed"]);
});

test("a placed order's mail is queued together with its mark, once, and not when the order was withdrawn first", async () => {
  const [placed, withdrawn, open] = [await accepted(), await accepted(), await accepted()];
  for (const { orderId } of [placed, withdrawn])
    await orders.settle(orderId, { state: "placed", providerOrderId: "P-9" });
  await pool.query("update orders set withdrawn_at = now() where id = $1", [withdrawn.orderId]);
  const mailOf = (orderId: string, attempt: number) => ({
    mailId: `mail-${attempt}-${orderId}`,
    key: `confirmation:${orderId}`,
    template: "t",
    to: "kund@exempel.se",
    variables: {},
  });
  const confirm = (orderId: string, attempt: number) => orders.confirm(orderId, mailOf(orderId, attempt));
  const runs = await Promise.all([1, 2, 3].map((attempt) => confirm(placed.orderId, attempt)));
  // A later run gets the id of the same mail, so that it is sent even if the first run crashed.
  expect(new Set(runs)).toEqual(new Set([await confirm(placed.orderId, 4)]));
  expect(await confirm(withdrawn.orderId, 1)).toBeUndefined();
  expect(await confirm(open.orderId, 1)).toBeUndefined();
  const keys = [placed, withdrawn, open].map(({ orderId }) => `confirmation:${orderId}`);
  const { rows: written } = await pool.query("select id, key from mails where key = any($1)", [keys]);
  expect(written).toEqual([{ id: runs[0], key: keys[0] }]);
  const { rows: noted } = await pool.query(
    "select id from orders where confirmed_at is not null and id = any($1) order by id",
    [[placed, withdrawn, open].map(({ orderId }) => orderId)],
  );
  expect(noted.map(({ id }: { id: string }) => id)).toEqual([placed.orderId, withdrawn.orderId].toSorted());
});

test("unsettled orders, and placed ones without a confirmation, are listed page by page; settled and fresh ones are not", async () => {
  const waiting = await Promise.all(Array.from({ length: 5 }, accepted));
  const settled = await accepted();
  await orders.settle(settled.orderId, { state: "placed", providerOrderId: "P-5" });
  await orders.confirm(settled.orderId, undefined);
  const unconfirmed = await accepted();
  await orders.settle(unconfirmed.orderId, { state: "placed", providerOrderId: "P-6" });
  waiting.push(unconfirmed);

  const soon = new Date(Date.now() + 60_000);
  const listed: string[] = [];
  for (;;) {
    const afterOrderId = listed.at(-1);
    const page = await orders.unsettled({ acceptedBefore: soon, limit: 2, ...(afterOrderId ? { afterOrderId } : {}) });
    expect(page.length).toBeLessThanOrEqual(2);
    if (page.length === 0) break;
    listed.push(...page.map(({ orderId }) => orderId));
  }
  for (const { orderId } of waiting) expect(listed).toContain(orderId);
  expect(listed).not.toContain(settled.orderId);
  expect(new Set(listed).size).toBe(listed.length);
  expect(await orders.unsettled({ acceptedBefore: new Date(Date.now() - 60_000), limit: 10 })).toEqual([]);
});

test.each([
  ["changed", "update order_events set kind = 'placed'"],
  ["removed", "delete from order_events"],
  ["emptied", "truncate order_events"],
])("what happened to an order cannot be %s", async (_name, statement) => {
  await accepted();
  await expect(pool.query(statement)).rejects.toThrow("order_events is append-only");
});

test("the database itself refuses an unknown state and a placed order without a number", async () => {
  const { orderId } = await accepted();
  await expect(pool.query("update orders set state = 'lost' where id = $1", [orderId])).rejects.toThrow(
    "check constraint",
  );
  await expect(
    pool.query("update orders set state = 'placed', settled_at = now() where id = $1", [orderId]),
  ).rejects.toThrow("orders_placed_has_number");
});

test("after a key change every value is encrypted again, and the old key can be removed", async () => {
  const order = await accepted();
  const secondKey: CipherKey = { id: "t2", key: randomBytes(32) };
  const both = createColumnCipher([secondKey, firstKey]);
  await pool.query(
    "insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'moved', 'result_id', 'moved'))).* from orders where id = $1",
    [order.orderId],
  );

  const before = await pool.query("select 1 from orders");
  const all = before.rowCount ?? 0;
  const column = "orders.personal_enc";
  const done = { column, lookedAt: all, left: 1, unreadableIds: ["moved"] };
  expect(await reencryptColumn(pool, both, column)).toEqual({ ...done, rewritten: all - 1 });
  expect(await reencryptColumn(pool, both, column)).toEqual({ ...done, rewritten: 0 });

  for (const other of ["summary_enc", "details_enc", "outcome_enc"])
    await reencryptColumn(pool, both, `orders.${other}`);

  const withNewKeyOnly = createOrderStore({ pool, cipher: createColumnCipher([secondKey]), lookupHash });
  expect((await withNewKeyOnly.load(order.orderId))?.personal).toEqual(order.personal);
});

test("a visitor's orders that were not withdrawn are known to them, and to no one else [W-027]", async () => {
  const owned = createOwnedOrders({ pool, cipher: createColumnCipher([firstKey]), lookupHash });
  const placedIn = (owner: string) => owned.placedIn({ owner, personId: undefined });
  const place = async (changes: Partial<NewOrder>): Promise<string> => {
    const order = newOrder({ owner: "coached", ...changes });
    await orders.accept(order, undefined);
    await orders.begin(order.orderId);
    await orders.settle(order.orderId, { state: "placed", providerOrderId: randomId() });
    return order.orderId;
  };
  await orders.accept(newOrder({ owner: "coached", vertical: "flat" }), undefined);
  await place({ vertical: "car" });
  await place({ vertical: "car" });
  const taken = await place({ vertical: "house" });
  expect((await placedIn("coached")).toSorted()).toEqual(["car", "house"]);
  expect(await placedIn("another visitor")).toEqual([]);
  await pool.query(
    "insert into withdrawals (id, order_id, statement_enc, receipt_mail_id, asked_at) values ($1, $2, 'x', 'm', now())",
    [randomId(), taken],
  );
  expect(await placedIn("coached")).toEqual(["car"]);
});
