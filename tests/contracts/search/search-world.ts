import type { AddressInfo } from "node:net";
import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { noopSecurityLog } from "#domain/security/security-event.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { registerSearchStreams, type SearchStreams } from "#http/routes/search-stream.route.ts";
import { createHttpServer } from "#http/server.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { createAddressPricing } from "#main/address-prices.ts";
import { createAssistant } from "#main/assistant.ts";
import { createLookups } from "#main/lookups.ts";
import { createReceiptJobs, createReceipts } from "#main/receipts.ts";
import { createSearches } from "#main/searches.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createMetrics, type Metrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

/** Everything a search uses, each part real: HTTP, database, its own Redis, registers and insurers as simulators. */
export interface SearchWorld {
  readonly redis: TemporaryRedis;
  readonly pool: DatabasePool;
  readonly simulators: SimulatorControl;
  readonly simulatorsUrl: string;
  /** Results of fetches, by fetch id and owner. */
  readonly fetched: Map<string, { readonly owner: string; readonly insurance: CurrentInsurance }>;
  /** An additional web node. */
  startNode(changes?: Readonly<Record<string, string>>): Promise<SearchNode>;
  stop(): Promise<void>;
}

export interface SearchNode {
  readonly url: string;
  readonly journey: SearchJourney;
  readonly receipts: ReturnType<typeof createReceipts> & { sweep(signal: AbortSignal): Promise<number> };
  readonly metrics: Metrics;
  readonly streams: SearchStreams;
  stop(): Promise<void>;
}

export const samples = simulatedVerticals.find(({ name }) => name === "car")?.samples;
if (!samples) throw new Error("no samples");

export const SEARCH_PATH = "/forsakring/bil/jamfor/ajax";
export const PROGRESS_PATH = "/forsakring/bil/jamfor/progress";

export async function startSearchWorld(topic: string): Promise<SearchWorld> {
  const [database, redis, simulators] = await Promise.all([
    createTestDatabase(topic),
    startTemporaryRedis(),
    startSimulators({ seed: 1, speed: "instant" }),
  ]);
  const fetched: SearchWorld["fetched"] = new Map();
  const nodes: SearchNode[] = [];
  return {
    redis,
    pool: database.openPool(),
    simulators: controlSimulators(simulators.url),
    simulatorsUrl: simulators.url,
    fetched,
    async startNode(changes = {}) {
      const env = developmentEnvironment({
        SPARV_DATABASE_URL: database.url,
        SPARV_REDIS_URL: redis.url,
        SPARV_PROVIDERS_URL: `${simulators.url}/insurers`,
        SPARV_VEHICLE_REGISTRY_URL: `${simulators.url}/registers/vehicles`,
        SPARV_LANGUAGE_MODEL_URL: `${simulators.url}/models/chat/v1`,
        ...changes,
      });
      const node = await startNode(env, database.openSearchPool(), database.openPool(), fetched);
      nodes.push(node);
      return node;
    },
    async stop() {
      for (const node of nodes) await node.stop();
      await simulators.close();
      await database.drop();
      await redis.remove();
    },
  };
}

async function startNode(
  env: Readonly<Record<string, string>>,
  searchPool: DatabasePool,
  pool: DatabasePool,
  fetched: SearchWorld["fetched"],
): Promise<SearchNode> {
  const config = readConfig(env);
  const clock = systemClock;
  const logger = noopLogger;
  const metrics = createMetrics();
  const verticals = createServerVerticals(clock);
  const redis = createRedis({ url: config.redisUrl, logger });
  await redis.waitUntilUp(5_000);
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const cookieKeys = createCookieKeys(config);
  const rateLimiter = createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics });
  const resources = {
    config,
    pool,
    searchPool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
    redis,
    rateLimiter,
    outbound,
    verticals,
    clock,
    logger,
    metrics,
    securityLog: noopSecurityLog,
    node: `test-${randomId()}`,
  };
  const lookups = createLookups(resources);
  const receipts = createReceipts(resources);
  const searches = createSearches(resources, {
    lookups,
    receipts,
    currentInsurances: {
      find: (_vertical, fetchDataId, owner) => {
        const found = fetched.get(fetchDataId);
        return Promise.resolve(found?.owner === owner ? found.insurance : undefined);
      },
    },
  });
  const { journey } = searches;
  const assistant = createAssistant(resources, { searches });
  const addressPrices = createAddressPricing(resources, { lookups, searches });
  const server = await createHttpServer({
    visitorIds: noFormerIds,
    findSession: () => Promise.resolve(undefined),
    publicOrigin: config.publicOrigin,
    trustedProxies: 1,
    cookieKeys,
    rateLimiter,
    logger,
    metrics,
    health: createHealth({ clock, logger }),
    calls: [...searches.calls, ...assistant.calls, ...addressPrices.calls],
  });
  const streams = registerSearchStreams(server, {
    journey,
    verticals,
    cookieKeys,
    visitorIds: noFormerIds,
    rateLimiter,
    clock,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  let isStopped = false;
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    journey,
    receipts: { ...receipts, sweep: createReceiptJobs(resources).sweeps[0]?.run ?? noSweep },
    metrics,
    streams,
    async stop() {
      if (isStopped) return;
      isStopped = true;
      streams.close();
      server.server.closeAllConnections();
      await server.close();
      journey.close();
      await receipts.close();
      await outbound.close(0);
      await assistant.close(0);
      await lookups.close();
      await redis.close();
      // Left open until they are idle long enough, those of several nodes would be more than the server takes.
      await Promise.all([pool.end(), searchPool.end()]);
    },
  };
}

const noSweep = () => Promise.reject(new Error("no sweep"));

/** A separate browser, at its own address. */
export class Visitor {
  readonly cookie = `${VISITOR_COOKIE}=${randomId()}`;
  readonly address = `10.${randomByte()}.${randomByte()}.${randomByte()}`;

  post(node: Pick<SearchNode, "url">, path: string, body: Readonly<Record<string, string>>): Promise<Response> {
    return fetch(node.url + path, {
      method: "POST",
      headers: { ...this.headers(), origin: "http://localhost:3000" },
      body: new URLSearchParams(body),
    });
  }

  headers(): Record<string, string> {
    return { cookie: this.cookie, "x-forwarded-for": this.address };
  }
}

const randomByte = (): number => Math.floor(Math.random() * 254) + 1;
