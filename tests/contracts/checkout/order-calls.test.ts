import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOrderCounts } from "#adapters/postgres/order-counts.ts";
import { createWithdrawalStore } from "#adapters/postgres/withdrawal-store.ts";
import { ALL_CATEGORIES } from "#domain/consent/consent.ts";
import type { OrderData } from "#http/contract/order.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { openSession } from "#tests/support/open-session.ts";
import { readOrderDetails } from "#tests/support/order-details.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { CONTACT, Customer, placementsOf } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("order_calls");
});
afterAll(() => stack.stop());

type Slug = keyof typeof insurers;

async function openOne(car = freshPlate(), slug: Slug = "tuvull") {
  const customer = new Customer(stack);
  const { Data: state } = await customer.open(await customer.findOffer(car, slug));
  return { customer, state };
}

async function orderOne(car = freshPlate(), slug: Slug = "tuvull", values: Record<string, string> = {}) {
  const { customer, state } = await openOne(car, slug);
  const answer = await customer.submit("calculate", state, { ...CONTACT, ...values });
  return { customer, state, answer, order: answer.Data.Result.SubmittedOrderData };
}

async function takeBack(orderId: string): Promise<void> {
  const { pool, config } = stack;
  const cipher = createColumnCipher(config.columnKeys);
  const receipt = {
    key: `withdrawal-receipt:${orderId}`,
    template: "withdrawal-receipt",
    to: CONTACT.email,
    variables: {},
  };
  await createWithdrawalStore({ pool, cipher, lookupHash: createLookupHash(config.lookupKey) }).accept({
    takeBack: undefined,
    withdrawalId: randomId(),
    orderId,
    name: "Anna Lindqvist",
    email: CONTACT.email,
    askedAtMs: Date.now(),
    receipt: { mailId: randomId(), ...receipt },
  });
}

const mailsTo = (to: string) => readInbox(stack.simulatorsUrl, to);

describe("ordering", () => {
  // One provider accepts only signed orders: tests/contracts/signing.
  test.each((Object.keys(insurers) as Slug[]).filter((slug) => slug !== "kronhjort"))(
    "%s places the order once, in a double click and after [C-181]",
    async (slug) => {
      const { customer, state } = await openOne(freshPlate(), slug);
      const press = () => customer.submit("calculate", state, CONTACT);
      const answers = await Promise.all([press(), press(), press()]);
      const later = await press();
      const orders = [...answers, later].map(({ Data }) => Data.Result.SubmittedOrderData);
      expect(orders.map((order) => order?.State)).toEqual(["placed", "placed", "placed", "placed"]);
      expect(new Set(orders.map((order) => order?.OrderId)).size).toBe(1);
      expect(await placementsOf(stack, orders[0]?.OrderId ?? "")).toBe(1);
    },
  );

  test("is reported once as the documented conversion, to a visitor who has agreed to be measured [F-138, F-145]", async () => {
    const customer = new Customer(stack);
    const offer = await customer.seeOfferFor({ carregnumber: freshPlate() }, "tuvull");
    const { Data: state } = await customer.open(offer.ResultId);
    const conversionsIn = (answers: readonly { readonly Data: Pick<OrderData, "ExtendedData"> }[]) =>
      answers.flatMap(({ Data }) => Data.ExtendedData.Gtm.DataLayer ?? []);
    const press = () => customer.submit("calculate", state, CONTACT);
    const first = await press();
    // Without consent the event is not used up.
    expect(conversionsIn([first])).toEqual([]);
    customer.agree(ALL_CATEGORIES);
    const later = await Promise.all([press(), press(), press()]);
    // 9 percent, as the checkout shows.
    const revenue = Math.round(state.PriceInfo.YearlyFeeRaw * 0.09);
    expect(state.Needs.Remuneration.Text.replaceAll(/\s/g, "")).toContain(`${revenue}kr`);
    expect(conversionsIn(later)).toEqual([
      {
        event: "conversion",
        service: "insurancecar",
        serviceGroup: "insurance",
        provider: "Tuvull",
        resultPagePosition: offer.Index + 1,
        currencyCode: "SEK",
        onlineConversionOrderId: first.Data.Result.SubmittedOrderData?.OrderId,
        quotationId: expect.stringMatching(/^Q/) as string,
        revenue,
        conversionType: "online",
        subscriptionId: expect.stringMatching(/^Q/) as string,
        hashedEmail: createHash("sha256").update("anna@example.se").digest("hex"),
        hashedPhone: createHash("sha256").update("+46701740605").digest("hex"),
      },
    ]);
    expect(JSON.stringify([conversionsIn(later), first.Data.ExtendedData])).not.toContain("850210");
    expect(conversionsIn([await press()])).toEqual([]);
  });

  test("is reported without contact details to a visitor who has agreed to statistics only [F-138, F-145]", async () => {
    const { customer, state } = await openOne();
    customer.agree([1, 2]);
    const { Data } = await customer.submit("calculate", state, CONTACT);
    const conversion = Data.ExtendedData.Gtm.DataLayer;
    expect(conversion?.event).toBe("conversion");
    expect(Object.keys(conversion ?? {}).filter((field) => /mail|phone/i.test(field))).toEqual([]);
  });

  test("answers type, id and summary in four sections, with the ids of person and car [C-200, C-201]", async () => {
    const { order } = await orderOne("SPV 24K");
    expect(order).toMatchObject({ OrderType: "order", OrderId: expect.stringMatching(/^[\w-]{27}$/) as string });
    const summary = order?.SummaryData;
    expect(Object.keys(summary ?? {}).toSorted()).toEqual([
      "additionalheader",
      "customizeheader",
      "personalheader",
      "subscriptionheader",
    ]);
    expect(summary?.personalheader).toContainEqual({ Id: "civicnumber", Name: "Personnummer", Value: "19850210-••••" });
    expect(summary?.subscriptionheader).toContainEqual({ Id: "carregnumber", Name: "Bil", Value: "SPV 24K" });
    expect(summary?.customizeheader.map(({ Id }) => Id)).toEqual(["yearlymileage", "excesscost", "payment"]);
  });

  test("in two tabs with different choices is one order", async () => {
    const { customer, state } = await openOne();
    const priced = await customer.submit("calculate_price", state, { addon_hyrbil: "true" });
    const first = await customer.submit("calculate", priced.Data.Result, { ...CONTACT, addon_hyrbil: "true" });
    const other = await customer.submit("calculate", state, CONTACT);
    const ids = [first, other].map(({ Data }) => Data.Result.SubmittedOrderData?.OrderId);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    expect(await placementsOf(stack, ids[0] ?? "")).toBe(1);
  });

  test.each([
    ["PRC 001", "tuvull"],
    ["PRC 002", "rattvis"],
    ["PRC 003", "granskog"],
  ] as const)("%s: a price that has gone up is shown and not ordered; confirmed, it is", async (car, slug) => {
    const { customer, state, answer } = await orderOne(car, slug);
    expect(answer.Status).toBe("PriceChanged");
    expect(answer.Data.Result.SubmittedOrderData).toBeNull();
    expect(answer.Data.Result.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    const placedBefore = await stack.simulators.orders(`insurers/${slug}`);
    const replayed = await customer.submit("calculate", state, CONTACT);
    expect(replayed.Status).toBe("Outdated");
    expect(await stack.simulators.orders(`insurers/${slug}`)).toEqual(placedBefore);
    const confirmed = await customer.submit("calculate", answer.Data.Result, CONTACT);
    expect(confirmed.Data.Result.SubmittedOrderData?.State).toBe("placed");
    expect(confirmed.Data.Result.PriceInfo.YearlyFeeRaw).toBe(answer.Data.Result.PriceInfo.YearlyFeeRaw);
  });

  test("a refusal is shown to an unidentified visitor without the reason, to the person with the provider's text; a replay is not ordered", async () => {
    const reason = "Vi kan inte ta emot beställningen just nu.";
    const { customer, state, answer } = await orderOne("REF 001");
    expect(answer.Status).toBe("Refused");
    expect(answer.Data.ErrorMessage).toMatch(/^Bolaget tackade nej\. Ingenting är beställt\./);
    expect(answer.Data.AsksForLogin).toBe(true);
    expect(JSON.stringify(answer.body)).not.toContain(reason);
    const { rows } = await stack.pool.query<{ id: string }>("select id from orders where result_id = $1", [
      state.ResultId,
    ]);
    const orderId = rows[0]?.id ?? "";
    expect(JSON.stringify((await customer.follow(orderId)).body)).not.toContain(reason);
    const anonymous = customer.cookie;
    for (const [who, mayKnow] of [
      ["customer", false],
      ["orderer", true],
    ] as const) {
      customer.cookie = `${anonymous}; __Host-sparv-session=${await openSession(stack.pool, stack.config, who)}`;
      const again = await customer.open(state.ResultId);
      const repeated = await customer.submit("calculate", again.Data, CONTACT);
      expect([repeated.Status, repeated.Data.AsksForLogin]).toEqual(["Refused", !mayKnow]);
      expect(repeated.Data.ErrorMessage?.includes(reason), who).toBe(mayKnow);
      expect(JSON.stringify((await customer.follow(orderId)).body).includes(reason), who).toBe(mayKnow);
    }
    expect((await customer.submit("calculate", state, CONTACT)).Status).toBe("Outdated");
  });

  test.each([
    ["VAL 001", "tuvull"],
    ["VAL 002", "rattvis"],
    ["VAL 003", "granskog"],
  ] as const)("%s: a field that the provider will not take is named, and taken when changed", async (car, slug) => {
    const { customer, answer } = await orderOne(car, slug, { phone: "0701740600" });
    expect(answer.Status).toBe("ValidateError");
    expect(answer.Error).toEqual([{ ParameterId: "phone", Message: "Numret går inte att ringa. Ange ett annat." }]);
    const again = await customer.submit("calculate", answer.Data.Result, { ...CONTACT, phone: "0701740607" });
    expect(again.Data.Result.SubmittedOrderData?.State).toBe("placed");
  });

  test.each(["LST 001", "OER 001", "TWI 001"])("%s: placed once whatever happens to the answer", async (car) => {
    const { customer, order } = await orderOne(car);
    await expect
      .poll(async () => (await customer.follow(order?.OrderId ?? "")).Data.SubmittedOrderData.State, {
        timeout: 30_000,
      })
      .toBe("placed");
    expect(await placementsOf(stack, order?.OrderId ?? "")).toBe(1);
  });
});

describe("an order that must be paid at the provider", () => {
  test.each([
    ["PAY 001", "tuvull"],
    ["PAY 002", "rattvis"],
    ["PAY 003", "granskog"],
  ] as const)("%s: waits with the page's address, and is placed when it is paid", async (car, slug) => {
    const { customer, order } = await orderOne(car, slug);
    expect(order).toMatchObject({ OrderType: "user_interaction_needed", State: "waiting" });
    expect(order?.RedirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/insurers\/[a-z]+\/betalning\//);
    const orderId = order?.OrderId ?? "";
    // The return proves nothing: the order is not paid yet.
    expect((await customer.follow(orderId)).Data.SubmittedOrderData.State).toBe("waiting");
    const paid = await fetch(order?.RedirectUrl ?? "", { method: "POST", body: "val=betala", redirect: "manual" });
    expect(paid.headers.get("location")).toBe(`${stack.url}/forsakring/bil/order/klar/?order=${orderId}`);
    await expect
      .poll(async () => (await customer.follow(orderId)).Data.SubmittedOrderData.State, { timeout: 30_000 })
      .toBe("placed");
    expect(await placementsOf(stack, orderId)).toBe(1);
  });

  test("is refused when the visitor gives up there, and can be ordered again", async () => {
    const { customer, state, order } = await orderOne("PAY 000");
    await fetch(order?.RedirectUrl ?? "", { method: "POST", body: "val=avbryt", redirect: "manual" });
    await expect
      .poll(async () => (await customer.follow(order?.OrderId ?? "")).Data.SubmittedOrderData.State, {
        timeout: 30_000,
      })
      .toBe("refused");
    const again = await customer.open(state.ResultId);
    expect(again.Data.SubmittedOrderData).toBeNull();
  });
});

describe("an order afterwards", () => {
  test("is shown to its own visitor with offer, price and header, and to no one else [C-208, C-210, C-211]", async () => {
    const { customer, order } = await orderOne();
    const { Data } = await customer.follow(order?.OrderId ?? "");
    expect(Data.SubmittedOrderData).toEqual(order);
    expect(Data).toMatchObject({
      OrderHeaderCoach: "my",
      SubscriptionInfo: {
        ProviderName: "Tuvull",
        SubscriptionName: expect.any(String) as string,
        InsuranceType: "full",
      },
      PriceInfo: { FeeText: "/mån", Outdated: false },
    });
    expect(Data.OrderHeaderCoachData?.Coach.Bullets.find(({ Completed }) => Completed)?.Href).toBe("/forsakring/bil/");
    expect(Data.SubscriptionInfo.ExcessCostTheft?.FormattedValue).toMatch(/kr$/);
    const stranger = new Customer(stack);
    for (const id of [order?.OrderId ?? "", randomId()]) {
      const answer = await stranger.follow(id);
      expect([answer.status, answer.Data ?? null]).toEqual([404, null]);
    }
  });

  test("is shown to the person who ordered when logged in elsewhere, and to no other person", async () => {
    const { order } = await orderOne();
    const statusAs = async (who: "orderer" | "customer") => {
      const elsewhere = new Customer(stack);
      elsewhere.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, who)}`;
      return (await elsewhere.follow(order?.OrderId ?? "")).status;
    };
    expect([await statusAs("orderer"), await statusAs("customer")]).toEqual([200, 404]);
  });

  test("that was withdrawn is not shown as a new one: the same offer is ordered again only on a new press", async () => {
    const { customer, state, order } = await orderOne();
    const before = order?.OrderId ?? "";
    await takeBack(before);
    const reopened = await customer.open(state.ResultId);
    expect(reopened.Data.SubmittedOrderData).toBeNull();
    const replayed = await customer.submit("calculate", state, CONTACT);
    expect([replayed.Status, replayed.Data.Result.SubmittedOrderData]).toEqual(["Outdated", null]);
    expect(replayed.Data.ErrorMessage).toContain("Du har ångrat");
    const press = () => customer.submit("calculate", replayed.Data.Result, CONTACT);
    const anew = (await Promise.all([press(), press()])).map(({ Data }) => Data.Result.SubmittedOrderData);
    expect(anew.map((each) => each?.State)).toEqual(["placed", "placed"]);
    expect(anew[0]?.OrderId).not.toBe(before);
    expect(anew[1]?.OrderId).toBe(anew[0]?.OrderId);
    expect([await placementsOf(stack, before), await placementsOf(stack, anew[0]?.OrderId ?? "")]).toEqual([1, 1]);
  });

  test("counts as popular only when it was placed", async () => {
    const countOf = async (providerId: number) =>
      (await createOrderCounts(stack.pool, systemClock).recent("car")).get(providerId) ?? 0;
    const { providerId } = insurers.rask;
    const before = await countOf(providerId);
    await orderOne(freshPlate(), "rask");
    await orderOne("REF 011", "rask");
    expect(await countOf(providerId)).toBe(before + 1);
  });

  test("stores what the visitor was shown, and nothing personal in clear", async () => {
    const { order } = await orderOne();
    const { rows } = await stack.pool.query<{ row: string }>("select orders::text as row from orders where id = $1", [
      order?.OrderId,
    ]);
    const { needs } = await readOrderDetails(stack.pool, order?.OrderId ?? "");
    expect(needs.remuneration).toContain("procent av första årets pris");
    expect(needs.textVersion).toMatch(/^[\w-]{12}$/);
    const versions = await stack.pool.query<{ row: string }>(
      "select checkout_versions::text as row from checkout_versions where result_id = $1",
      [order?.ResultId],
    );
    const clear = [...rows, ...versions.rows].map(({ row }) => row).join("\n");
    for (const secret of ["198502102380", "19850210-2380", "Lindqvist", CONTACT.email, CONTACT.phone, CONTACT.address])
      expect(clear).not.toContain(secret);
  });

  test("is confirmed by one mail", async () => {
    const email = `kund-${randomId()
      .slice(0, 8)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "x")}@example.se`;
    const { customer, state, order } = await orderOne(freshPlate(), "fyrbak", { email });
    await customer.submit("calculate", state, { ...CONTACT, email });
    await expect.poll(() => mailsTo(email).then(({ length }) => length), { timeout: 20_000 }).toBe(1);
    expect(JSON.stringify(await mailsTo(email))).toContain(order?.OrderId);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
