import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { CONTACT, Customer } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

/** A vertical whose search has no personal number: only of this test, until a service is compared without one. */
const withoutPersonalNumber = (vertical: AnyVerticalServer): AnyVerticalServer => ({
  ...vertical,
  personalNumber: () => undefined,
});

const PERSON = "195802142785";
const TYPED = { ...CONTACT, name: "Bo Ek", civicnumber: "580214-2785" };

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld(
    "checkout_identity",
    {},
    createServerVerticals(systemClock).map(withoutPersonalNumber),
  );
});
afterAll(() => stack.stop());

const numberField = ({ FormParameters }: CheckoutState) =>
  FormParameters.personalheader.find(({ model }) => model.ParameterName === "civicnumber");

async function openFor(customer: Customer, plate: string) {
  const resultid = await customer.findOffer(plate, "tuvull");
  return { resultid, state: (await customer.open(resultid)).Data };
}

test("the checkout asks for the number, and takes no order without a valid one", async () => {
  const customer = new Customer(stack);
  const { state } = await openFor(customer, freshPlate());
  expect(numberField(state)).toMatchObject({
    type: "civicnumber",
    attrs: { required: true },
    model: { DefaultValue: null },
  });
  for (const civicnumber of ["", "580214-2786"]) {
    const answer = await customer.submit("calculate", state, { ...TYPED, civicnumber });
    expect([answer.Status, answer.Error.map(({ ParameterId }) => ParameterId)]).toEqual([
      "ValidateError",
      ["civicnumber"],
    ]);
  }
  expect((await customer.submit("calculate_price", state)).Status).toBe("Ok");
});

test("a stored number is encrypted and not sent to the page again, and the order is for that person", async () => {
  const customer = new Customer(stack);
  const plate = freshPlate();
  const { resultid, state } = await openFor(customer, plate);
  await customer.submit("calculate_price", state, TYPED);
  const { Data: again, body } = await customer.open(resultid);
  expect(numberField(again)).toMatchObject({
    attrs: { required: false },
    model: { DefaultValue: null },
    helpText: "19580214-••••",
  });
  expect(JSON.stringify(body)).not.toMatch(/580214-?2785/);
  const { rows } = await stack.pool.query("select * from checkout_versions where result_id = $1", [resultid]);
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/580214-?2785/);

  const ordered = await customer.submit("calculate", again, { ...CONTACT, name: "Bo Ek" });
  expect(ordered.Data.Result.SubmittedOrderData).toMatchObject({ State: "placed" });
  expect(ordered.Data.Result.SubmittedOrderData?.SummaryData.personalheader).toContainEqual({
    Id: "civicnumber",
    Name: "Personnummer",
    Value: "19580214-••••",
  });
  expect(JSON.stringify(ordered.body)).not.toContain(PERSON);

  // The same thing and the same person, typed again: one active order.
  const second = await openFor(customer, plate);
  const already = await customer.submit("calculate", second.state, TYPED);
  expect(already.Status).toBe("IdentificationRequired");
  const other = await customer.submit("calculate", already.Data.Result, { ...TYPED, civicnumber: "198502102380" });
  expect(other.Status).toBe("Ok");
});
