import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import type { WireOffer } from "#http/contract/search.schema.ts";
import { testRuns } from "#tests/support/test-runs.ts";
import { systemClock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { Customer, inDays } from "./checkout-world.ts";
import { generatedChoices, generatedSearches, type Parameters } from "./generated-search.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

/** Searches of each vertical, each opened at every insurer that gives a price. */
const RUNS = testRuns(12);
const SEED = Number(process.env["SPARV_TEST_SEED"] ?? 20_261_116);
const MAX_DAYS_AHEAD = 365;

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("choices");
});
afterAll(() => stack.stop());

const sold = createServerVerticals(systemClock).filter(({ checkout }) => checkout !== undefined);

describe.each(sold.map((vertical) => [vertical.description.name, vertical] as const))("%s", (name, vertical) => {
  const samples = simulatedVerticals.find((each) => each.name === name)?.samples;
  if (!samples) throw new Error(`${name} has no samples`);
  const searches = generatedSearches(vertical, samples);
  const service = { path: vertical.description.path, vertical: name };

  test(
    "whatever is searched for opens in the checkout as searched, at the offer's price",
    { timeout: RUNS * 15_000 },
    async () => {
      const opened = new Set<number>();
      await fc.assert(
        fc.asyncProperty(searches, fc.integer({ min: 0, max: MAX_DAYS_AHEAD }), async (parameters, days) => {
          const customer = new Customer(stack, service);
          const offers = orderable(vertical, await customer.search(parameters));
          await Promise.all(
            offers.map(async (offer) => {
              const { Data: state } = await customer.open(offer.ResultId, { startdate: inDays(days) });
              expect(priceOf(state, vertical), offer.ProviderName).toEqual(priceOf(offer, vertical));
              const first = startDateOf(state)?.attrs.min ?? "";
              const asked = inDays(days);
              expect(fieldsOf(state)["startdate"]).toBe(asked < String(first) ? first : asked);
              await expectAsSearched(customer, vertical, parameters, offer, state);
              opened.add(offer.ProviderId);
            }),
          );
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: RUNS <= 50 },
      );
      // Without a single insurer the property has proven nothing.
      expect(opened.size).toBe(vertical.providers.filter(({ ordering }) => ordering).length);
    },
  );

  test("a search with one change preserves the other choices", { timeout: RUNS * 15_000 }, async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(searches, searches, fc.nat(), async (parameters, others, at) => {
        const searched = serialized(vertical, parameters);
        const names = Object.keys(searched).filter((each) => others[each] !== undefined);
        const name = names[at % names.length] ?? "";
        const change = { [name]: others[name] ?? "" };
        fc.pre(vertical.parse({ ...searched, ...change }).ok);
        const customer = new Customer(stack, service);
        const { SearchId: basedon = "" } = (await customer.runSearch(parameters)) ?? {};
        const changed = await customer.search({ ...change, basedon });
        const whole = await customer.search({ ...searched, ...change });
        expect(changed.map(termsOf), name).toEqual(whole.map(termsOf));
        compared += whole.length;
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: RUNS <= 50 },
    );
    expect(compared).toBeGreaterThan(0);
  });

  test("any choice in the checkout costs the same as a search for it", { timeout: RUNS * 15_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(withChoices(vertical, searches), fc.nat(), async ([parameters, choices], at) => {
        const customer = new Customer(stack, service);
        const offers = orderable(vertical, await customer.search(parameters));
        const offer = offers[at % Math.max(offers.length, 1)];
        if (!offer) return;
        const { Data: state } = await customer.open(offer.ResultId);
        const { Data, Status } = await customer.submit("calculate_price", state, choices);
        const again = orderable(vertical, await customer.search({ ...parameters, ...choices }));
        const ofProvider = again.filter(({ ProviderId }) => ProviderId === offer.ProviderId);
        // A provider may have several offers; of one that has one, another choice may change the name.
        const same =
          ofProvider.find(({ SubscriptionName }) => SubscriptionName === offer.SubscriptionName) ?? ofProvider[0];
        expect(Status, offer.ProviderName).toBe(same ? levelStatus(Data.Result, choices) : "Refused");
        expect(same && priceOf(Data.Result, vertical), offer.ProviderName).toEqual(same && priceOf(same, vertical));
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: RUNS <= 50 },
    );
  });
});

/** The choice equals the search; or the insurer lacks the level, and the level that the checkout shows gives the same offer. */
async function expectAsSearched(
  customer: Customer,
  vertical: AnyVerticalServer,
  parameters: Parameters,
  offer: WireOffer,
  state: CheckoutState,
): Promise<void> {
  const searched = serialized(vertical, parameters);
  const shown = fieldsOf(state);
  const names = choicesOf(vertical, parameters).map(({ name }) => name);
  const opened = Object.fromEntries(names.map((name) => [name, shown[name]]));
  const asSearched = Object.fromEntries(names.map((name) => [name, searched[name] ?? ""]));
  if (JSON.stringify(opened) === JSON.stringify(asSearched)) return;
  const changed = { ...parameters, ...(opened as Parameters) };
  const again = (await customer.search(changed)).find(({ ProviderId }) => ProviderId === offer.ProviderId);
  expect(again && termsOf(again), `${offer.ProviderName} opened ${JSON.stringify(opened)}`).toEqual(termsOf(offer));
}

const withChoices = (vertical: AnyVerticalServer, searches: fc.Arbitrary<Parameters>) =>
  searches.chain((parameters) => fc.tuple(fc.constant(parameters), generatedChoices(choicesOf(vertical, parameters))));

const choicesOf = (vertical: AnyVerticalServer, parameters: Parameters) =>
  vertical.checkout?.customize(searchOf(vertical, parameters)) ?? [];

const serialized = (vertical: AnyVerticalServer, parameters: Parameters): Parameters =>
  vertical.serialize(searchOf(vertical, parameters));

function searchOf(vertical: AnyVerticalServer, parameters: Parameters): unknown {
  const parsed = vertical.parse(parameters);
  if (!parsed.ok) throw new Error("not a valid search");
  return parsed.value;
}

const orderable = ({ providers }: AnyVerticalServer, offers: readonly WireOffer[]): WireOffer[] =>
  offers.filter(({ ProviderId }) =>
    providers.some(({ providerId, ordering }) => providerId === ProviderId && ordering),
  );

/** Whole öre: the calls write kronor. */
/** The month of an offer that its vertical presents itself is a part of the price: a fee beside the use. */
function priceOf(priced: WireOffer | CheckoutState, { presentOffer }: AnyVerticalServer) {
  const month = ({ MonthlyFee }: { readonly MonthlyFee: string }) => (presentOffer ? undefined : MonthlyFee);
  return "PriceInfo" in priced
    ? {
        yearlyOre: Math.round(priced.PriceInfo.YearlyFeeRaw * 100),
        monthly: month(priced.PriceInfo),
        isOutdated: priced.PriceInfo.Outdated,
      }
    : { yearlyOre: Math.round(priced.YearlyFeeRaw * 100), monthly: month(priced), isOutdated: false };
}

const termsOf = ({ YearlyFeeRaw, MonthlyFeeRaw, ExcessCostInfo }: WireOffer) => ({
  YearlyFeeRaw,
  MonthlyFeeRaw,
  ExcessCostInfo,
});

/** An insurer without the chosen level states so, and its checkout shows the level that it has. */
const levelStatus = (state: CheckoutState, choices: Parameters): string =>
  Object.entries(choices).every(([name, value]) => fieldsOf(state)[name] === value) ? "Ok" : "PriceChanged";

const startDateOf = ({ FormParameters }: CheckoutState) =>
  Object.values(FormParameters)
    .flat()
    .find(({ model }) => model.ParameterName === "startdate");

const fieldsOf = ({ FormParameters }: CheckoutState): Record<string, string> =>
  Object.fromEntries(
    Object.values(FormParameters)
      .flat()
      .map(({ model }) => [model.ParameterName, model.DefaultValue ?? ""]),
  );
