import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DELIVERY_WORKFLOW } from "#journeys/delivery/follow-delivery.workflow.ts";
import { sweepDeliveries } from "#journeys/delivery/sweep-deliveries.ts";
import { WITHDRAWAL_WORKFLOW } from "#journeys/after-order/withdrawal.workflow.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import type { DeliveryFault } from "#simulators/suppliers/delivery-desk.ts";
import { orderOf } from "#tools/faults/test-orders.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { type DeliveryWorld, FIELD, KNOWN_VALUE, startDeliveryWorld } from "./delivery-world.ts";

const WAIT_MS = 30_000;

let world: DeliveryWorld;
beforeAll(async () => {
  world = await startDeliveryWorld("deliveries");
}, 120_000);
afterAll(() => world.stop());

const QUOTE = {
  vertical: "any",
  providerSlug: "prov",
  subscriptionId: "Q-1",
  yearlyFeeOre: 120_000,
  monthlyFeeOre: 10_000,
  personalNumber: "198502102380",
};

interface Given {
  readonly fault?: DeliveryFault;
  readonly value?: string;
  /** The engine is not notified. */
  readonly isLost?: boolean;
}

async function place({ fault, value = "", isLost = false }: Given = {}) {
  const order = orderOf(QUOTE);
  await world.orders.accept(order, undefined);
  await world.orders.settle(order.orderId, { state: "placed", providerOrderId: "P-1" });
  world.desk.begin({ reference: order.orderId, startDate: "2027-01-15", checkedValue: value, fault });
  await world.deliveries.begin(order.orderId);
  if (!isLost) await world.engine.starter.start(DELIVERY_WORKFLOW, order.orderId, {});
  return { orderId: order.orderId, asker: { owner: order.owner, personId: undefined }, order };
}

const reach = (orderId: string, state: string) =>
  waitUntil(
    async () => (await world.deliveries.find(orderId))?.state === state,
    WAIT_MS,
    `the delivery ${orderId} to be ${state}`,
  );

async function mailsOf(orderId: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ template: string }>(
    "select template from mails where split_part(key, ':', 2) = $1 order by queued_at, id",
    [orderId],
  );
  return rows.map(({ template }) => template);
}

const statesOf = async (orderId: string) => (await world.deliveries.find(orderId))?.history.map(({ state }) => state);

describe("a delivery is followed", () => {
  it("until it is completed, with one mail per change", async () => {
    const { orderId } = await place();
    await reach(orderId, "completed");
    expect(await statesOf(orderId)).toEqual(["confirmed", "completed"]);
    expect(await mailsOf(orderId)).toEqual(["delivery-confirmed", "delivery-completed"]);
    expect(await world.deliveries.find(orderId)).toMatchObject({ date: "2027-01-15" });
  });

  it("when its day is moved", async () => {
    const { orderId } = await place({ fault: "moved" });
    await reach(orderId, "completed");
    expect(await mailsOf(orderId)).toEqual(["delivery-confirmed", "delivery-moved", "delivery-completed"]);
    expect(await world.deliveries.find(orderId)).toMatchObject({ date: "2027-01-22" });
  });

  it.each(["5xx", "answer-lost"] as const)("when an answer is lost: %s", async (fault) => {
    const { orderId } = await place({ fault });
    await reach(orderId, "completed");
    expect(await mailsOf(orderId)).toEqual(["delivery-confirmed", "delivery-completed"]);
  });

  it("while the worker is restarted", async () => {
    const placed = await Promise.all(Array.from({ length: 5 }, () => place()));
    await world.engine.restartWorker();
    for (const { orderId } of placed) {
      await reach(orderId, "completed");
      expect(await mailsOf(orderId)).toEqual(["delivery-confirmed", "delivery-completed"]);
    }
  });

  it("when its start was lost: the sweep starts it", async () => {
    const { orderId } = await place({ isLost: true });
    expect(await world.deliveries.find(orderId)).toMatchObject({ state: "pending" });
    const later = { nowMs: () => systemClock.nowMs() + 60_000 };
    expect(await sweepDeliveries({ ...world, starter: world.engine.starter, clock: later })).toBeGreaterThan(0);
    await reach(orderId, "completed");
  });

  it("and goes to staff when the supplier refuses it, or never answers", async () => {
    const [refused, unanswered] = await Promise.all([place({ fault: "refused" }), place({ fault: "pending" })]);
    await reach(refused.orderId, "refused");
    expect(await mailsOf(refused.orderId)).toEqual(["delivery-refused"]);
    await reach(unanswered.orderId, "unclear");
    expect(await mailsOf(unanswered.orderId)).toEqual(["delivery-unclear"]);
  });
});

describe("a withdrawn order", () => {
  async function withdraw(orderId: string): Promise<string> {
    const withdrawalId = randomId();
    await world.withdrawals.accept({
      takeBack: undefined,
      withdrawalId,
      orderId,
      name: "Anna Lindqvist",
      email: "kund@exempel.se",
      askedAtMs: Date.now(),
      receipt: {
        mailId: randomId(),
        key: `withdrawal-receipt:${orderId}`,
        template: "withdrawal-receipt",
        to: "kund@exempel.se",
        variables: {},
      },
    });
    return withdrawalId;
  }
  const execute = (withdrawalId: string) => world.engine.starter.start(WITHDRAWAL_WORKFLOW, withdrawalId, {});
  const DONE = ["withdrawal-receipt", "delivery-withdrawn"];

  it("is stopped at the supplier, which loses its first answer; the delivery ends and the customer is informed once", async () => {
    const { orderId } = await place({ fault: "pending" });
    await world.supplier.setFaults(world.target, { kind: "answer-lost", operation: "withdraw", count: 1 });
    await execute(await withdraw(orderId));
    await reach(orderId, "ended");
    expect(world.desk.ask(orderId)).toEqual({ kind: "none" });
    expect(await mailsOf(orderId)).toEqual(DONE);
    expect((await world.supplier.counters(world.target)).tallies["withdrawals"]).toBe(1);
  });

  it("is stopped also when its delivery waits for the customer or for staff", async () => {
    const [refused, correcting] = await Promise.all([place({ fault: "refused" }), place({ value: "99999" })]);
    await Promise.all([reach(refused.orderId, "refused"), reach(correcting.orderId, "correcting")]);
    for (const { orderId } of [refused, correcting]) {
      await execute(await withdraw(orderId));
      await reach(orderId, "ended");
    }
    expect(await mailsOf(refused.orderId)).toEqual(["delivery-refused", ...DONE]);
    expect(await mailsOf(correcting.orderId)).toEqual(["delivery-correcting", ...DONE]);
  });

  it("is neither ended nor reported on while the supplier has not answered, and ends when staff have found out that it stopped", async () => {
    const { orderId } = await place();
    const withdrawalId = await withdraw(orderId);
    await world.withdrawals.settle(withdrawalId, { state: "refused", why: "no" });
    await systemClock.sleep(1_500);
    expect(await statesOf(orderId)).toEqual([]);
    const mail = { mailId: randomId(), key: `withdrawal-closed:${orderId}`, template: "withdrawal-closed" };
    await world.closings.closeWithdrawal({
      orderId,
      staffId: "staff",
      outcome: "ended",
      reason: "Bolaget har stoppat bytet.",
      mail: { ...mail, to: "kund@exempel.se", variables: {} },
    });
    await reach(orderId, "ended");
    expect(await mailsOf(orderId)).toEqual(["withdrawal-receipt", "withdrawal-closed", "delivery-withdrawn"]);
  });
});

describe("a delivery that waits for staff", () => {
  const REASON = "Vi har ringt bolaget.";
  const decide = (orderId: string, ending: string, reason = REASON) =>
    world.staff.closeDelivery(orderId, { ending, reason }, "staff-1");
  const decisionsOf = async (orderId: string) =>
    (
      await world.pool.query<{ detail: unknown }>(
        "select detail from order_events where order_id = $1 and kind = 'checked'",
        [orderId],
      )
    ).rows.map(({ detail }) => detail);

  it("is closed once, with a mail to the customer; who did it is in the log, and why in a note", async () => {
    const { orderId } = await place({ fault: "refused" });
    await reach(orderId, "refused");
    expect((await world.staff.waiting("staff-1")).map((line) => line.orderId)).toContain(orderId);
    for (const [ending, reason] of [["ended"], ["closed", " "], ["closed", "Om 198502102380"]] as const)
      expect(await decide(orderId, ending, reason)).toMatchObject({ ok: false });
    const presses = await Promise.all([decide(orderId, "closed"), decide(orderId, "closed")]);
    expect(presses).toEqual(expect.arrayContaining([{ ok: true, value: "written" }, "not-waiting"]));
    expect(await statesOf(orderId)).toEqual(["refused", "ended"]);
    expect(await mailsOf(orderId)).toEqual(["delivery-refused", "delivery-closed"]);
    expect(await decisionsOf(orderId)).toEqual([{ about: "delivery", outcome: "closed", staffId: "staff-1" }]);
    const found = await world.staff.read(orderId, "staff-1");
    expect(found?.notes.map(({ text }) => text)).toEqual([REASON]);
    expect(found?.events.map(({ kind }) => kind)).toContain("delivery.closed");
    expect((await world.staff.waiting("staff-1")).map((line) => line.orderId)).not.toContain(orderId);
  });

  it("is restarted, may be corrected again, and is followed to its end", async () => {
    const { orderId, asker } = await place({ value: "99999" });
    for (const value of ["88888", "77777"]) {
      await reach(orderId, "correcting");
      await world.journey.correct(orderId, asker, { [FIELD]: value });
    }
    await reach(orderId, "unclear");
    expect(await decide(orderId, "restarted")).toEqual({ ok: true, value: "written" });
    await reach(orderId, "correcting");
    await world.journey.correct(orderId, asker, { [FIELD]: KNOWN_VALUE });
    await reach(orderId, "completed");
    expect(await decisionsOf(orderId)).toEqual([{ about: "delivery", outcome: "restarted", staffId: "staff-1" }]);
    expect(await decide(orderId, "restarted")).toBe("not-waiting");
    expect(await mailsOf(orderId)).not.toContain("delivery-closed");
    expect((await world.supplier.orders(world.target))[`correction ${orderId}-3`]).toBe(1);
  });
});

describe("a refused value", () => {
  it("is corrected by the customer, sent once with a key of its own, and delivered", async () => {
    const { orderId, asker } = await place({ value: "99999" });
    await reach(orderId, "correcting");
    expect(await world.journey.see(orderId, asker)).toMatchObject({
      correction: { field: { name: FIELD }, message: expect.stringContaining("Numret") },
    });
    const empty = await world.journey.correct(orderId, asker, { [FIELD]: "" });
    expect(empty).toMatchObject({ kind: "invalid", errors: [{ field: FIELD }] });
    const given = { [FIELD]: KNOWN_VALUE };
    const tabs = await Promise.all([1, 2].map(() => world.journey.correct(orderId, asker, given)));
    expect(tabs.map((outcome) => String(outcome?.kind)).toSorted()).toEqual(["closed", "stored"]);
    expect(await world.journey.see(orderId, asker)).toMatchObject({ corrected: given });
    await reach(orderId, "completed");
    expect(await mailsOf(orderId)).toEqual(["delivery-correcting", "delivery-confirmed", "delivery-completed"]);
    expect((await world.supplier.orders(world.target))[`correction ${orderId}-1`]).toBe(1);
  });

  it("is shown to no one else", async () => {
    const { orderId } = await place({ value: "99999" });
    await reach(orderId, "correcting");
    const stranger = { owner: "another", personId: undefined };
    expect(await world.journey.see(orderId, stranger)).toBeUndefined();
    expect(await world.journey.correct(orderId, stranger, { [FIELD]: KNOWN_VALUE })).toBeUndefined();
  });

  it("that is wrong again and again goes to staff", async () => {
    const { orderId, asker } = await place({ value: "99999" });
    for (const value of ["88888", "77777"]) {
      await reach(orderId, "correcting");
      await world.journey.correct(orderId, asker, { [FIELD]: value });
    }
    await reach(orderId, "unclear");
    expect(await mailsOf(orderId)).toEqual(["delivery-correcting", "delivery-correcting", "delivery-unclear"]);
  });

  it("never reaches the engine, and is not readable in the database", async () => {
    const { orderId, asker, order } = await place({ value: "99999" });
    await reach(orderId, "correcting");
    await world.journey.correct(orderId, asker, { [FIELD]: KNOWN_VALUE });
    await reach(orderId, "completed");
    const journal = await world.engine.readJournal();
    for (const personal of [KNOWN_VALUE, order.personal["email"] ?? "?", order.personal.personalNumber])
      expect(journal).not.toContain(personal);
    const { rows } = await world.pool.query("select to_jsonb(deliveries) as row from deliveries where id = $1", [
      orderId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(KNOWN_VALUE);
  });
});
