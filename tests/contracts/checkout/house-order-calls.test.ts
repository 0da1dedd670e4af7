import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { freshAddress } from "#tests/support/fresh-object.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import { houseInsurers } from "#simulators/verticals/house/house-insurers.ts";
import { CONTACT, Customer, placementsOf } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("house_orders");
});
afterAll(() => stack.stop());

type Slug = keyof typeof insurers;

const HOUSE = { path: "/forsakring/villa/", vertical: "house" };
const numberOf = (slug: Slug) => houseInsurers.findIndex((insurer) => insurer.slug === slug) + 1;

async function openOne(changes: Readonly<Record<string, string>> = {}, slug: Slug = "tuvull") {
  const customer = new Customer(stack, HOUSE);
  const resultId = await customer.findOfferFor(changes, slug);
  const { Data: state } = await customer.open(resultId);
  return { customer, state };
}

/** A street that causes a fault at this insurer only. */
const openFault = (street: string, slug: Slug) => openOne({ address: `${street} ${numberOf(slug)}` }, slug);

const fieldsOf = ({ FormParameters }: CheckoutState, group: keyof CheckoutState["FormParameters"]) =>
  Object.fromEntries(
    FormParameters[group].map(({ model, attrs }) => [model.ParameterName, [attrs?.label, model.DefaultValue]]),
  );

test("a checkout is made below the house's own address, with its excesses, choices and buildings [H-003]", async () => {
  const { state } = await openOne({}, "akerbar");
  expect(fieldsOf(state, "excesscostheader")).toEqual({
    excess_building: ["Självrisk byggnad", "1\u202F500\u00A0kr"],
    excess_personal_property: ["Självrisk lösöre", "1\u202F500\u00A0kr"],
  });
  expect(Object.keys(fieldsOf(state, "customizeheader"))).toEqual(["ownfault", "ownfaultbuilding", "payment"]);
  expect(fieldsOf(state, "extrabuildingsheader")).toMatchObject({
    extrabuilding_extrabuildings2: ["Gäststuga", "18 kvm, vinterbonad och inredd"],
  });
  // We assume that a person who insures a house lives there.
  expect(fieldsOf(state, "personalheader")).toMatchObject({
    address: [expect.any(String), "Sparvvägen 7"],
    zip: [expect.any(String), "123 45"],
    city: [expect.any(String), "Farsta"],
  });
  expect(state.SubscriptionInfo).toMatchObject({
    SubscriptionName: "Villahemförsäkring",
    InsuranceType: null,
    Description: "Premien sänks ett steg för varje skadefritt år.",
  });
  expect(state.Needs.FactSheet?.Url).toMatch(/faktablad-villa\.pdf$/);
});

describe("ordering", () => {
  const ordering = houseInsurers.map(({ slug }) => slug as Slug).filter((slug) => slug !== "stenvalv");

  test.each(ordering)("%s places the order once, on a double click and later [H-004]", async (slug) => {
    const { customer, state } = await openOne({ address: freshAddress() }, slug);
    const press = () => customer.submit("calculate", state, CONTACT);
    const orders = [...(await Promise.all([press(), press()])), await press()].map(
      ({ Data }) => Data.Result.SubmittedOrderData,
    );
    expect(orders.map((order) => order?.State)).toEqual(["placed", "placed", "placed"]);
    expect(new Set(orders.map((order) => order?.OrderId)).size).toBe(1);
    expect(await placementsOf(stack, orders[0]?.OrderId ?? "")).toBe(1);
  });

  test("an insurer that sells only on its own site has no checkout here", async () => {
    const customer = new Customer(stack, HOUSE);
    expect((await customer.open(await customer.findOfferFor({}, "stenvalv"))).status).toBe(404);
  });

  test("accidental damage cover is priced by the insurer, and the summary shows what was ordered for which house", async () => {
    const { customer, state } = await openOne();
    const { Data } = await customer.submit("calculate_price", state, { ownfault: "yes", addon_elektronik: "true" });
    expect(Data.Result.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    const email = "villa@exempel.se";
    const { Data: placed } = await customer.submit("calculate", Data.Result, { ...CONTACT, email });
    const order = placed.Result.SubmittedOrderData;
    expect(order?.State).toBe("placed");
    const valueOf = (id: string) =>
      Object.values(order?.SummaryData ?? {})
        .flat()
        .find(({ Id }) => Id === id)?.Value;
    expect(valueOf("houseaddress")).toBe("Sparvvägen 7, 123 45");
    expect(valueOf("ownfault")).toBe("Med drulle");
    expect(valueOf("extrabuildings1")).toBe("24 kvm, inte vinterbonad");
    expect(placed.OrderHeaderCoach).toBe("coach");
    await expect
      .poll(() => readInbox(stack.simulatorsUrl, email).then((mails) => mails.length), { timeout: 20_000 })
      .toBe(1);
    const { rows } = await stack.pool.query("select * from orders where id = $1", [order?.OrderId]);
    const versions = await stack.pool.query("select * from checkout_versions where result_id = $1", [state.ResultId]);
    for (const secret of ["Sparvvägen", "198502102380", "villa@exempel"])
      expect(JSON.stringify([rows, versions.rows])).not.toContain(secret);
  });

  test("a refusal is reported, to an unidentified visitor without the insurer's text, and a replay is not ordered", async () => {
    const { customer, state } = await openFault("Ångervägen", "tuvull");
    const { Status, Data } = await customer.submit("calculate", state, CONTACT);
    expect(Status).toBe("Refused");
    expect(Data.ErrorMessage).toMatch(/^Bolaget tackade nej\. Ingenting är beställt\./);
    expect((await customer.submit("calculate", state, CONTACT)).Status).toBe("Outdated");
  });

  test.each(["Tappvägen", "Omvägen", "Ekovägen", "Senvägen"])(
    "%s: placed once whatever becomes of the answer",
    async (street) => {
      const { customer, state } = await openFault(street, "granskog");
      const { Data } = await customer.submit("calculate", state, CONTACT);
      const orderId = Data.Result.SubmittedOrderData?.OrderId ?? "";
      await expect
        .poll(async () => (await customer.follow(orderId)).Data.SubmittedOrderData.State, { timeout: 30_000 })
        .toBe("placed");
      expect(await placementsOf(stack, orderId)).toBe(1);
    },
  );

  test("a higher price is shown and not ordered until it is confirmed", async () => {
    const { customer, state } = await openFault("Dyrvägen", "bjorkhaga");
    const { Status, Data } = await customer.submit("calculate", state, CONTACT);
    expect(Status).toBe("PriceChanged");
    expect(Data.Result.SubmittedOrderData).toBeNull();
    expect(Data.Result.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    const confirmed = await customer.submit("calculate", Data.Result, CONTACT);
    expect(confirmed.Data.Result.SubmittedOrderData?.State).toBe("placed");
  });

  test("an expired quote is renewed without the visitor noticing", async () => {
    const { state } = await openFault("Gamlavägen", "rask");
    expect(state.PriceInfo.Outdated).toBe(false);
  });

  test("a field that the insurer rejects is named, and accepted when changed", async () => {
    const { customer, state } = await openFault("Rättavägen", "nordkaj");
    const sentBack = await customer.submit("calculate", state, { ...CONTACT, phone: "0701740600" });
    expect(sentBack.Status).toBe("ValidateError");
    expect(sentBack.Error.map(({ ParameterId }) => ParameterId)).toEqual(["phone"]);
    const again = await customer.submit("calculate", sentBack.Data.Result, { ...CONTACT, phone: "0701740607" });
    expect(again.Data.Result.SubmittedOrderData?.State).toBe("placed");
  });

  test("an insurer that requires payment first: the order waits, and is placed when it is paid", async () => {
    const { customer, state } = await openFault("Betalvägen", "ljunghed");
    const { Data } = await customer.submit("calculate", state, CONTACT);
    const order = Data.Result.SubmittedOrderData;
    expect(order).toMatchObject({ OrderType: "user_interaction_needed", State: "waiting" });
    const orderId = order?.OrderId ?? "";
    const paid = await fetch(order?.RedirectUrl ?? "", { method: "POST", body: "val=betala", redirect: "manual" });
    expect(paid.headers.get("location")).toBe(`${stack.url}/forsakring/villa/order/klar/?order=${orderId}`);
    await expect
      .poll(async () => (await customer.follow(orderId)).Data.SubmittedOrderData.State, { timeout: 30_000 })
      .toBe("placed");
  });
});
