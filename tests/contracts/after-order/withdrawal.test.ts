import { formatOrderNumber } from "#domain/order/order-number.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lastWithdrawalDay } from "#domain/after-order/withdrawal-period.ts";
import { randomId } from "#platform/ids.ts";
import { openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

let stack: Stack;
let ordered: OrderFixtures;
beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  ordered = openOrderFixtures(stack);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const WITHDRAW = "/ajax/withdraw-order/";
const WAIT_MS = 90_000;
const newBox = () => `anger-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

const stateOf = async (orderId: string): Promise<string | undefined> => {
  const { rows } = await ordered.pool.query<{ state: string }>("select state from withdrawals where order_id = $1", [
    orderId,
  ]);
  return rows[0]?.state;
};
const untilConfirmed = (orderId: string) =>
  waitUntil(
    async () => (await stateOf(orderId)) === "confirmed",
    WAIT_MS,
    `the provider to confirm the withdrawal of ${orderId}`,
  );

const talliesOf = async (slug: string) => (await stack.simulators.counters(`insurers/${slug}`)).tallies;

describe("withdrawing an order", () => {
  it.each(["tuvull", "rattvis", "kronhjort"] as const)(
    "is received at once, sent to %s once, and has a receipt with its content and time",
    async (provider) => {
      const customer = await ordered.newCustomer();
      const orderId = await ordered.place(customer, { provider });
      const before = (await talliesOf(provider))["withdrawals"] ?? 0;
      const email = newBox();
      const { body } = await customer.post(WITHDRAW, { orderId, name: "Anna Lindqvist", email });
      expect(body).toMatchObject({
        Success: true,
        Data: { Result: { OrderId: orderId, State: "RECEIVED", ReceivedAt: expect.any(String), Email: email } },
      });
      await untilConfirmed(orderId);
      expect((await talliesOf(provider))["withdrawals"]).toBe(before + 1);
      await waitUntil(async () => (await readInbox(stack.simulatorsUrl, email)).length > 0, WAIT_MS, "the receipt");
      const [receipt] = await readInbox(stack.simulatorsUrl, email);
      expect(receipt?.subject).toBe("Vi har tagit emot din ångeranmälan");
      for (const text of [formatOrderNumber(orderId), "Anna Lindqvist", email, "kl. "])
        expect(receipt?.text).toContain(text);
    },
  );

  it("repeatedly, in three tabs at once and again later, counts once: the first statement is used", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    const boxes = [newBox(), newBox(), newBox()];
    const answers = await Promise.all(
      boxes.map((email, tab) => customer.post(WITHDRAW, { orderId, name: `Flik ${tab}`, email })),
    );
    const received = answers.map(({ body }) => body.Data.Result);
    for (const result of received) {
      // The provider may have confirmed before the last tab got its answer.
      expect(result).toEqual({ ...received[0], State: expect.stringMatching(/^(RECEIVED|CONFIRMED)$/) });
    }
    await untilConfirmed(orderId);
    const again = await customer.post(WITHDRAW, { orderId, name: "Sen", email: newBox() });
    expect(again.body.Data.Result).toEqual({ ...received[0], State: "CONFIRMED" });
    const { rows } = await ordered.pool.query("select 1 from mails where key = $1", [`withdrawal-receipt:${orderId}`]);
    expect(rows).toHaveLength(1);
  });

  it("reaches the provider once in effect when the worker is killed in the middle and the provider loses answers", async () => {
    const provider = "granskog";
    const customer = await ordered.newCustomer();
    const orderIds: string[] = [];
    for (let count = 0; count < 5; count++) orderIds.push(await ordered.place(customer, { provider }));
    await stack.simulators.setFaults(`insurers/${provider}`, { kind: "answer-lost", operation: "withdraw", count: 3 });
    const before = (await talliesOf(provider))["withdrawals"] ?? 0;
    const email = newBox();
    for (const [at, orderId] of orderIds.entries()) {
      if (at === 2) await stack.worker?.kill9();
      const { body } = await customer.post(WITHDRAW, { orderId, name: "Anna Lindqvist", email });
      expect(body).toMatchObject({ Success: true });
    }
    await stack.worker?.restart();
    for (const orderId of orderIds) await untilConfirmed(orderId);
    expect((await talliesOf(provider))["withdrawals"]).toBe(before + orderIds.length);
    await stack.simulators.clearFaults();
  });

  it("is refused with the reason after the period, and when nothing was ordered", async () => {
    const customer = await ordered.newCustomer();
    const statement = { name: "Anna Lindqvist", email: newBox() };
    const late = await ordered.place(customer, { placedDaysAgo: 18 });
    expect((await customer.post(WITHDRAW, { orderId: late, ...statement })).body).toMatchObject({
      Success: false,
      Status: "NotWithdrawn",
      Data: { Result: { State: "OVER", LastDay: lastWithdrawalDay(Date.now() - 18 * 86_400_000) } },
    });
    const underWay = await ordered.place(customer, { isUnderWay: true });
    expect((await customer.post(WITHDRAW, { orderId: underWay, ...statement })).body).toMatchObject({
      Success: false,
      Data: { Result: { State: "NONE" } },
    });
    for (const orderId of [late, underWay]) expect(await stateOf(orderId)).toBeUndefined();
  });

  it("is refused for other visitors, and requires a name and an address", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    const stranger = await ordered.newCustomer();
    const asked = await stranger.post(WITHDRAW, { orderId, name: "A", email: newBox() });
    const unknown = await stranger.post(WITHDRAW, { orderId: randomId(), name: "A", email: newBox() });
    expect(asked).toEqual(unknown);
    expect(asked.status).toBe(404);
    const { body } = await customer.post(WITHDRAW, { orderId, name: " ", email: "a@b\r\nc" });
    expect(body.Error.map((error: { ParameterId: string }) => error.ParameterId)).toEqual(["name", "email"]);
    expect(await stateOf(orderId)).toBeUndefined();
  });

  it("blocks a cancellation of the former insurance, so that the customer stays insured", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    await ordered.fetchPolicy(customer);
    const check = async () =>
      (await customer.post("/ajax/check-cancel-current-insurance/", { orderId })).body.Data.Result;
    expect((await check()).Status).toBe("OK");
    await customer.post(WITHDRAW, { orderId, name: "Anna Lindqvist", email: newBox() });
    const { Status, Mandate } = await check();
    expect(Status).toBe("ERROR");
    const sent = await customer.post("/ajax/send-cancel-current-insurance-mail/", {
      orderId,
      mandateVersion: Mandate.Version,
    });
    expect(sent.body.Success).toBe(false);
  });
});
