import { randomBytes } from "node:crypto";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import type { WorkflowDescription } from "#adapters/restate/restate-workflow.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import { ORDER_WORKFLOW, placeOrder } from "#journeys/order/place-order.workflow.ts";
import { PLACE_LIMITS, type PlaceLimits } from "#journeys/order/place-order.ports.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startTestEngine, type TestEngine } from "#tests/contracts/restate/test-engine.ts";
import { findOrderingIn, orderUrlAt } from "#journeys/order/find-ordering.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

/** Everything an order uses, each part real: database, engine, worker, and the providers as simulators over HTTP. */
export interface OrderWorld {
  readonly engine: TestEngine;
  readonly pool: DatabasePool;
  readonly orders: OrderStore;
  readonly gateway: ProviderGateway;
  readonly providers: SimulatorControl;
  readonly simulatorsUrl: string;
  stop(): Promise<void>;
}

/** Short waits, so that a test takes seconds instead of an hour. */
export const QUICK_LIMITS: PlaceLimits = {
  ...PLACE_LIMITS,
  maxTries: 6,
  firstWaitMs: 20,
  maxWaitMs: 200,
  lookDeadlineMs: 1_000,
  placeDeadlineMs: 1_000,
  quietMs: 300,
  maxPriceTries: 3,
  visitorMs: 4_000,
  visitorLookMs: 300,
  leftMs: 1_500,
};

interface OrderParts {
  readonly pool: DatabasePool;
  readonly simulatorsUrl: string;
  readonly columnKey?: Uint8Array;
  readonly lookupKey?: Uint8Array;
}

/** The order workflow and what it uses. Mails are only recorded; their delivery has its own tests. */
export function joinOrderParts({ pool, simulatorsUrl, columnKey, lookupKey }: OrderParts) {
  const addresses = { providersUrl: `${simulatorsUrl}/insurers`, providerUrls: {} };
  const outbound = createOutbound({
    // The circuit has its own tests; here it would only delay a test until it closes.
    resolveTarget: (slug) => ({ ...resolveProviderTarget(addresses)(slug), halfOpenAfterMs: 50 }),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const gateway = createProviderGateway(outbound);
  const cipher = createColumnCipher([{ id: "t1", key: columnKey ?? randomBytes(32) }]);
  const stores = { pool, cipher, lookupHash: createLookupHash(lookupKey ?? randomBytes(32)) };
  const orders = createOrderStore(stores);
  const verticals = createServerVerticals(systemClock);
  const unsent = () => Promise.resolve();
  const ports = {
    orders,
    gateway,
    findOrdering: findOrderingIn(verticals),
    orderUrl: orderUrlAt("https://sparv.example", verticals),
    beginDelivery: () => Promise.resolve(),
    cancelFormer: () => Promise.resolve(),
    mail: {
      mails: createMailStore(stores),
      starter: { start: unsent },
      startFailed: () => undefined,
      newId: randomId,
    },
    clock: systemClock,
    limits: QUICK_LIMITS,
  };
  const workflow: WorkflowDescription<unknown, unknown> = {
    name: ORDER_WORKFLOW,
    remembersMs: 3_600_000,
    body: (durable) => placeOrder(durable, ports),
  };
  return { orders, gateway, outbound, workflow };
}

export async function startOrderWorld(topic: string): Promise<OrderWorld> {
  const database = await createTestDatabase(topic);
  const pool = database.openPool();
  const simulators = await startSimulators({ seed: 1, speed: "instant" });
  const { orders, gateway, outbound, workflow } = joinOrderParts({ pool, simulatorsUrl: simulators.url });
  const engine = await startTestEngine([workflow]);
  return {
    engine,
    pool,
    orders,
    gateway,
    providers: controlSimulators(simulators.url),
    simulatorsUrl: simulators.url,
    async stop() {
      await engine.stop();
      await outbound.close(0);
      await simulators.close();
      await database.drop();
    },
  };
}
