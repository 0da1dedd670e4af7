import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressPricesTarget, createAddressPrices } from "#adapters/address-prices/address-prices.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { addressPricesDataSchema } from "#http/contract/lookup.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { isId } from "#platform/ids.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { serveHttp } from "#tests/support/loopback-server.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { FAULT_KINDS } from "#simulators/kernel/fault.ts";
import { type LookupVisitor, type LookupWorld, startLookupWorld } from "./lookup-world.ts";

const CALL = "/ajax/broadband/calculate/";
const HOME = { zip: "123 45", address: "Tallkottsvägen 12", city: "Farsta" };
const SOURCE = "operators/address-prices";

let world: LookupWorld;

beforeAll(async () => {
  world = await startLookupWorld("address_prices");
});
afterAll(() => world.stop());
beforeEach(() => world.registers.clearFaults());

async function ask(visitor: LookupVisitor, query: Record<string, string>) {
  const { body, headers, status } = await visitor.get(CALL, query);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  return envelopeSchema(addressPricesDataSchema).parse(body);
}

/** Polls like a page, until the search has ended. */
async function askUntilDone(visitor: LookupVisitor, query: Record<string, string>) {
  for (;;) {
    const { Data } = await ask(visitor, query);
    if (!Data?.Result.SearchAlreadyInProgress) return Data?.Result;
  }
}

describe("the price at an address", () => {
  test("is pending first, then available, in the documented fields [L-012] [B-004]", async () => {
    const visitor = world.newVisitor();
    const first = await ask(visitor, HOME);
    expect(first).toMatchObject({ Success: true, Status: "Ok" });
    expect(first.Data).toEqual({ Result: { SearchAlreadyInProgress: true, SearchId: null, Ok: [] } });
    const { Data } = await ask(visitor, HOME);
    expect(Object.keys(Data?.Result ?? {})).toEqual(["SearchAlreadyInProgress", "SearchId", "Ok"]);
    expect(Data?.Result.SearchAlreadyInProgress).toBe(false);
    expect(isId(Data?.Result.SearchId ?? "")).toBe(true);
    const offers = Data?.Result.Ok ?? [];
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(Object.keys(offer)).toEqual(["MonthlyFee", "BroadbandType"]);
    const fees = offers.map(({ MonthlyFee }) => MonthlyFee);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    expect(fees.every((fee) => fee >= 100 && fee <= 1_000)).toBe(true);
  });

  test("differs between places: the address decides which operators deliver", async () => {
    const visitor = world.newVisitor();
    const places = await Promise.all(
      Array.from({ length: 20 }, (_, at) => askUntilDone(visitor, { ...HOME, address: `Kvarngatan ${at + 1}` })),
    );
    const offered = places.map((place) => place?.Ok.map((offer) => offer.BroadbandType).join());
    expect(new Set(offered).size).toBeGreaterThan(3);
    expect(new Set(offered.join().split(","))).toEqual(new Set(["fiber", "coax", "mobile"]));
  });

  test("is one search per visitor, however the address is written, and a separate one for another visitor", async () => {
    const [anna, stranger] = [world.newVisitor(), world.newVisitor()];
    const first = await askUntilDone(anna, HOME);
    const again = await askUntilDone(anna, { zip: "12345", address: " tallkottsvägen  12 ", city: "" });
    expect(again).toEqual(first);
    const other = await askUntilDone(stranger, HOME);
    expect(other?.Ok).toEqual(first?.Ok);
    expect(other?.SearchId).not.toBe(first?.SearchId);
  });

  test("is empty where no operator delivers, and the visitor may still open the comparison", async () => {
    const result = await askUntilDone(world.newVisitor(), { ...HOME, address: "Ödebygden 1" });
    expect(result).toMatchObject({ SearchAlreadyInProgress: false, Ok: [] });
    expect(isId(result?.SearchId ?? "")).toBe(true);
  });

  test.each([
    ["an unknown postal code", { ...HOME, zip: "00000" }, "zip", "Vänligen ange ett giltigt postnummer"],
    ["no postal code", { address: "Tallkottsvägen 12" }, "zip", "Vänligen ange ett giltigt postnummer"],
    ["no street", { ...HOME, address: " " }, "address", "Vi hittar inte adressen"],
    ["a street that is not there", { ...HOME, address: "Ingenstansvägen 3" }, "address", "Vi hittar inte adressen"],
  ])("is refused for %s [L-013]", async (_what, query, field, message) => {
    const answer = await ask(world.newVisitor(), query);
    expect(answer).toMatchObject({ Success: false, Status: "ValidateError", Data: null });
    expect(answer.Error).toEqual([{ ParameterId: field, Message: message }]);
  });

  test.each(["hang", "reset", "5xx", "garbage", "truncate"] as const)(
    "ends without an offer while the operators cannot be asked (%s)",
    async (kind) => {
      expect(FAULT_KINDS).toContain(kind);
      await world.registers.setFaults(SOURCE, { kind });
      const { Success, Data } = await ask(world.newVisitor(), { ...HOME, address: `Felgatan ${kind}` });
      expect(Success).toBe(true);
      expect(Data?.Result).toMatchObject({ SearchAlreadyInProgress: false, Ok: [] });
      expect(isId(Data?.Result.SearchId ?? "")).toBe(true);
    },
  );

  test("is limited: one address that asks too often is stopped", async () => {
    const eager = world.newVisitor();
    const statuses = await Promise.all(
      Array.from({ length: 302 }, async () => (await eager.get(CALL, { zip: "00000" })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("leaves no address in the log", async () => {
    await world.registers.setFaults(SOURCE, { kind: "garbage" });
    await ask(world.newVisitor(), { ...HOME, address: "Hemligvägen 7" });
    const lines = world.logLines.join("");
    expect(lines).toContain("address-prices");
    expect(lines).not.toMatch(/hemligv/i);
  });
});

describe("what the source sends", () => {
  const logger = createLogger({ level: "error" });
  const place = { street: "Tallkottsvägen 12", postalCode: "12345", cityName: "Farsta" };

  async function read(status: number, body: string) {
    const server = await serveHttp((_request, response) => response.writeHead(status).end(body));
    const outbound = createOutbound({
      resolveTarget: () => addressPricesTarget({ addressPricesUrl: server.url }),
      metrics: createMetrics(),
      logger,
      clock: systemClock,
    });
    const finding = await createAddressPrices({ outbound, apiKey: "some-api-key", logger }).ask(place, 2_000);
    await outbound.close(100);
    await server.close();
    return finding;
  }

  test("is read offer by offer: an offer without a valid price or a known connection is skipped", async () => {
    const offers = [
      { operator: "A", technology: "FIBER", monthlyPrice: 399.5 },
      { operator: "B", technology: "SMOKE", monthlyPrice: 99 },
      { operator: "C", technology: "COAX", monthlyPrice: "12" },
      { operator: "D", technology: "MOBILE", monthlyPrice: -1 },
      null,
    ];
    expect(await read(200, JSON.stringify({ state: "DONE", offers }))).toEqual({
      kind: "done",
      offers: [{ type: "fiber", monthlyFeeOre: 39_950 }],
    });
  });

  test.each([
    [200, "<html>"],
    [200, "[]"],
    [200, JSON.stringify({ state: "DONE" })],
    [200, JSON.stringify({ state: "RUNNING", offers: [] })],
    [202, "{}"],
    [500, JSON.stringify({ state: "DONE", offers: [] })],
  ])("with %i %s is no answer", async (status, body) => {
    expect(await read(status, body)).toEqual({ kind: "unavailable" });
  });
});
