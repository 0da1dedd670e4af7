import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptOrder } from "#journeys/order/accept-order.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import { ORDER_WORKFLOW } from "#journeys/order/place-order.workflow.ts";
import { sweepUnsettled } from "#journeys/order/sweep-unsettled.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { askForQuote, orderOf } from "#tools/faults/test-orders.ts";
import { type OrderWorld, QUICK_LIMITS, startOrderWorld } from "./order-world.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld("place_order");
});
afterAll(() => world.stop());
afterEach(() => world.providers.clearFaults());

/** Places an order as often as it is sent; only a lookup before each attempt prevents a second placement. */
const CARELESS = "tuvull";
/** Recognises our reference and places it once. */
const CAREFUL = "rattvis";
const WAIT_MS = 30_000;

const newOrder = async (slug: string, registrationNumber?: string): Promise<NewOrder> =>
  orderOf(await askForQuote(world.gateway, slug, registrationNumber ? { carregnumber: registrationNumber } : {}));

const accept = (order: NewOrder) =>
  acceptOrder({ orders: world.orders, starter: world.engine.starter, startFailed: rethrow }, order, undefined);

const outcomeOf = (orderId: string) => world.engine.starter.outcome(ORDER_WORKFLOW, orderId, WAIT_MS);

const placementsOf = async (slug: string, orderId: string): Promise<number> =>
  (await world.providers.orders(`insurers/${slug}`))[orderId] ?? 0;

const unfinishedMails = async (orderId: string): Promise<number | null> =>
  (await world.pool.query("select 1 from mails where key = $1", [`order-unfinished:${orderId}`])).rowCount;

function rethrow(_orderId: string, error: unknown): never {
  throw error;
}

test.each([CARELESS, CAREFUL])("an order at %s is placed once and has the provider's number", async (slug) => {
  const order = await newOrder(slug);
  expect(await accept(order)).toEqual({ orderId: order.orderId, isNew: true });
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await world.orders.load(order.orderId)).toMatchObject({
    state: "placed",
    providerOrderId: expect.stringMatching(/./),
    attempts: 1,
    openAttemptAgeMs: undefined,
  });
  expect(await placementsOf(slug, order.orderId)).toBe(1);
});

test("a provider that refuses ends the order with its own message", async () => {
  const order = await newOrder(CARELESS, "REF 001");
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "refused" });
  expect(await world.orders.load(order.orderId)).toMatchObject({
    state: "refused",
    message: "Vi kan inte ta emot beställningen just nu.",
  });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(0);
});

test("an order whose answer was lost is found instead of placed twice", async () => {
  const order = await newOrder(CARELESS, "LST 001");
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(1);
  expect(await world.orders.load(order.orderId)).toMatchObject({ attempts: 1 });
});

test("a provider that fails once is called again", async () => {
  const order = await newOrder(CARELESS, "OER 001");
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(1);
  expect(await world.orders.load(order.orderId)).toMatchObject({ attempts: 2 });
});

test("an unreadable answer does not count as a refusal", async () => {
  const order = await newOrder(CARELESS);
  await world.providers.setFaults(`insurers/${CARELESS}`, { kind: "garbage", operation: "place", count: 1 });
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(1);
});

test("a provider that is down for a while gets the order when it is back", async () => {
  const order = await newOrder(CARELESS);
  await world.providers.setFaults(`insurers/${CARELESS}`, { kind: "reset", count: 4 });
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(1);
});

test("a provider that gives no price gets no order, and the order is not reported as placed", async () => {
  const order = await newOrder(CAREFUL);
  await world.providers.resetCounters(`insurers/${CAREFUL}`);
  await world.providers.setFaults(`insurers/${CAREFUL}`, { kind: "5xx", operation: "price" });
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "repriced" });
  const { calls } = await world.providers.counters(`insurers/${CAREFUL}`);
  expect([calls["find"] ?? 0, calls["place"] ?? 0]).toEqual([0, 0]);
});

const shownAt = (order: NewOrder, change: Partial<NewOrder["offer"]["quoted"]>): NewOrder => ({
  ...order,
  offer: { ...order.offer, quoted: { ...order.offer.quoted, ...change } },
});

test("an order at another price than the shown one is not placed", async () => {
  for (const change of [{ yearlyFeeOre: 1 }, { monthlyFeeOre: 1 }]) {
    const order = shownAt(await newOrder(CARELESS), change);
    await accept(order);
    expect(await outcomeOf(order.orderId)).toEqual({ state: "repriced" });
    expect(await placementsOf(CARELESS, order.orderId)).toBe(0);
    // A customer who has left the page must not believe that they are insured.
    expect(await unfinishedMails(order.orderId)).toBe(1);
  }
});

test("a customer who orders again at the new price gets no mail about the order that was not placed", async () => {
  const asked = await newOrder(CARELESS);
  const repriced = shownAt(asked, { yearlyFeeOre: 1 });
  await accept(repriced);
  await expect.poll(async () => (await world.orders.load(repriced.orderId))?.state).toBe("repriced");
  const again = { ...asked, orderId: randomId(), checkoutVersion: 2 };
  await accept(again);
  expect(await outcomeOf(again.orderId)).toEqual({ state: "placed" });
  await outcomeOf(repriced.orderId);
  expect(await unfinishedMails(repriced.orderId)).toBe(0);
});

test("an order that waits for the visitor is placed when the provider confirms it, and expires when it never does", async () => {
  const [paid, left] = [await newOrder(CARELESS, "PAY 001"), await newOrder(CARELESS, "PAY 001")];
  await Promise.all([accept(paid), accept(left)]);
  await expect.poll(async () => (await world.orders.load(paid.orderId))?.state).toBe("awaiting");
  const { interactionUrl = "" } = (await world.orders.load(paid.orderId)) ?? {};
  await fetch(interactionUrl, { method: "POST", body: "val=betala", redirect: "manual" });
  expect(await outcomeOf(paid.orderId)).toEqual({ state: "placed" });
  expect(await outcomeOf(left.orderId)).toEqual({ state: "expired" });
  expect([await unfinishedMails(paid.orderId), await unfinishedMails(left.orderId)]).toEqual([0, 1]);
  expect([await placementsOf(CARELESS, paid.orderId), await placementsOf(CARELESS, left.orderId)]).toEqual([1, 0]);
});

test("a placed order is confirmed by one mail, however often it runs", async () => {
  const order = await newOrder(CARELESS);
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  const mails = () => world.pool.query("select 1 from mails where key = $1", [`order-confirmation:${order.orderId}`]);
  expect((await mails()).rowCount).toBe(1);
});

test("a provider that stays down leaves the order uncertain, with a bounded number of attempts", async () => {
  const order = await newOrder(CAREFUL);
  await world.providers.resetCounters(`insurers/${CAREFUL}`);
  const broken = ["find", "place"].map((operation) => ({ kind: "5xx", operation }) as const);
  await world.providers.setFaults(`insurers/${CAREFUL}`, ...broken);
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "uncertain" });
  expect(await world.orders.load(order.orderId)).toMatchObject({
    state: "uncertain",
    message: expect.stringMatching(/^status 5\d\d$/),
    attempts: 0,
  });
  const { calls } = await world.providers.counters(`insurers/${CAREFUL}`);
  expect(calls["find"]).toBeGreaterThanOrEqual(QUICK_LIMITS.maxTries);
  // A call may be repeated once within one attempt.
  expect(calls["find"]).toBeLessThanOrEqual(2 * QUICK_LIMITS.maxTries);
  expect(calls["place"] ?? 0).toBe(0);
});

test("an order accepted and started many times is one workflow and one placement", async () => {
  const order = await newOrder(CARELESS);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => accept({ ...order, orderId: order.orderId.slice(0, -8) + randomId().slice(0, 8) })),
  );
  const [orderId, ...others] = new Set(answers.map((answer) => answer.orderId));
  expect(others).toEqual([]);
  expect(await outcomeOf(orderId ?? "")).toEqual({ state: "placed" });
  const runs = await world.engine.query(
    `select id from sys_invocation where target_service_key = '${orderId}' and target_handler_name = 'run'`,
  );
  expect(runs).toHaveLength(1);
  expect(await placementsOf(CARELESS, orderId ?? "")).toBe(1);
});

test("two simultaneous runs of the same step place the order once", async () => {
  // As after a crash of the engine: the first run is still calling when the second begins.
  const order = await newOrder(CARELESS);
  await world.providers.setFaults(`insurers/${CARELESS}`, { kind: "slow", delayMs: 600, operation: "place" });
  await accept(order);
  await expect.poll(async () => (await world.orders.load(order.orderId))?.openAttemptAgeMs).toBeDefined();
  await world.engine.restate.kill9();
  await world.engine.restate.restart();
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(1);
});

test("an order accepted while the engine is down is started by the sweep", async () => {
  const order = await newOrder(CARELESS);
  await world.engine.restate.kill9();
  let notStarted = "";
  const startFailed = (orderId: string) => {
    notStarted = orderId;
  };
  await acceptOrder({ orders: world.orders, starter: world.engine.starter, startFailed }, order, undefined);
  expect(notStarted).toBe(order.orderId);
  expect((await world.orders.load(order.orderId))?.state).toBe("accepted");
  await world.engine.restate.restart();

  const later = { ...systemClock, nowMs: () => Date.now() + 60_000 };
  const sweep = () => sweepUnsettled({ orders: world.orders, starter: world.engine.starter, clock: later });
  expect((await sweep()).startedCount).toBeGreaterThanOrEqual(1);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "placed" });
  expect(await placementsOf(CARELESS, order.orderId)).toBe(1);
  expect((await sweep()).startedCount).toBe(0);
});

test("an order that is unknown to the engine gets no workflow, and nothing is placed", async () => {
  const orderId = randomId();
  await world.engine.starter.start(ORDER_WORKFLOW, orderId, {});
  await expect(outcomeOf(orderId)).rejects.toThrow("no such order");
});

test("an unknown provider leaves the order uncertain", async () => {
  const order = { ...(await newOrder(CARELESS)), providerSlug: "unknown" };
  await accept(order);
  expect(await outcomeOf(order.orderId)).toEqual({ state: "uncertain" });
  expect((await world.orders.load(order.orderId))?.message).toContain("unknown takes no orders");
});

test("neither the personal number nor the e-mail address is anywhere in the engine", async () => {
  const filesWith = (text: string): string =>
    execFileSync("sh", ["-c", `grep -rlaF -- "$1" "$2" || true`, "sh", text, world.engine.dataDir], {
      encoding: "utf8",
    });
  let found = "";
  // The engine packs what it has moved out of its log, and packed data cannot be searched: then another order is placed.
  for (let attempt = 0; attempt < 4 && found === ""; attempt++) {
    const order = await newOrder(CARELESS, `LST 00${attempt + 1}`);
    await accept(order);
    await outcomeOf(order.orderId);
    const [{ personalNumber }, email] = [order.personal, order.personal["email"] ?? ""];
    const stored = JSON.stringify([
      await world.engine.readJournal(),
      await world.engine.query("select * from sys_invocation"),
      await world.engine.query("select * from state"),
    ]);
    expect(stored).toContain(order.orderId);
    // Stopped, so that everything in its memory is written to its files.
    await world.engine.restate.stop();
    found = filesWith(order.orderId);
    for (const secret of [personalNumber, personalNumber.slice(2), email]) {
      expect(stored).not.toContain(secret);
      expect(filesWith(secret)).toBe("");
    }
    await world.engine.restate.restart();
  }
  expect(found).not.toBe("");
});
