import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createWaitingList } from "#adapters/postgres/waiting-list.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { randomId } from "#platform/ids.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { type OperationsWorld, PROVIDER, startOperationsWorld, WITHIN } from "./operations-world.ts";

/**
 * Messages that fail in every attempt: a mail whose content was altered, a mail whose key is gone, an order and a row of a sweep that
 * cannot be read, and payloads at the engine that no handler can read. They come first in every queue.
 */
let world: OperationsWorld;
beforeAll(async () => {
  world = await startOperationsWorld("poison");
}, 300_000);
afterAll(() => world?.stop());

const ALTERED = `00${randomId().slice(2)}`;
const KEYLESS = `01${randomId().slice(2)}`;
const FORMER_KEY = randomBytes(32);

const inboxOf = async (name: string) =>
  (await readInbox(world.stack.simulatorsUrl, `${name}@exempel.se`)).map(({ subject }) => subject);
const mailFor = (mailId: string, name: string) => ({
  mailId,
  key: `newsletter-confirm:${name}`,
  template: "newsletter-confirm",
  to: `${name}@exempel.se`,
  variables: { confirmUrl: "https://sparv.example/bekrafta/" },
});
const stateOf = async (mailId: string) =>
  (await world.stores.pool.query<{ state: string }>("select state from mails where id = $1", [mailId])).rows[0]?.state;
const placedAt = async (orderId: string) => (await world.stack.simulators.orders(`insurers/${PROVIDER}`))[orderId] ?? 0;
/** Someone who waits for a service that is open: the next sweep writes to them. */
const wait = (waitingId: string, name: string) =>
  createWaitingList(world.stores).add(
    { waitingId, service: "car", address: `${name}@exempel.se`, textVersion: "1" },
    mailFor(randomId(), `${name}-receipt`),
  );
const damage = async (table: "mails" | "orders" | "waiting_list", column: string, id: string): Promise<string> => {
  const { rows } = await world.stores.pool.query<{ stored: string }>(
    `select ${column} as stored from ${table} where id = $1`,
    [id],
  );
  const stored = rows[0]?.stored ?? "";
  const altered = stored.slice(0, -6) + (stored.endsWith("AAAAAA") ? "BBBBBB" : "AAAAAA");
  await world.stores.pool.query(`update ${table} set ${column} = $2 where id = $1`, [id, altered]);
  return stored;
};

let unreadOrder: string;
let restored: string;
let restoredAddress: string;

test("what is behind a poisoned message is delivered, mails and orders alike", { timeout: 120_000 }, async () => {
  const { mails, stores, stack } = world;
  await mails.queue(mailFor(ALTERED, "altered"));
  await damage("mails", "content_enc", ALTERED);
  const former = createMailStore({ ...stores, cipher: createColumnCipher([{ id: "former", key: FORMER_KEY }]) });
  await former.queue(mailFor(KEYLESS, "keyless"));
  for (const name of ["one", "two", "three"]) await mails.queue(mailFor(randomId(), name));
  await stack.worker?.stop();
  await wait(ALTERED, "oversedd");
  restoredAddress = await damage("waiting_list", "address_enc", ALTERED);
  await wait(KEYLESS, "nasta");
  await stack.worker?.restart();
  unreadOrder = await world.acceptOrder("ZBB01B", "olast@exempel.se");
  restored = await damage("orders", "personal_enc", unreadOrder);
  const readOrder = await world.acceptOrder("ZCC02C", "last@exempel.se");
  const ingress = `${stack.env["SPARV_RESTATE_INGRESS_URL"]}`;
  const hostile = ["{not json", "null", '{"name":{"toString":1}}', '"'.repeat(100_000)];
  for (const body of hostile)
    for (const handler of ["run", "signal"])
      await fetch(`${ingress}/order/hostile-${randomId()}/${handler}/send`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });

  for (const name of ["one", "two", "three"]) await expect.poll(() => inboxOf(name), WITHIN).toHaveLength(1);
  for (const name of ["nasta", "last"]) await expect.poll(() => inboxOf(name), WITHIN).toHaveLength(1);
  expect([await placedAt(readOrder), await placedAt(unreadOrder)]).toEqual([1, 0]);
  expect([await stateOf(ALTERED), await stateOf(KEYLESS)]).toEqual(["queued", "queued"]);
});

test("alerts name what cannot be read and which workflow waits for it, and nothing else", async () => {
  await expect
    .poll(() => world.firing("CellsUnreadable", "column"), WITHIN)
    .toEqual(["mails.content_enc", "orders.personal_enc", "waiting_list.address_enc"]);
  await expect.poll(() => world.firing("WorkflowsFail", "workflow"), WITHIN).toContain("order");
  expect(await world.runbooksOf("CellsUnreadable")).toEqual(["docs/runbooks/value-unreadable.md"]);
  expect(await world.firing("EngineNotReached", "instance")).toEqual([]);
  expect(await world.firing("SweepsFail", "sweep")).toEqual([]);
});

test("the runbook finds the poison; it is set aside or repaired, and everything else is done once", async () => {
  const { execute, findStuck, stores, stack } = world;
  const keys = await execute("value-unreadable", "the keys that stored orders and waiting mails need, by their ids");
  expect(keys).toMatch(/mails +\| former +\| +1/);
  await stores.pool.query("update mails set queued_at = queued_at - interval '2 minutes' where state = 'queued'");
  const waiting = await execute("value-unreadable", "mails that were never handed over");
  expect(waiting).toContain(ALTERED);
  expect(waiting).toContain(KEYLESS);

  const lost = await findStuck("mail", ALTERED);
  expect(lost.last_failure).toContain("UnreadableCell");
  const log = stack.readLogs("worker").join("");
  expect(log).toContain(`mails.content_enc of ${ALTERED} cannot be read: altered`);
  expect(log).toContain(`mails.content_enc of ${KEYLESS} cannot be read: unknown-key`);
  expect(await execute("value-unreadable", "set a mail aside", { MAIL: ALTERED })).toContain(
    "newsletter-confirm:altered",
  );
  await execute("value-unreadable", "end the workflow of a mail that is set aside", { INVOCATION: lost.id });

  const order = await findStuck("order", unreadOrder);
  await execute("paused-workflows", "pause one", { INVOCATION: order.id });
  await stores.pool.query("update orders set personal_enc = $2 where id = $1", [unreadOrder, restored]);
  await stores.pool.query("update waiting_list set address_enc = $2 where id = $1", [ALTERED, restoredAddress]);

  const withFormer = `${stack.env["SPARV_COLUMN_KEYS"]},former:${FORMER_KEY.toString("base64")}`;
  await stack.worker?.restart({ env: { SPARV_COLUMN_KEYS: withFormer } });
  const keyless = await findStuck("mail", KEYLESS).catch(() => undefined);
  if (keyless) await execute("paused-workflows", "pause one", { INVOCATION: keyless.id });
  await execute("paused-workflows", "resume every paused one");

  for (const name of ["keyless", "olast", "oversedd"]) await expect.poll(() => inboxOf(name), WITHIN).toHaveLength(1);
  expect(await placedAt(unreadOrder)).toBe(1);
  expect([await stateOf(ALTERED), await stateOf(KEYLESS)]).toEqual(["failed", "sent"]);
});

test("the alerts end, and nothing was sent twice", async () => {
  await expect.poll(() => world.firing("WorkflowsFail", "workflow"), WITHIN).toEqual([]);
  await expect.poll(() => world.firing("WorkflowsPaused", "workflow"), WITHIN).toEqual([]);
  await expect.poll(() => world.firing("CellsUnreadable", "column"), WITHIN).toEqual([]);
  for (const name of ["one", "two", "three", "keyless", "last", "olast", "nasta", "oversedd"])
    expect([name, await inboxOf(name)]).toEqual([name, [expect.any(String)]]);
  expect(await inboxOf("altered")).toEqual([]);
});
