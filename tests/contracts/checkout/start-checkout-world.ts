import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noopSecurityLog } from "#domain/security/security-event.ts";
import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { createHttpServer } from "#http/server.ts";
import { createConsents } from "#main/consent.ts";
import { createLogin } from "#main/login.ts";
import { createLookups } from "#main/lookups.ts";
import { createOrders } from "#main/orders.ts";
import { createMailing } from "#main/mail.ts";
import { createSigning, createSigningJobs } from "#main/signing.ts";
import { createSearches } from "#main/searches.ts";
import { startWorker } from "#main/worker.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { startTemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { startRestate } from "#tools/services/restate.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

/** Everything a checkout uses, each part real: HTTP, database, Redis, engine, worker, insurers, registers and mail server. */
export interface CheckoutWorld {
  readonly url: string;
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly simulators: SimulatorControl;
  readonly simulatorsUrl: string;
  /** Runs at once what the worker does every few seconds. */
  sweepSignings(): Promise<number>;
  stop(): Promise<void>;
}

/** Of what the server could not do: vitest prints it with the test that failed. */
const logger = createLogger({ level: "error", destination: { write: (line) => console.error(line.trimEnd()) } });

export async function startCheckoutWorld(
  topic: string,
  changes: Readonly<Record<string, string>> = {},
  verticals = createServerVerticals(systemClock),
): Promise<CheckoutWorld> {
  const folder = mkdtempSync(join(tmpdir(), "sparv-checkout-"));
  const [port = 0, ingressPort = 0, adminPort = 0, nodePort = 0, workerPort = 0] = await freePorts(5);
  const [database, redisServer, simulators, engine] = await Promise.all([
    createTestDatabase(topic),
    startTemporaryRedis(),
    startSimulators({ seed: 1, speed: "instant" }),
    startRestate({ ingressPort, adminPort, nodePort, dataDir: join(folder, "restate") }),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const env = developmentEnvironment({
    SPARV_ENVIRONMENT: "test",
    SPARV_LOG_LEVEL: "error",
    SPARV_PUBLIC_ORIGIN: url,
    SPARV_DATABASE_URL: database.url,
    SPARV_REDIS_URL: redisServer.url,
    SPARV_RESTATE_INGRESS_URL: engine.url,
    SPARV_RESTATE_ADMIN_URL: engine.adminUrl,
    SPARV_WORKER_PORT: String(workerPort),
    SPARV_WORKER_URL: `http://127.0.0.1:${workerPort}`,
    SPARV_PROVIDERS_URL: `${simulators.url}/insurers`,
    SPARV_SPAR_URL: `${simulators.ownUrls["registers/spar"]}/2021.1`,
    SPARV_DNS_SERVER: simulators.ownUrls["registers/names"] ?? "",
    SPARV_SMTP_URL: simulators.ownUrls["mail/smtp"] ?? "",
    SPARV_VEHICLE_REGISTRY_URL: `${simulators.url}/registers/vehicles`,
    SPARV_BANKID_URL: `${simulators.ownUrls["bankid/rp"]}/rp/v6.0`,
    ...changes,
  });
  const config = readConfig(env);
  const worker = await startWorker(env);
  const clock = systemClock;
  const metrics = createMetrics();
  const pool = database.openPool();
  const redis = createRedis({ url: config.redisUrl, logger });
  await redis.waitUntilUp(5_000);
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const resources = {
    config,
    pool,
    searchPool: database.openSearchPool(),
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
    redis,
    outbound,
    starter: createRestateStarter({ ingressUrl: config.restateIngressUrl }),
    verticals,
    applied: [],
    clock,
    logger,
    outageLogger: logger,
    metrics,
    securityLog: noopSecurityLog,
    node: "test",
  };
  const lookups = createLookups(resources);
  const login = createLogin(resources);
  const searches = createSearches(resources, { lookups });
  const mailing = createMailing(resources);
  const signing = createSigning(resources, { mailing, lookups });
  const signingJobs = createSigningJobs(resources, mailing);
  const consents = createConsents(resources);
  const orders = createOrders(resources, { lookups, login, searches, signing, consents });
  const cookieKeys = createCookieKeys(config);
  const rateLimiter = createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics });
  const server = await createHttpServer({
    visitorIds: login.visitorIds,
    findSession: login.findSession,
    publicOrigin: config.publicOrigin,
    trustedProxies: 1,
    cookieKeys,
    rateLimiter,
    logger,
    metrics,
    health: createHealth({ clock, logger }),
    calls: [...searches.calls, ...orders.calls],
  });
  signing.addReturn(server, { cookieKeys, visitorIds: login.visitorIds, rateLimiter });
  await server.listen({ host: "127.0.0.1", port });
  return {
    url,
    config,
    pool,
    simulators: controlSimulators(simulators.url),
    simulatorsUrl: simulators.url,
    sweepSignings: async () => (await signingJobs.sweeps[0]?.run(new AbortController().signal)) ?? 0,
    async stop() {
      server.server.closeAllConnections();
      await server.close();
      await searches.close();
      await worker.start("test");
      const closing = [lookups.close(), login.close(), signing.close(), signingJobs.close?.(), redis.close()];
      await Promise.all([outbound.close(0), ...closing]);
      await engine.stop();
      await simulators.close();
      await database.drop();
      await redisServer.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
