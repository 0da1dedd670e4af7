import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { type ProgressData, progressDataSchema } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { countProviders } from "#tests/support/providers.ts";
import { CONTACT, Customer, placementsOf } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
/** Within the provider's deadline, and long enough to place an order before it. */
const LATE_MS = 7_000;

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("open_list");
});
afterAll(() => stack.stop());

beforeEach(async () => {
  await stack.simulators.clearFaults();
  await stack.simulators.resetCounters();
});

const delay = (slug: keyof typeof insurers, delayMs: number) =>
  stack.simulators.setFaults(`insurers/${slug}`, { kind: "slow", delayMs, operation: "quote" });

/** A running search, as its page follows it. */
function startSearch() {
  const customer = new Customer(stack);
  const tempsearchid = randomId();
  const ended = customer.post("jamfor/ajax", { ...ordinary, carregnumber: freshPlate(), tempsearchid });
  const progress = async (by = customer): Promise<ProgressData["Result"] | undefined> => {
    const { body } = await by.post("jamfor/progress", { progress: "true", tempsearchid });
    return envelopeSchema(progressDataSchema).parse(body).Data?.Result;
  };
  /** Undefined when the search has ended before that. */
  const untilListed = async (count: number): Promise<ProgressData["Result"] | undefined> => {
    for (;;) {
      const reading = await progress();
      if (reading?.Done) return undefined;
      if (reading?.Listed === count) return reading;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { customer, ended, progress, untilListed };
}

/** On a busy machine the fast answers can be as late as the slow ones: then the test makes another search. */
async function openList(count: number) {
  for (let tries = 0; tries < 4; tries++) {
    const search = startSearch();
    const reading = await search.untilListed(count);
    if (reading) return { ...search, ...reading };
    await search.ended;
  }
  throw new Error("no search was slow enough");
}

const storedOffers = async (searchId: string): Promise<Map<number, string>> => {
  const { rows } = await stack.pool.query<{ provider_id: number; result_id: string }>(
    "select provider_id, result_id from offers where search_id = $1 order by position",
    [searchId],
  );
  return new Map(rows.map(({ provider_id, result_id }) => [provider_id, result_id]));
};

const resultOf = async (ended: ReturnType<typeof startSearch>["ended"]) =>
  ((await ended).body as { Data: { Result: { Ok: { ProviderId: number; ResultId: string; Index: number }[] } } }).Data
    .Result;

test("an offer is ordered before the last insurer has answered, and the late price joins the same search", async () => {
  await delay("tuvull", LATE_MS);
  const { customer, ended, progress, SearchId, Providers } = await openList(11);
  expect(Providers.filter(({ Answered }) => Answered)).toHaveLength(countProviders("car") - 1);
  const early = await storedOffers(SearchId);
  expect(early.size).toBe(countProviders("car") - 1);

  const { Data: state } = await customer.open(early.get(insurers.rask.providerId) ?? "");
  expect(state.ResultId).toBe(early.get(insurers.rask.providerId));
  const { Data } = await customer.submit("calculate", state, CONTACT);
  const order = Data.Result.SubmittedOrderData;
  expect(order?.State).toBe("placed");
  expect(await placementsOf(stack, order?.OrderId ?? "")).toBe(1);

  const { Ok } = await resultOf(ended);
  expect(Ok).toHaveLength(countProviders("car"));
  expect(Ok.map(({ Index }) => Index)).toEqual(Ok.map((_, index) => index));
  for (const [providerId, resultId] of early)
    expect(Ok.find(({ ProviderId }) => ProviderId === providerId)?.ResultId).toBe(resultId);
  expect([...(await storedOffers(SearchId)).values()]).toEqual(Ok.map(({ ResultId }) => ResultId));
  expect(await progress()).toMatchObject({ Done: true, Listed: 12, SearchId });
  const { rows } = await stack.pool.query("select id from searches where id = $1 and state = 'done'", [SearchId]);
  expect(rows).toHaveLength(1);
});

test("an early price does not wait for the last one", async () => {
  await delay("tuvull", LATE_MS);
  await delay("milvis", LATE_MS / 2);
  const { customer, ended, untilListed, SearchId } = await openList(10);
  const early = await storedOffers(SearchId);
  expect((await untilListed(11))?.SearchId).toBe(SearchId);
  const later = await storedOffers(SearchId);
  await stack.simulators.clearFaults("insurers/milvis");
  const resultId = later.get(insurers.milvis.providerId) ?? "";
  expect((await customer.open(resultId)).Data.ResultId).toBe(resultId);
  for (const [providerId, id] of early) expect(later.get(providerId)).toBe(id);
  await ended;
});

test("a repeated request for a running search waits for the same answers, and no provider is asked twice", async () => {
  await delay("tuvull", LATE_MS);
  const { customer, ended, SearchId } = await openList(11);
  const again = customer.post("jamfor/ajax", { searchid: SearchId, tempsearchid: randomId() });
  expect((await resultOf(again)).Ok).toEqual((await resultOf(ended)).Ok);
  const counters = await stack.simulators.allCounters();
  for (const { slug } of Object.values(insurers))
    expect(counters[`insurers/${slug}`]?.calls["quote"] ?? 1, slug).toBe(1);
});

test("an open list is available to its owner only", async () => {
  await delay("tuvull", LATE_MS);
  const { ended, progress, SearchId } = await openList(11);
  const stranger = new Customer(stack);
  expect(await progress(stranger)).toBeUndefined();
  const [resultId = ""] = (await storedOffers(SearchId)).values();
  expect((await stranger.open(resultId)).status).toBe(404);
  expect((await stranger.post("jamfor/ajax", { searchid: SearchId, tempsearchid: randomId() })).status).toBe(404);
  await ended;
});

test("a search with only fast answers is not listed before its end", async () => {
  const { ended, progress } = startSearch();
  await ended;
  const { SearchId = "" } = (await progress()) ?? {};
  const { rows } = await stack.pool.query<{ opened_at: Date | null }>("select opened_at from searches where id = $1", [
    SearchId,
  ]);
  expect(rows).toEqual([{ opened_at: null }]);
});
