import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createConfirmations } from "#adapters/postgres/confirmation-store.ts";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { RETENTION_RULES } from "#adapters/postgres/retention-rules.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { newOrder, PERSONAL_NUMBER } from "./new-order.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let ports: StorePorts;
let personId: string;
beforeAll(async () => {
  database = await createTestDatabase("confirmations");
  ports = {
    pool: database.openPool(),
    cipher: createColumnCipher([{ id: "t1", key: randomBytes(32) }]),
    lookupHash: createLookupHash(randomBytes(32)),
  };
  const completion = { personalNumber: PERSONAL_NUMBER, firstName: "Anna", lastName: "Lindqvist" };
  personId = await storePerson(ports, completion as Parameters<typeof storePerson>[1], randomId(), Date.now());
});
afterAll(() => database.drop());

const EMAIL = "anna@exempel.se";
const mailTo = (orderId: string, to: string, mailId = randomId()) => ({
  mailId,
  key: `order-confirmation:${orderId}${to === EMAIL ? "" : `:${mailId}`}`,
  template: "order-confirmation",
  to,
  variables: {},
});

/** A placed order of the identified person, or of a guest who typed the number, with its first confirmation queued. */
async function place({ isGuests = false } = {}) {
  const orders = createOrderStore(ports);
  const order = newOrder({
    personal: { personalNumber: PERSONAL_NUMBER, email: EMAIL, name: "Anna Lindqvist" },
    summary: {
      additional: [],
      customize: [],
      personal: [{ id: "email", name: "Mejladress", value: EMAIL }],
      subscription: [],
    },
  });
  await orders.accept(order, isGuests ? undefined : "session");
  await orders.begin(order.orderId);
  await orders.settle(order.orderId, { state: "placed", providerOrderId: "1" });
  const mail = mailTo(order.orderId, EMAIL);
  await orders.confirm(order.orderId, mail);
  return { orderId: order.orderId, owner: order.owner, mailId: mail.mailId };
}

const settle = (mailId: string, state: "sent" | "failed") =>
  createMailStore(ports).settle(mailId, state === "sent" ? { state, answer: "250" } : { state, reason: "550" });
const sendAgain = (orderId: string, to: string, by = personId) =>
  createConfirmations(ports).sendAgain(orderId, by, mailTo(orderId, to));
const lastMail = async (orderId: string): Promise<string> =>
  (
    await ports.pool.query<{ id: string }>(
      "select id from mails where split_part(key, ':', 2) = $1 order by queued_at desc limit 1",
      [orderId],
    )
  ).rows[0]?.id ?? "";

/** As the customer, my pages and the desk see it: one state, read in three places. */
async function seen({ orderId, owner }: { orderId: string; owner: string }) {
  const found = await createConfirmations(ports).find(orderId, { owner, personId });
  const mine = await createAccountStore({ ...ports, hasDemoMarks: false }).orders(personId);
  const desk = createDeskStore(ports);
  const [line] = await desk.byId(orderId);
  return {
    state: found?.state,
    mine: mine.find((order) => order.orderId === orderId)?.confirmation?.state,
    desk: line?.confirmation,
    waits: (await desk.waiting(100)).some((each) => each.orderId === orderId),
  };
}
const ARRIVED = { state: "sent", mine: undefined, desk: undefined, waits: false };
const MISSING = { state: "undelivered", mine: "undelivered", desk: "undelivered", waits: true };

describe("whether a confirmation has arrived", () => {
  it("is what its mails state, the same for the customer, on my pages and at the desk", async () => {
    const order = await place();
    expect(await seen(order)).toEqual({ ...ARRIVED, state: "queued" });
    await settle(order.mailId, "failed");
    expect(await seen(order)).toEqual(MISSING);
    expect(await sendAgain(order.orderId, "b@exempel.se")).toBe("queued");
    expect(await seen(order)).toEqual({ state: "resending", mine: "resending", desk: "resending", waits: true });
    await settle(await lastMail(order.orderId), "sent");
    expect(await seen(order)).toEqual(ARRIVED);
    await createMailStore(ports).suppress("B@exempel.se", "permanent");
    expect(await seen(order)).toEqual(MISSING);
  });

  it("is no case once the order is withdrawn", async () => {
    const order = await place();
    await settle(order.mailId, "failed");
    await ports.pool.query("update orders set withdrawn_at = now() where id = $1", [order.orderId]);
    expect(await seen(order)).toMatchObject({ state: undefined, desk: undefined, waits: false });
    expect(await sendAgain(order.orderId, "c@exempel.se")).toBe("not-open");
  });

  it("is known as long as the order, though mails are deleted before it", async () => {
    const order = await place();
    const other = await place();
    await settle(order.mailId, "failed");
    await sendAgain(order.orderId, "d@exempel.se");
    await settle(await lastMail(order.orderId), "sent");
    await settle(other.mailId, "sent");
    const rules = RETENTION_RULES["mails"];
    const due = rules && "rules" in rules ? (rules.rules[0]?.due ?? "") : "";
    const dueOf = async (orderId: string) =>
      (
        await ports.pool.query(`select 1 from mails where split_part(key, ':', 2) = $2 and ${due}`, [
          new Date(Date.now() + 1_000),
          orderId,
        ])
      ).rowCount;
    expect([await dueOf(order.orderId), await dueOf(other.orderId)]).toEqual([0, 1]);
  });
});

describe("another address", () => {
  it("gets the documents once, however often it is sent, and none that was tried before", async () => {
    const { orderId, mailId } = await place();
    expect(await sendAgain(orderId, "e@exempel.se")).toBe("not-open");
    await settle(mailId, "failed");
    expect(await sendAgain(orderId, ` ${EMAIL.toUpperCase()}`)).toBe("tried");
    const pressed = await Promise.all([1, 2, 3].map(() => sendAgain(orderId, "e@exempel.se")));
    expect(pressed.toSorted()).toEqual(["not-open", "not-open", "queued"]);
    await settle(await lastMail(orderId), "failed");
    expect(await sendAgain(orderId, "e@exempel.se")).toBe("tried");
    expect(await sendAgain(orderId, "f@exempel.se")).toBe("queued");
  });

  it("is the order's from then on, where it is read and where support looks for it", async () => {
    const { orderId, mailId, owner } = await place();
    await settle(mailId, "failed");
    await sendAgain(orderId, "Ny@exempel.se");
    const order = await createOrderStore(ports).load(orderId);
    expect(order?.personal["email"]).toBe("Ny@exempel.se");
    expect(order?.personal["name"]).toBe("Anna Lindqvist");
    expect(order?.summary.personal).toEqual([{ id: "email", name: "Mejladress", value: "Ny@exempel.se" }]);
    expect((await createOwnedOrders(ports).find(orderId, { owner, personId }))?.personal["email"]).toBe(
      "Ny@exempel.se",
    );
    const found = await createDeskStore(ports).byEmail("ny@exempel.se", 10);
    expect(found.map((line) => line.orderId)).toEqual([orderId]);
  });

  it("is given by the identified person of the order alone", async () => {
    const guests = await place({ isGuests: true });
    await settle(guests.mailId, "failed");
    const { find } = createConfirmations(ports);
    expect(await find(guests.orderId, { owner: guests.owner, personId: undefined })).toMatchObject({
      state: "undelivered",
      mayChange: false,
    });
    expect(await find(guests.orderId, { owner: guests.owner, personId })).toMatchObject({ mayChange: false });
    expect(await find(guests.orderId, { owner: "another browser", personId })).toBeUndefined();
    expect(await sendAgain(guests.orderId, "g@exempel.se")).toBe("not-open");
    const own = await place();
    await settle(own.mailId, "failed");
    expect(await find(own.orderId, { owner: "another browser", personId })).toMatchObject({ mayChange: true });
    expect(await sendAgain(own.orderId, "g@exempel.se", "another person")).toBe("not-open");
  });
});

it("a bounce that is reported before the answer of the mail server is written counts all the same", async () => {
  const mails = createMailStore(ports);
  const { mailId } = await mails.queue(mailTo(randomId(), "studs@exempel.se"));
  await mails.beginAttempt(mailId, 0);
  await mails.suppress("studs@exempel.se", "permanent");
  await mails.settle(mailId, { state: "sent", answer: "250" });
  expect((await mails.load(mailId))?.state).toBe("failed");
});
