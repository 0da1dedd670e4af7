import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { createQuoteMemory } from "#adapters/redis/quote-memory.ts";
import { createSearchProgress } from "#adapters/redis/search-progress.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { OrderCounts } from "#journeys/search/order-counts.port.ts";
import { createFactsSource } from "#journeys/search/register-facts.ts";
import { createSearchJourney, type SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface SearchSetup {
  readonly config: Config;
  /** Made by `createSearchPool`. */
  readonly searchPool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly redis: RedisConnection;
  readonly outbound: Pick<Outbound, "send">;
  readonly vehicles: VehicleRegistry;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly node: string;
  /** Without it no visitor has a known insurance. */
  readonly currentInsurances?: CurrentInsuranceSource;
  /** Undefined until orders are counted: then no provider is popular. */
  readonly orderCounts?: OrderCounts;
  /** Without it no offer is a favourite. */
  readonly favourites?: Pick<FavouritesJourney, "inSearch">;
}

/** Joins store, cache, registers and providers into what a search needs. */
export function createSearches(setup: SearchSetup): SearchJourney {
  const { config, redis, clock, logger, metrics, verticals } = setup;
  const lookupHash = createLookupHash(config.lookupKey);
  const generation = config.quoteReuse;
  return createSearchJourney({
    store: createSearchStore({ pool: setup.searchPool, cipher: setup.cipher }),
    progress: createSearchProgress(redis.client),
    gateway: createProviderGateway(setup.outbound),
    facts: createFactsSource({
      vehicles: setup.vehicles,
      clock,
    }),
    quoteCache: generation === "off" ? undefined : createQuoteMemory({ redis, lookupHash, clock, generation }),
    isCoalescingRequests: config.isCoalescingRequests,
    currentInsurances: setup.currentInsurances ?? NO_CURRENT_INSURANCES,
    orderCounts: setup.orderCounts ?? NO_ORDER_COUNTS,
    favouritesIn: async (personId, searchId) => (await setup.favourites?.inSearch(personId, searchId)) ?? new Map(),
    clock,
    newId: randomId,
    node: setup.node,
    findVertical: (name) => verticals.find(({ description }) => description.name === name),
    cacheFailed: (error) => logger.debug("search progress not cached", { error }),
    openFailed: (error) => logger.warn("a list was not opened before its search ended", { error }),
    measure: metrics,
  });
}

const NO_CURRENT_INSURANCES: CurrentInsuranceSource = { find: () => Promise.resolve(undefined) };

const NO_ORDER_COUNTS: OrderCounts = { recent: () => Promise.resolve(new Map()) };
