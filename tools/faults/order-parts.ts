import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import type { AcceptOrderPorts } from "#journeys/order/accept-order.ts";
import { findOrderingIn } from "#journeys/order/find-ordering.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { silentLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { AskedOrder } from "./order-clients.ts";
import type { JudgedOrder } from "./order-verdict.ts";
import type { OrderFaultWorld } from "./order-world.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** What our own call would be made of, in the runner's process, and the runner's look into the providers' books. */
export interface OrderParts extends AcceptOrderPorts {
  readonly orders: OrderStore;
  readonly gateway: ProviderGateway;
  /** Providers that take orders. */
  readonly slugs: readonly string[];
  waitUntilSettled(): Promise<void>;
  judge(asked: readonly AskedOrder[]): Promise<JudgedOrder[]>;
  close(): Promise<void>;
}

/** The longest an order may take after the last death: the wait for a lost answer, some tries, the sweep. */
const SETTLE_WITHIN_MS = 120_000;
const LOOK_WITHIN_MS = 10_000;

export function joinOrderParts(world: OrderFaultWorld): OrderParts {
  const config = readConfig(world.env);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-faults", connectionFailed: () => undefined });
  const orders = createOrderStore({
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(config),
    metrics: createMetrics(),
    logger: silentLogger,
    clock: systemClock,
  });
  const gateway = createProviderGateway(outbound);
  const verticals = createServerVerticals(systemClock);
  const findOrdering = findOrderingIn(verticals);
  const providers = verticals.find(({ description }) => description.name === TEST_VERTICAL)?.providers ?? [];
  const slugs = providers.flatMap(({ slug, ordering }) => (ordering ? [slug] : []));
  const soon = () => new Date(Date.now() + 60_000);
  const areAllSettled = async () => (await orders.unsettled({ acceptedBefore: soon(), limit: 1 })).length === 0;

  return {
    orders,
    gateway,
    starter: createRestateStarter({ ingressUrl: config.restateIngressUrl }),
    startFailed: () => undefined,
    slugs,
    waitUntilSettled: () => waitUntil(areAllSettled, SETTLE_WITHIN_MS, "all orders to settle", 250),
    async judge(asked) {
      const books = await readBooks(world.simulatorsUrl, slugs);
      const acknowledged = new Set(asked.map(({ orderId }) => orderId));
      // A provider's book may also hold what no customer was told of.
      const untold = [...books].flatMap(([slug, book]) =>
        Object.keys(book).flatMap((orderId) => (acknowledged.has(orderId) ? [] : { slug, orderId })),
      );
      return Promise.all([
        ...asked.map(({ orderId, quote }) => judgeOne(quote.providerSlug, orderId, true, quote.isToBeRefused)),
        ...untold.map(({ slug, orderId }) => judgeOne(slug, orderId, false, false)),
      ]);

      async function judgeOne(
        slug: string,
        orderId: string | undefined,
        isAcknowledged: boolean,
        isToBeRefused: boolean,
      ): Promise<JudgedOrder> {
        if (orderId === undefined) return { ...NEVER_TAKEN, isToBeRefused };
        const row = await orders.load(orderId);
        const count = books.get(slug)?.[orderId] ?? 0;
        const ordering = findOrdering(TEST_VERTICAL, slug);
        const placedNumbers = count > 0 && ordering ? await numbersOf(gateway, ordering, slug, orderId, count) : [];
        const { state, providerOrderId } = row ?? {};
        return { orderId, isAcknowledged, isToBeRefused, state, providerOrderId, placedNumbers };
      }
    },
    close: async () => {
      await outbound.close(0);
      await pool.end();
    },
  };
}

const NEVER_TAKEN = {
  orderId: "",
  isAcknowledged: false,
  state: undefined,
  providerOrderId: undefined,
  placedNumbers: [],
} as const;

type Book = Readonly<Record<string, number>>;

async function readBooks(simulatorsUrl: string, slugs: readonly string[]): Promise<ReadonlyMap<string, Book>> {
  const simulators = controlSimulators(simulatorsUrl);
  const entries = slugs.map(async (slug) => [slug, await simulators.orders(`insurers/${slug}`)] as const);
  return new Map(await Promise.all(entries));
}

/** The provider tells the number of the first placement only; later ones are given names of our own. */
async function numbersOf(
  gateway: ProviderGateway,
  ordering: ProviderOrdering,
  slug: string,
  orderId: string,
  count: number,
): Promise<string[]> {
  const request = ordering.find(orderId);
  const sent = await gateway.send({ slug, request, deadlineMs: LOOK_WITHIN_MS, repeatable: true });
  const found = sent.kind === "replied" ? ordering.readFound(sent.reply) : undefined;
  const first = found?.kind === "placed" ? found.providerOrderId : "unreadable";
  return [first, ...Array.from({ length: count - 1 }, (_, at) => `placed again, ${at + 2}`)];
}
