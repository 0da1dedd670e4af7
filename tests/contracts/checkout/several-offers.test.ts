import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { progressDataSchema, type WireOffer } from "#http/contract/search.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { countProviders } from "#tests/support/providers.ts";
import type { Provider, ProviderReading } from "#verticals/_contract/provider.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { CONTACT, Customer, placementsOf } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
const PLANS = ["Liten", "Mellan", "Stor"];
const OFFERS = countProviders("car") + PLANS.length - 1;
const { providerId, slug } = insurers.tuvull;

/** The same quote under three names: a provider of the simulators has one. */
const answerThreefold = (reading: ProviderReading): ProviderReading =>
  reading.kind === "answered"
    ? {
        ...reading,
        offers: reading.offers.flatMap((offer) => PLANS.map((plan) => ({ ...offer, plan, subscriptionName: plan }))),
      }
    : reading;

const withThree = (provider: Provider<unknown>): Provider<unknown> =>
  provider.slug === slug ? { ...provider, read: (reply) => answerThreefold(provider.read(reply)) } : provider;

let stack: CheckoutWorld;
beforeAll(async () => {
  const verticals = createServerVerticals(systemClock).map((vertical) =>
    vertical.description.name === "car" ? { ...vertical, providers: vertical.providers.map(withThree) } : vertical,
  );
  stack = await startCheckoutWorld("several_offers", { SPARV_QUOTE_REUSE: "one" }, verticals);
});
afterAll(() => stack.stop());
beforeEach(() => stack.simulators.resetCounters());

async function search(carregnumber = freshPlate()) {
  const customer = new Customer(stack);
  const found = await customer.runSearch({ ...ordinary, carregnumber });
  if (!found) throw new Error("no result");
  return { customer, carregnumber, ...found, own: found.Ok.filter(isOwn) };
}

const isOwn = ({ ProviderId }: WireOffer): boolean => ProviderId === providerId;
const namesOf = (offers: readonly WireOffer[]) => offers.map(({ SubscriptionName }) => SubscriptionName);
const idsOf = (offers: readonly WireOffer[]) => offers.map(({ ResultId }) => ResultId);

async function quotesAsked(): Promise<number> {
  const counters = await stack.simulators.allCounters();
  return Object.values(counters).reduce((sum, { calls }) => sum + (calls["quote"] ?? 0), 0);
}

test("three offers of one provider are ranked, stored and read again under their ids", async () => {
  const { customer, Ok, SearchId, own } = await search();
  expect(Ok).toHaveLength(OFFERS);
  expect(Ok.map(({ Index }) => Index)).toEqual(Ok.map((_, index) => index));
  expect(namesOf(own)).toEqual(PLANS);
  expect(new Set(idsOf(Ok)).size).toBe(OFFERS);
  const { rows } = await stack.pool.query<{ result_id: string; plan: string }>(
    "select result_id, plan from offers where search_id = $1 order by position",
    [SearchId],
  );
  expect(rows.map(({ result_id }) => result_id)).toEqual(idsOf(Ok));
  expect(rows.flatMap(({ plan }) => (plan === "" ? [] : plan))).toEqual(PLANS);
  const again = await customer.runSearch({ searchid: SearchId });
  expect(idsOf(again?.Ok ?? [])).toEqual(idsOf(Ok));
});

test("progress counts the provider once, and the list its offers", async () => {
  const customer = new Customer(stack);
  const tempsearchid = randomId();
  await customer.post("jamfor/ajax", { ...ordinary, carregnumber: freshPlate(), tempsearchid });
  const { body } = await customer.post("jamfor/progress", { progress: "true", tempsearchid });
  const progress = envelopeSchema(progressDataSchema).parse(body).Data?.Result;
  expect(progress).toMatchObject({ Done: true, Listed: OFFERS });
  expect(progress?.Providers).toHaveLength(countProviders("car"));
});

test("each is opened by its result id, is still the same with other choices, and is ordered", async () => {
  const { customer, own } = await search();
  for (const { ResultId, SubscriptionName } of own) {
    const { Data: state } = await customer.open(ResultId);
    expect([state.ResultId, state.SubscriptionInfo.SubscriptionName]).toEqual([ResultId, SubscriptionName]);
    const changed = await customer.submit("calculate_price", state, { yearlymileage: "3000" });
    expect(changed.Data.Result.SubscriptionInfo.SubscriptionName).toBe(SubscriptionName);
  }
  const [, middle] = own;
  const { Data: state } = await customer.open(middle?.ResultId ?? "");
  const { Data } = await customer.submit("calculate", state, CONTACT);
  const order = Data.Result.SubmittedOrderData;
  expect(order?.State).toBe("placed");
  expect(await placementsOf(stack, order?.OrderId ?? "")).toBe(1);
  const { rows } = await stack.pool.query<{ result_id: string }>("select result_id from orders where id = $1", [
    order?.OrderId,
  ]);
  expect(rows).toEqual([{ result_id: middle?.ResultId }]);
});

test("a cached answer has all its offers, under new ids", async () => {
  const first = await search();
  // An answer is cached a moment after it came.
  await expect
    .poll(async () => {
      await stack.simulators.resetCounters();
      await search(first.carregnumber);
      return quotesAsked();
    })
    .toBe(0);
  const second = await search(first.carregnumber);
  expect(await quotesAsked()).toBe(0);
  expect(namesOf(second.own)).toEqual(PLANS);
  expect(new Set([...idsOf(first.Ok), ...idsOf(second.Ok)]).size).toBe(2 * OFFERS);
});
