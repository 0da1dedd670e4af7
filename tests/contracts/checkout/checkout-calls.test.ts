import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKOUT_GROUPS, type CheckoutState, type FormParameter } from "#http/contract/order.schema.ts";
import { randomId } from "#platform/ids.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { CONTACT, Customer, inDays, placementsOf } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("checkout");
});
afterAll(() => stack.stop());

const newCustomer = () => new Customer(stack);

const field = ({ FormParameters }: CheckoutState, name: string): FormParameter | undefined =>
  Object.values(FormParameters)
    .flat()
    .find(({ model }) => model.ParameterName === name);

async function openOne(car = "SPV 24K", slug: Parameters<Customer["findOffer"]>[1] = "tuvull") {
  const customer = newCustomer();
  const { Data: state } = await customer.open(await customer.findOffer(car, slug));
  return { customer, state };
}

describe("opening a checkout", () => {
  test("answers in the error branch, the same in Api.Result and Data.Result [C-178]", async () => {
    const customer = newCustomer();
    const resultid = await customer.findOffer("SPV 24K", "tuvull");
    const startdate = inDays(10);
    const { Success, body, Data } = await customer.open(resultid, { domain: "sparv.example", startdate });
    expect(Success).toBe(false);
    expect(body["Api"]).toEqual(body["Data"]);
    expect(Data.ResultId).toBe(resultid);
    expect(field(Data, "startdate")?.model.DefaultValue).toBe(startdate);
  });

  test("has all ten groups, price and subscription, each parameter described [C-169, C-170, C-171]", async () => {
    const { state } = await openOne("SPV 24K", "granskog");
    expect(Object.keys(state.FormParameters).toSorted()).toEqual([...CHECKOUT_GROUPS].toSorted());
    expect(state.PriceInfo).toMatchObject({ FeeText: "/mån", Outdated: false, PayAsYouDrive: false });
    expect(state.PriceInfo.Fee).toBe(state.PriceInfo.MonthlyFee);
    expect(state.SubscriptionInfo).toMatchObject({
      ProviderName: "Granskog Försäkring",
      ProviderLogoUrl: "/logos/granskog.svg",
      InsuranceType: "full",
    });
    expect(state.SubscriptionInfo.RightOfWithdrawalInfo).toContain("14 dagar");
    // By the name that its link has.
    expect(state.SubscriptionInfo.RightOfWithdrawalInfo).toContain(`länken ${frameTexts.withdraw}`);
    expect(state.SubscriptionInfo.InfoUrls.length).toBeGreaterThan(0);
    expect(field(state, "startdate")).toMatchObject({
      type: "date",
      model: { ParameterName: "startdate", Values: { MinDate: expect.any(String) as string } },
      attrs: { min: expect.stringMatching(/^\d{4}-/) as string, max: expect.stringMatching(/^\d{4}-/) as string },
    });
    expect(field(state, "addon_hyrbil")).toMatchObject({ type: "checkboxinput", events: { change: ["recalculate"] } });
    expect(field(state, "addon_hyrbil")?.info?.content).toContain("Hyrbil");
    expect(field(state, "discount_samling")?.type).toBe("checkboxinput");
    expect(field(state, "civicnumber")).toMatchObject({ type: "readonly", model: { DefaultValue: "19850210-••••" } });
    expect(field(state, "name")).toMatchObject({ type: "readonly", model: { DefaultValue: "Anna Lindqvist" } });
  });

  test("shows what the visitor asked for, who pays us and how the list is ranked, with the fact sheet", async () => {
    const { state } = await openOne();
    expect(state.Needs.Statement).toContain("helförsäkring");
    expect(state.Needs.FactSheet?.Url).toMatch(/faktablad-bil-full\.pdf$/);
    expect(state.Needs.Remuneration.Url).toBe("/sa-tjanar-vi-pengar/");
    expect(state.Needs.Ranking.Url).toBe("/sa-rankar-vi/");
    expect(state.Needs.TextVersion).toMatch(/^[\w-]{12}$/);
    expect(JSON.stringify(state.Needs)).not.toMatch(/19850210|2380|Lindqvist/);
  });

  test("again, in another tab, gives the same checkout", async () => {
    const { customer, state } = await openOne();
    const again = await Promise.all([customer.open(state.ResultId), customer.open(state.ResultId)]);
    expect(again.map(({ Data }) => Data)).toEqual([state, state]);
  });

  test("of another visitor's result, or of an unknown one, is not found", async () => {
    const { state } = await openOne();
    for (const resultid of [state.ResultId, randomId()]) expect((await newCustomer().open(resultid)).status).toBe(404);
    const stolen = await newCustomer().submit("calculate", state, CONTACT);
    expect(stolen.status).toBe(404);
    expect(stolen.Data).toBeNull();
  });
});

describe("changing a checkout", () => {
  test("the form rendered after a choice that costs states that its price is outdated [C-179]", async () => {
    const { customer, state } = await openOne();
    const { Success, Data } = await customer.submit("form", state, { addon_hyrbil: "true" });
    expect(Success).toBe(true);
    expect(Data.Result.PriceInfo.Outdated).toBe(true);
    expect(Data.Result.CheckoutVersion).toBe(state.CheckoutVersion);
    expect(field(Data.Result, "addon_hyrbil")?.model.DefaultValue).toBe("true");
  });

  test("the price of an add-on comes from the provider, and the answer is a new version [C-179, C-180]", async () => {
    const { customer, state } = await openOne();
    const { Data } = await customer.submit("calculate_price", state, { addon_hyrbil: "true" });
    expect(Data.Result.CheckoutVersion).toBe(state.CheckoutVersion + 1);
    expect(Data.Result.PriceInfo.Outdated).toBe(false);
    expect(Data.Result.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    expect(Data.OrderHeaderHtml).toBe("<h2>Teckna hos Tuvull</h2>");
    expect(Data.PriceInfoHtml).toContain(Data.Result.PriceInfo.Fee);
    const back = await customer.submit("calculate_price", Data.Result, { addon_hyrbil: "false" });
    expect(back.Data.Result.PriceInfo.YearlyFeeRaw).toBe(state.PriceInfo.YearlyFeeRaw);
  });

  test("another mileage and excess are priced by the provider again", async () => {
    const { customer, state } = await openOne();
    const { Data } = await customer.submit("calculate_price", state, { yearlymileage: "3000", excesscost: "3000" });
    expect(Data.Result.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    expect(field(Data.Result, "excess_vehicle_damage")?.model.DefaultValue).toMatch(/^3.000.kr$/);
  });

  test("a choice that is undone without a new price is not ordered at the price of the choice", async () => {
    const customer = newCustomer();
    const resultid = await customer.findOfferFor({ carregnumber: "SPV 24K", excesscost: "3000" }, "tuvull");
    const { Data: state } = await customer.open(resultid);
    expect(field(state, "excesscost")?.model.DefaultValue).toBe("3000");
    const { Status, Data } = await customer.submit("calculate", state, { ...CONTACT, excesscost: "" });
    expect(Status).toBe("PriceChanged");
    expect(Data.Result.SubmittedOrderData).toBeNull();
    expect(field(Data.Result, "excesscost")?.model.DefaultValue).toBe("");
    expect(Data.Result.PriceInfo.YearlyFeeRaw).toBeLessThan(state.PriceInfo.YearlyFeeRaw);
  });

  test("an insurer without the level is opened at the level of its offer, and states so when asked again", async () => {
    const customer = newCustomer();
    const resultid = await customer.findOfferFor({ carregnumber: "SPV 24K", excesscost: "3000" }, "ljunghed");
    const { Data: state } = await customer.open(resultid);
    expect(field(state, "excess_vehicle_damage")?.model.DefaultValue).toMatch(/^6.000.kr$/);
    expect(field(state, "excesscost")?.model.DefaultValue).toBe("6000");
    let seen = state;
    for (const action of ["calculate_price", "calculate"] as const) {
      const { Status, Data } = await customer.submit(action, seen, { ...CONTACT, excesscost: "3000" });
      expect(Status).toBe("PriceChanged");
      expect(Data.ErrorMessage).toContain("inte den nivå du valde");
      expect(Data.Result.SubmittedOrderData).toBeNull();
      expect(Data.Result.PriceInfo).toEqual(state.PriceInfo);
      seen = Data.Result;
      expect(field(Data.Result, "excesscost")?.model.DefaultValue).toBe("6000");
    }
  });

  test("an expired quote is renewed without the visitor noticing", async () => {
    const { state } = await openOne("OUT 001");
    expect(state.PriceInfo.Outdated).toBe(false);
  });

  test("a provider that gives no price is reported as such, and nothing is ordered", async () => {
    const { customer, state } = await openOne("SPV 24K", "nordkaj");
    await stack.simulators.setFaults("insurers/nordkaj", { kind: "5xx", operation: "price" });
    const { Status, Data } = await customer.submit("calculate", state, { ...CONTACT, addon_hyrbil: "true" });
    await stack.simulators.clearFaults("insurers/nordkaj");
    expect(Status).toBe("Unavailable");
    expect(Data.ErrorMessage).toContain("Ingenting är beställt");
    expect(Data.Result.SubmittedOrderData).toBeNull();
  });

  test("a missing or wrong value is reported at its field, and nothing is ordered [C-180]", async () => {
    const { customer, state } = await openOne();
    const wrong = { ...CONTACT, email: "anna", phone: "12", terms: "false", startdate: "2020-01-01" };
    const { Success, Status, Error } = await customer.submit("calculate", state, wrong);
    expect([Success, Status]).toEqual([false, "ValidateError"]);
    expect(Error.map(({ ParameterId }) => ParameterId).toSorted()).toEqual(["email", "phone", "startdate", "terms"]);
  });

  test("a choice that is not on the list is refused", async () => {
    const { customer, state } = await openOne();
    const { Status, Error } = await customer.submit("calculate_price", state, { yearlymileage: "7" });
    expect(Status).toBe("ValidateError");
    expect(Error[0]?.ParameterId).toBe("yearlymileage");
  });

  test("a tab with an outdated version gets the newest one instead of an order", async () => {
    const { customer, state } = await openOne();
    const changed = await customer.submit("calculate_price", state, { addon_drulle: "true" });
    const stale = await customer.submit("calculate", state, CONTACT);
    expect(stale.Status).toBe("Outdated");
    expect(stale.Data.Result.CheckoutVersion).toBe(changed.Data.Result.CheckoutVersion);
    expect(stale.Data.Result.PriceInfo).toEqual(changed.Data.Result.PriceInfo);
    expect(stale.Data.Result.SubmittedOrderData).toBeNull();
  });

  test("an order with choices that were never priced gets the new price first", async () => {
    const { customer, state } = await openOne();
    const { Status, Data } = await customer.submit("calculate", state, { ...CONTACT, addon_rekond: "true" });
    expect(Status).toBe("PriceChanged");
    expect(Data.Result.SubmittedOrderData).toBeNull();
    const confirmed = await customer.submit("calculate", Data.Result, { ...CONTACT, addon_rekond: "true" });
    expect(confirmed.Data.Result.SubmittedOrderData?.State).toBe("placed");
    expect(await placementsOf(stack, confirmed.Data.Result.SubmittedOrderData?.OrderId ?? "")).toBe(1);
  });

  test("a new price that this tab has not shown is not ordered by pressing twice, at once or later", async () => {
    const { customer, state } = await openOne();
    const press = () => customer.submit("calculate", state, { ...CONTACT, addon_rekond: "true" });
    const answers = [...(await Promise.all([press(), press(), press()])), await press()];
    expect(answers.map(({ Status }) => Status)).toEqual(Array(4).fill("PriceChanged"));
    for (const { Data } of answers) {
      expect(Data.Result.SubmittedOrderData).toBeNull();
      expect(Data.Result.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    }
    const { rows } = await stack.pool.query("select 1 from orders where result_id = $1", [state.ResultId]);
    expect(rows).toEqual([]);
  });

  test("a price from another tab is shown before this tab may order at it", async () => {
    const { customer, state } = await openOne(freshPlate());
    const values = { ...CONTACT, addon_rekond: "true" };
    await customer.submit("calculate_price", state, values);
    const stale = await customer.submit("calculate", state, values);
    expect(stale.Status).toBe("PriceChanged");
    expect(stale.Data.Result.SubmittedOrderData).toBeNull();
    const seen = await customer.submit("calculate", stale.Data.Result, values);
    expect(seen.Data.Result.SubmittedOrderData?.State).toBe("placed");
  });
});
