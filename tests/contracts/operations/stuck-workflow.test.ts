import { afterAll, beforeAll, expect, test } from "vitest";
import { readInbox } from "#tests/support/read-inbox.ts";
import { type OperationsWorld, PROVIDER, startOperationsWorld, WITHIN } from "./operations-world.ts";

/** The database refuses the confirmation of one order: it is placed, and its workflow cannot end. */
let world: OperationsWorld;
beforeAll(async () => {
  world = await startOperationsWorld("stuck");
}, 300_000);
afterAll(() => world?.stop());

let stuckOrder: string;
let invocation: string;

const inboxOf = async (name: string) =>
  (await readInbox(world.stack.simulatorsUrl, `${name}@exempel.se`)).map(({ subject }) => subject);
const placedAt = async (orderId: string) => (await world.stack.simulators.orders(`insurers/${PROVIDER}`))[orderId] ?? 0;

test("an order that cannot go on raises an alert, and the next one is confirmed", { timeout: 120_000 }, async () => {
  stuckOrder = await world.acceptOrder("ZDD03D", "fastnat@exempel.se");
  await world.stores.pool.query(`
    create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
    create trigger refuse_mail before insert on mails for each row
      when (new.key = 'order-confirmation:${stuckOrder}') execute function refuse_mail()`);
  const other = await world.acceptOrder("ZFF04F", "annan@exempel.se");
  await expect.poll(() => inboxOf("annan"), WITHIN).toHaveLength(1);
  expect(await placedAt(other)).toBe(1);
  await expect.poll(() => world.firing("WorkflowsFail", "workflow"), WITHIN).toEqual(["order"]);
  expect(await world.runbooksOf("WorkflowsFail")).toEqual(["docs/runbooks/paused-workflows.md"]);
});

test("the runbook shows which order it is and why, and pauses it", async () => {
  const found = await world.findStuck("order", stuckOrder);
  expect(found.last_failure).toMatch(/confirm|settle/);
  expect(found.last_failure).toContain("P0001");
  expect(await world.execute("stored-work-waits", "orders without an outcome, or without a confirmation")).toContain(
    stuckOrder,
  );
  invocation = found.id;
  await world.execute("paused-workflows", "pause one", { INVOCATION: invocation });
  await expect.poll(async () => (await world.findStuck("order", stuckOrder)).status, WITHIN).toBe("paused");
});

test("a workflow that stays paused calls a person", async () => {
  await expect.poll(() => world.firing("WorkflowsPaused", "workflow"), WITHIN).toEqual(["order"]);
  expect(await world.firing("WorkflowsFail", "workflow")).toEqual([]);
});

test("resumed without the cause, the order is confirmed once and was placed once; the alerts end", async () => {
  await world.stores.pool.query("drop function refuse_mail cascade");
  await world.execute("paused-workflows", "resume one", { INVOCATION: invocation });
  await expect.poll(() => inboxOf("fastnat"), WITHIN).toHaveLength(1);
  await expect.poll(() => world.firing("WorkflowsPaused", "workflow"), WITHIN).toEqual([]);
  expect(await world.firing("WorkflowsFail", "workflow")).toEqual([]);
  expect((await world.orders.load(stuckOrder))?.state).toBe("placed");
  expect(await placedAt(stuckOrder)).toBe(1);
  expect(await inboxOf("fastnat")).toHaveLength(1);
});
