import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { CONTACT, Customer, placementsOf } from "#tests/contracts/checkout/checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "#tests/contracts/checkout/start-checkout-world.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { countOrders, signByCode, untilDone } from "./signing-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("every_order_signed", { SPARV_ORDER_SIGNATURE: "all" });
});
afterAll(() => stack.stop());

/** Verticals with providers that take an order without a signature: only there the setting makes a difference. */
const verticals = createServerVerticals(systemClock).flatMap(({ description, checkout, providers }) => {
  const unsigned = providers.filter(({ ordering }) => ordering && !ordering.needsSignature);
  const samples = simulatedVerticals.find(({ name }) => name === description.name)?.samples;
  return checkout && !checkout.needsSignature && samples ? [{ description, unsigned, samples }] : [];
});

test("several verticals take orders without a signature where it is not required", () => {
  expect(verticals.length).toBeGreaterThan(2);
});

test.each(verticals.map((vertical) => [vertical.description.name, vertical] as const))(
  "an order of %s is placed once it is signed, and not before",
  async (vertical, { description: { path }, unsigned, samples: { ordinary } }) => {
    const customer = new Customer(stack, { path, vertical });
    const offers = await customer.search(ordinary);
    const offer = offers.find(({ ProviderId }) => unsigned.some(({ providerId }) => providerId === ProviderId));
    const { Data: state } = await customer.open(offer?.ResultId ?? "");
    const submitted = await customer.submit("calculate", state, { ...CONTACT, signdevice: "other" });
    const { Signing: signing, SubmittedOrderData: order } = submitted.Data.Result;
    expect(order?.State).toBe("unsigned");
    expect(await countOrders(stack, state.ResultId)).toBe(0);
    await signByCode(stack, signing ?? { QrSvg: null }, ordinary["civicnumber"]);
    expect(await untilDone(customer, signing?.SigningId ?? "")).toMatchObject({ Status: "complete" });
    const orderId = order?.OrderId ?? "";
    await expect.poll(async () => (await customer.follow(orderId)).Data.SubmittedOrderData.State).toBe("placed");
    expect(await placementsOf(stack, orderId)).toBe(1);
  },
);
