import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTACT, Customer } from "#tests/contracts/checkout/checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "#tests/contracts/checkout/start-checkout-world.ts";
import { listPeople } from "#simulators/world/people.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { openSession } from "#tests/support/open-session.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import { ANNA, newPhone, signByCode, SIGNED, untilDone } from "./signing-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("signing_limits");
});
afterAll(() => stack.stop());

async function order(customer: Customer, car: string, slug: keyof typeof insurers, civicnumber = ANNA) {
  const resultId = await customer.findOfferFor({ carregnumber: car, civicnumber }, slug);
  const { Data: state } = await customer.open(resultId);
  return customer.submit("calculate", state, { name: "Anna Lindqvist", ...CONTACT, signdevice: "other" });
}

/** The number of signature requests to BankID. */
const askedToSign = async (): Promise<number> => (await newPhone(stack).orders()).length;

describe("an active order of the same person for the same car", () => {
  test("is shown before anything is signed, with a link, to the person who ordered it", async () => {
    const customer = new Customer(stack);
    customer.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    const car = freshPlate();
    const first = await order(customer, car, "tuvull");
    const before = await askedToSign();
    const second = await order(customer, car, SIGNED);
    expect([second.Success, second.Status]).toEqual([false, "AlreadyOrdered"]);
    expect(second.Data.ErrorMessage).toContain("Du har redan beställt en försäkring för det här.");
    expect(second.Data.ExistingOrderId).toBe(first.Data.Result.SubmittedOrderData?.OrderId);
    expect(second.Data.Result.Signing).toBeNull();
    expect(second.Data.Result.SubmittedOrderData).toBeNull();
    expect(await askedToSign()).toBe(before);
  });

  test("that was placed during another signing prevents a restart of the signing", async () => {
    const customer = new Customer(stack);
    const car = freshPlate();
    const { Signing } = (await order(customer, car, SIGNED)).Data.Result;
    const { SubmittedOrderData } = (await order(customer, car, "tuvull")).Data.Result;
    expect(SubmittedOrderData?.OrderId).toBeTruthy();
    const before = await askedToSign();
    const again = await customer.post("order/sign", { signingid: Signing?.SigningId ?? "", device: "other" });
    expect(again.body).toMatchObject({ Success: false, Status: "OrderConflict" });
    expect(JSON.stringify(again.body)).toContain("Ingenting är tecknat");
    expect(await askedToSign()).toBe(before);
  });

  test("requires identification from everyone else, and is shown to the person", async () => {
    const car = freshPlate();
    const first = await order(new Customer(stack), car, "tuvull");
    const orderId = first.Data.Result.SubmittedOrderData?.OrderId ?? "";
    const before = await askedToSign();
    const stranger = await order(new Customer(stack), car, SIGNED);
    expect([stranger.Status, stranger.Data.ExistingOrderId]).toEqual(["IdentificationRequired", null]);
    expect(JSON.stringify(stranger.body)).not.toContain(orderId);
    const person = new Customer(stack);
    person.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    const identified = await order(person, car, SIGNED);
    expect([identified.Status, identified.Data.ExistingOrderId]).toEqual(["AlreadyOrdered", orderId]);
    expect(await askedToSign()).toBe(before);
  });

  test("does not block a new one when it was signed and withdrawn, or has ended", async () => {
    for (const change of [
      "withdrawn_at = now()",
      "settled_at = now() - interval '15 days', start_date = '2026-01-01'",
    ]) {
      const car = freshPlate();
      const customer = new Customer(stack);
      const { Signing } = (await order(customer, car, SIGNED)).Data.Result;
      await signByCode(stack, Signing ?? { QrSvg: null });
      const { OrderId } = await untilDone(customer, Signing?.SigningId ?? "");
      await expect
        .poll(async () => (await customer.follow(OrderId ?? "")).Data.SubmittedOrderData.State)
        .toBe("placed");
      expect((await order(new Customer(stack), car, SIGNED)).Status).toBe("IdentificationRequired");
      await stack.pool.query(`update orders set ${change} where id = $1`, [OrderId]);
      expect((await order(new Customer(stack), car, SIGNED)).Data.Result.Signing).toMatchObject({ Status: "pending" });
    }
  });
});

test("a browser has orders signed by four persons in thirty days; the fifth is not asked to sign", async () => {
  const customer = new Customer(stack);
  const people = listPeople().filter(({ personalNumber }) => /^19[67]/.test(personalNumber));
  const numbers = people.slice(30, 35).map(({ personalNumber }) => personalNumber);
  const answers = [];
  for (const number of numbers) answers.push(await order(customer, freshPlate(), SIGNED, number));
  expect(answers.map(({ Status }) => Status)).toEqual(["Ok", "Ok", "Ok", "Ok", "IdentificationRequired"]);
  expect(answers.map(({ Data }) => Data.Result.Signing === null)).toEqual([false, false, false, false, true]);
});
