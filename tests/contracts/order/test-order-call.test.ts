import { afterAll, beforeAll, expect, test } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { searchDataSchema } from "#http/contract/search.schema.ts";
import { testOrderDataSchema } from "#http/contract/test-order.schema.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { type OwnStack, startOwnStack } from "#tools/processes/own-stack.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";

const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};

const address = newAddress();
let stack: OwnStack;

beforeAll(async () => {
  stack = await startOwnStack({ topic: "test_order", speed: "instant", hasWorker: true });
});
afterAll(() => stack.stop());

async function post(path: string, cookie: string, body: Record<string, string>) {
  const answer = await fetch(stack.url + path, {
    method: "POST",
    headers: { origin: stack.url, cookie, "x-forwarded-for": address },
    body: new URLSearchParams(body),
  });
  return { status: answer.status, json: (await answer.json()) as unknown };
}

async function searchFor(cookie: string, carregnumber: string) {
  const parameters = { ...ordinary, carregnumber, tempsearchid: randomId() };
  const { json } = await post("/forsakring/bil/jamfor/ajax", cookie, parameters);
  const body = envelopeSchema(searchDataSchema).parse(json);
  const { SearchId, Ok } = body.Data?.Result ?? { SearchId: "", Ok: [] };
  return { searchid: SearchId, offers: Ok };
}

async function order(cookie: string, searchid: string, resultid: string) {
  const startdate = "2027-01-01";
  const { status, json } = await post("/forsakring/bil/order/prov", cookie, { searchid, resultid, startdate });
  return { status, body: envelopeSchema(testOrderDataSchema).parse(json) };
}

const newCookie = () => `__Host-sparv=${randomId()}`;

test("an offer ordered twice is one order, placed once at the provider", async () => {
  const cookie = newCookie();
  const { searchid, offers } = await searchFor(cookie, "SPV 24K");
  for (const { ResultId, ProviderName } of offers) {
    const answers = await Promise.all([1, 2].map(() => order(cookie, searchid, ResultId)));
    const results = answers.map(({ body }) => body.Data?.Result);
    expect(results[0], ProviderName).toEqual({ OrderId: expect.stringMatching(/^[\w-]{27}$/), State: "placed" });
    expect(results[1]).toEqual(results[0]);
    const orderId = results[0]?.OrderId ?? "";
    const placed = await Promise.all(["tuvull", "rattvis"].map((slug) => stack.simulators.orders(`insurers/${slug}`)));
    expect(placed.map((byReference) => byReference[orderId] ?? 0).toSorted((a, b) => a - b)).toEqual([0, 1]);
  }
});

test("a provider that refuses is told as refused", async () => {
  const cookie = newCookie();
  const { searchid, offers } = await searchFor(cookie, "REF 001");
  const refusing = offers.find(({ ProviderName }) => ProviderName === "Tuvull");
  const { body } = await order(cookie, searchid, refusing?.ResultId ?? "");
  expect(body.Data?.Result.State).toBe("refused");
});

test("nobody can order from another visitor's result", async () => {
  const { searchid, offers } = await searchFor(newCookie(), "SPV 24K");
  const { status, body } = await order(newCookie(), searchid, offers[0]?.ResultId ?? "");
  expect(status).toBe(404);
  expect(body.Success).toBe(false);
});
