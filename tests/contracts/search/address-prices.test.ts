import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { addressPricesDataSchema } from "#http/contract/lookup.schema.ts";
import { isId } from "#platform/ids.ts";
import { type SearchNode, type SearchWorld, startSearchWorld, Visitor } from "./search-world.ts";

const CALL = "/ajax/broadband/calculate/";
const HOME = { zip: "123 45", address: "Sparvvägen 7", city: "Farsta" };

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("address_prices");
  node = await world.startNode();
});
afterAll(() => world.stop());
afterEach(() => world.simulators.clearFaults());

async function ask(visitor: Visitor, query: Readonly<Record<string, string>>) {
  const url = `${node.url}${CALL}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(url, { headers: visitor.headers() });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return envelopeSchema(addressPricesDataSchema).parse(await answer.json());
}

/** Asks like a page, until the search has ended. */
async function askUntilDone(visitor: Visitor, query: Readonly<Record<string, string>>) {
  for (;;) {
    const { Data } = await ask(visitor, query);
    if (!Data?.Result.SearchAlreadyInProgress) return Data?.Result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("the price at an address", () => {
  test("is pending first, then available, in the documented fields [L-012] [B-004]", async () => {
    const visitor = new Visitor();
    const first = await ask(visitor, HOME);
    expect(first).toMatchObject({ Success: true, Status: "Ok" });
    expect(first.Data).toEqual({ Result: { SearchAlreadyInProgress: true, SearchId: null, Ok: [] } });
    const result = await askUntilDone(visitor, HOME);
    expect(Object.keys(result ?? {})).toEqual(["SearchAlreadyInProgress", "SearchId", "Ok"]);
    expect(isId(result?.SearchId ?? "")).toBe(true);
    const offers = result?.Ok ?? [];
    for (const offer of offers) expect(Object.keys(offer)).toEqual(["MonthlyFee", "BroadbandType"]);
    const fees = offers.map(({ MonthlyFee }) => MonthlyFee);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    // The ordinary fee of the price lists, not that of a campaign.
    expect(offers[0]?.MonthlyFee).toBe(299);
    expect(new Set(offers.map(({ BroadbandType }) => BroadbandType))).toEqual(new Set(["fiber", "coax", "mobile"]));
  });

  test("is a search of the visitor's own, with its list [B-008]", async () => {
    const visitor = new Visitor();
    const result = await askUntilDone(visitor, HOME);
    const body = { tempsearchid: "t".repeat(27), basedon: result?.SearchId ?? "" };
    const listed = await visitor.post(node, "/bredband/jamfor/ajax", body);
    const { Data } = (await listed.json()) as { Data: { Result: { Ok: unknown[] } } };
    expect(Data.Result.Ok.length).toBe(result?.Ok.length);
    const stranger = await new Visitor().post(node, "/bredband/jamfor/ajax", body);
    expect(await stranger.json()).toMatchObject({ Success: false });
  });

  test("is one search per visitor, however the address is written, and a separate one for another visitor", async () => {
    const [anna, stranger] = [new Visitor(), new Visitor()];
    const first = await askUntilDone(anna, HOME);
    const again = await askUntilDone(anna, { zip: "12345", address: " sparvvägen  7 ", city: "" });
    expect(again).toEqual(first);
    const other = await askUntilDone(stranger, HOME);
    expect(other?.Ok).toEqual(first?.Ok);
    expect(other?.SearchId).not.toBe(first?.SearchId);
  });

  test("differs between places: the address decides who delivers", async () => {
    const visitor = new Visitor();
    const places = await Promise.all(
      Array.from({ length: 12 }, (_, at) => askUntilDone(visitor, { ...HOME, address: `Kvarngatan ${at + 1}` })),
    );
    const offered = places.map((place) => place?.Ok.map((offer) => offer.BroadbandType).join());
    expect(new Set(offered).size).toBeGreaterThan(3);
  });

  test("is empty where no operator delivers, and while none can be asked, and the visitor may still open the list", async () => {
    const nowhere = await askUntilDone(new Visitor(), { ...HOME, address: "Ödebygden 1" });
    expect(nowhere).toMatchObject({ SearchAlreadyInProgress: false, Ok: [] });
    const broken = await askUntilDone(new Visitor(), { ...HOME, address: "Felvägen 0" });
    expect(broken).toMatchObject({ SearchAlreadyInProgress: false, Ok: [] });
    expect(isId(broken?.SearchId ?? "")).toBe(true);
  });

  test.each([
    ["an unknown postal code", { ...HOME, zip: "00000" }, "zip", "Vänligen ange ett giltigt postnummer"],
    ["no postal code", { address: "Tallkottsvägen 12" }, "zip", "Vänligen ange ett giltigt postnummer"],
    ["no street", { ...HOME, address: " " }, "address", "Vi hittar inte adressen"],
    ["a street that cannot be one", { ...HOME, address: "<b>" }, "address", "Vi hittar inte adressen"],
  ])("is refused for %s [L-013]", async (_what, query, field, message) => {
    const answer = await ask(new Visitor(), query);
    expect(answer).toMatchObject({ Success: false, Status: "ValidateError", Data: null });
    expect(answer.Error).toEqual([{ ParameterId: field, Message: message }]);
  });
});
