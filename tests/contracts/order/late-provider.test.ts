import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import { placeAtProvider } from "#journeys/order/place-at-provider.step.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound, type Outbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { orderOf } from "#tools/faults/test-orders.ts";
import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import { QUICK_LIMITS } from "./order-world.ts";

/**
 * The worst possible provider: an order sent twice is placed twice, and an accepted order cannot be found until it
 * has been processed for a while.
 */
const VISIBLE_AFTER_MS = 150;

let placements = 0;
let visible = new Set<string>();
let refusal: string | undefined;
let server: Server;
let outbound: Outbound;
let database: TestDatabase;
let orders: OrderStore;

beforeAll(async () => {
  server = createServer((request, response) => {
    const reference = request.url?.slice(1) ?? "";
    if (request.method === "GET") return response.writeHead(visible.has(reference) ? 200 : 404).end();
    if (refusal !== undefined) return response.writeHead(422).end(refusal);
    placements += 1;
    setTimeout(() => {
      visible.add(reference);
      response.writeHead(200).end();
    }, VISIBLE_AFTER_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  outbound = createOutbound({
    resolveTarget: () => ({ baseUrl }),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  database = await createTestDatabase("late_provider");
  const cipher = createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]);
  orders = createOrderStore({ pool: database.openPool(), cipher, lookupHash: createLookupHash(Buffer.alloc(32, 8)) });
});
afterAll(async () => {
  await outbound.close(0);
  server.closeAllConnections();
  server.close();
  await database.drop();
});
beforeEach(() => {
  placements = 0;
  visible = new Set();
  refusal = undefined;
});

const ordering: ProviderOrdering = {
  price: ({ quoteId }) => ({ method: "GET", path: `/price/${quoteId}`, headers: {} }),
  readPriced: () => ({
    kind: "priced",
    subscriptionId: "s",
    yearlyFeeOre: 1,
    monthlyFeeOre: 1,
    addOns: [],
    discounts: [],
  }),
  place: ({ reference }) => ({ method: "POST", path: `/${reference}`, headers: {}, body: "" }),
  readPlaced: ({ status, body }) =>
    status === 422 ? { kind: "refused", message: body } : { kind: "placed", providerOrderId: "late" },
  find: (reference) => ({ method: "GET", path: `/${reference}`, headers: {} }),
  readFound: ({ status }) => (status === 404 ? { kind: "not-found" } : { kind: "placed", providerOrderId: "late" }),
  withdraw: ({ reference }) => ({ method: "POST", path: `/${reference}/withdrawal`, headers: {}, body: "" }),
  readWithdrawn: () => ({ kind: "withdrawn" }),
};

const portsWith = (limits: Partial<PlaceOrderPorts["limits"]>): PlaceOrderPorts => ({
  orders,
  gateway: createProviderGateway(outbound),
  findOrdering: () => ordering,
  beginDelivery: () => Promise.resolve(),
  cancelFormer: () => Promise.resolve(),
  orderUrl: () => "https://sparv.example/",
  mail: {
    mails: { queue: () => Promise.reject(new Error("not used")) },
    starter: { start: () => Promise.reject(new Error("not used")) },
    startFailed: () => undefined,
    newId: randomId,
  },
  clock: systemClock,
  limits: { ...QUICK_LIMITS, maxTries: 1_000, firstWaitMs: 5, maxWaitMs: 5, ...limits },
});

/** An engine without persistence, because nothing crashes here. */
const plainDurable = (key: string): Durable => ({
  key,
  run: (_step, effect) => effect(),
  sleep: (_name, waitMs) => systemClock.sleep(waitMs),
  waitFor: () => Promise.reject(new Error("not used")),
  nowMs: () => Promise.reject(new Error("not used")),
});

async function acceptOne(): Promise<string> {
  const order = orderOf({
    vertical: "car",
    providerSlug: "late",
    subscriptionId: "S-1",
    yearlyFeeOre: 100_00,
    monthlyFeeOre: 9_00,
    personalNumber: "199001012385",
  });
  return (await orders.accept(order, undefined)).orderId;
}

test("overlapping runs of the same step place the order once", async () => {
  const orderId = await acceptOne();
  const ports = portsWith({ quietMs: 1_000 });
  const runs = Array.from({ length: 5 }, () => placeAtProvider(plainDurable(orderId), ports));
  expect(await Promise.all(runs)).toEqual(runs.map(() => ({ state: "placed", providerOrderId: "late" })));
  expect(placements).toBe(1);
});

test("a late answer is waited for before anything is sent again", async () => {
  const orderId = await acceptOne();
  const outcome = await placeAtProvider(plainDurable(orderId), portsWith({ placeDeadlineMs: 50, quietMs: 1_000 }));
  expect(outcome).toEqual({ state: "placed", providerOrderId: "late" });
  expect(placements).toBe(1);
});

test("without that wait the same provider gets the order again and again", async () => {
  const orderId = await acceptOne();
  await placeAtProvider(plainDurable(orderId), portsWith({ placeDeadlineMs: 50, quietMs: 0 }));
  expect(placements).toBeGreaterThan(1);
});

test("a refusal that repeats the customer's details is stored without them", async () => {
  refusal = "Kunden 900101-2385 har skulder.";
  const outcome = await placeAtProvider(plainDurable(await acceptOne()), portsWith({}));
  expect(outcome).toEqual({ state: "refused", message: "Kunden ••• har skulder." });
});

test("after the last attempt the order is uncertain, and the reason is reported without the customer's details", async () => {
  const confused: ProviderOrdering = {
    ...ordering,
    readFound: () => ({ kind: "unreadable", why: "unexpected text about 19900101-2385" }),
  };
  const ports = { ...portsWith({ maxTries: 3 }), findOrdering: () => confused };
  const outcome = await placeAtProvider(plainDurable(await acceptOne()), ports);
  expect(outcome).toEqual({ state: "uncertain", why: "unexpected text about •••" });
  expect(placements).toBe(0);
});

test("an answer that makes our own reader throw is looked up, not sent again", async () => {
  const fragile: ProviderOrdering = {
    ...ordering,
    readPlaced: () => {
      throw new TypeError("cannot read");
    },
  };
  const outcome = await placeAtProvider(plainDurable(await acceptOne()), {
    ...portsWith({}),
    findOrdering: () => fragile,
  });
  expect(outcome).toEqual({ state: "placed", providerOrderId: "late" });
  expect(placements).toBe(1);
});

test("an order that a person has settled meanwhile is not changed", async () => {
  const orderId = await acceptOne();
  await orders.settle(orderId, { state: "placed", providerOrderId: "by hand" });
  const outcome = await placeAtProvider(plainDurable(orderId), portsWith({}));
  expect(outcome).toEqual({ state: "placed", providerOrderId: "by hand" });
  expect(placements).toBe(0);
});
