import { createAuditChecks } from "#adapters/postgres/audit-checks.ts";
import { checkLookupKeys } from "#adapters/postgres/lookup-generations.ts";
import { createSearchPool } from "#adapters/postgres/search-pool.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { type Config, ConfigError } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { reportUnreadable } from "#platform/crypto/report-unreadable.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { createReadPool, type ReadConnection } from "#platform/database/read-pool.ts";
import { refuseUnsafeRole } from "#platform/database/refuse-unsafe-role.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import { createHealth, type Health } from "#platform/lifecycle/health.ts";
import { createOutageLogger, probeServices } from "#platform/lifecycle/outage-logger.ts";
import type { Service } from "#platform/lifecycle/service-fault.ts";
import { createShutdown, SHUTDOWN_GRACE_MS, type Shutdown } from "#platform/lifecycle/shutdown.ts";
import { captureFaults } from "#platform/logging/capture-faults.ts";
import { createLogger, type Logger } from "#platform/logging/logger.ts";
import { createSecurityLog } from "#platform/logging/security-log.ts";
import { createOutbound, type Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { createRateLimiter, type RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { endsWithin } from "#platform/telemetry/ends-within.ts";
import { createMetrics, type Metrics } from "#platform/telemetry/metrics.ts";
import { reportUpkeep } from "#platform/telemetry/report-upkeep.ts";
import { currentTraceId, startTracing } from "#platform/telemetry/tracing.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { listenForOperators } from "./operator-listener.ts";
import { refuseNotAgreed } from "./refuse-not-agreed.ts";
import type { Jobs, Subject } from "./subject.ts";

/** What subjects are made from. */
export interface Resources extends StorePorts {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** For the parts that wait for a service to return. */
  readonly outageLogger: Logger;
  readonly metrics: Metrics;
  readonly securityLog: SecurityLog;
  /** This node's name among the others. */
  readonly node: string;
  /** Made by `createSearchPool`. */
  readonly searchPool: DatabasePool;
  /** For what may be a few seconds old; never for what a visitor has just written. */
  readonly readPool: ReadConnection;
  readonly redis: RedisConnection;
  /** To the providers. */
  readonly outbound: Outbound;
  readonly rateLimiter: RateLimiter;
  readonly starter: WorkflowStarter;
  /** Those that are searched. */
  readonly verticals: readonly AnyVerticalServer[];
  /** Those that are applied for. */
  readonly applied: readonly AppliedVertical[];
}

export interface Program extends Resources {
  readonly health: Health;
  readonly shutdown: Shutdown;
  /** Answers operators, and adds the last stages: the subjects close, then what they use. */
  serveOperators(subjects: Readonly<Record<string, Subject | Jobs>>): Promise<void>;
}

export interface ProgramSetup {
  readonly component: "web" | "worker";
  readonly config: Config;
  /** Those it cannot do without. */
  readonly services: readonly Service[];
  /** False when a test or the development server has loaded it. */
  readonly isMain: boolean;
}

/** Less than Prometheus waits for all figures. */
const DATABASE_WITHIN_MS = 2_000;

/** Opens what every program that serves the product needs. */
export async function openProgram({ component, config, services, isMain }: ProgramSetup): Promise<Program> {
  const clock = systemClock;
  const verticals = createServerVerticals(clock);
  refuseNotAgreed(config, verticals, appliedVerticals);
  const isWeb = component === "web";
  const node = isWeb ? `${config.nodeName ?? "web"}-${randomId()}` : config.nodeName;
  const logger = createLogger({
    level: config.logLevel,
    fields: isWeb ? { component, role: config.role } : { component },
    traceId: currentTraceId,
  });
  if (isMain) captureFaults(logger, { console, process });
  const program = `sparv-${component}`;
  const metrics = createMetrics();
  const tracing = startTracing({
    otlpUrl: config.otlpUrl,
    service: program,
    environment: config.environment,
    node,
    sampledShare: config.traceShare,
    // The engine alone calls the worker, with the trace of the node that started the workflow.
    isPrivate: !isWeb,
  });
  const health = createHealth({ clock, logger });
  const shutdown = createShutdown({ graceMs: SHUTDOWN_GRACE_MS, logger });
  const outageLogger = createOutageLogger(logger, services, clock);
  if (isMain) void probeServices(services, outageLogger);
  const connectionFailed = (error: Error) => outageLogger.warn("database connection lost", { error });
  const pool = createPool({
    url: config.databaseUrl,
    name: program,
    connectionFailed,
    waited: (waitedMs) => metrics.databaseWaited("general", waitedMs),
  });
  await refuseUnsafeRole(pool, config);
  const lookupHash = createLookupHash(config.lookupKey);
  await checkLookupKeys(pool, lookupHash).catch((error: unknown) => {
    if (error instanceof ConfigError) throw error;
    outageLogger.warn("the lookup keys are not compared with the database", { error });
  });
  const searchPool = createSearchPool({
    url: config.databaseUrl,
    name: `${program}-searches`,
    connectionFailed,
    waited: (waitedMs) => metrics.databaseWaited("searches", waitedMs),
  });
  const replica =
    config.databaseReadUrl === undefined
      ? undefined
      : createPool({ url: config.databaseReadUrl, name: `${program}-reads`, connectionFailed });
  const replicaLeft = (error: Error) => outageLogger.warn("the replica is not read", { error });
  const readPool = createReadPool({ primary: pool, replica, clock, replicaLeft });
  if (replica) metrics.watchUp("replica", () => readPool.isReplicaUsed());
  const redis = createRedis({ url: config.redisUrl, logger: outageLogger, name: program });
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const isReached = () => pool.query("select 1");
  health.addCheck("database", isReached);
  metrics.watchUp("database", () => endsWithin(isReached(), DATABASE_WITHIN_MS));
  reportUpkeep(metrics, {
    certificates: {
      bankid: config.bankIdCertificateFile,
      "bankid-issuer": config.bankIdIssuerFile,
      spar: config.sparCertificateFile,
      "spar-issuer": config.sparIssuerFile,
    },
    columnKeys: config.columnKeys,
    receiptKeys: config.receiptKeys,
  });
  if (!isWeb) metrics.watchAuditCheck(createAuditChecks(pool).latestMs);
  return {
    config,
    clock,
    logger,
    outageLogger,
    metrics,
    securityLog: createSecurityLog({ logger, metrics }),
    node: node ?? component,
    pool,
    searchPool,
    readPool,
    cipher: reportUnreadable(createColumnCipher(config.columnKeys), (column, error) => {
      metrics.cellUnreadable(column);
      logger.warn("a stored value cannot be read", { error });
    }),
    lookupHash,
    redis,
    outbound,
    rateLimiter: createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics }),
    starter: createRestateStarter({ ingressUrl: config.restateIngressUrl }),
    verticals,
    applied: appliedVerticals,
    health,
    shutdown,
    async serveOperators(subjects) {
      const { metricsHost: host, metricsPort: port } = config;
      const operators = port === undefined ? undefined : await listenForOperators({ host, port }, { health, metrics });
      // A subject is made after those that it uses, and closes before them.
      for (const [name, subject] of Object.entries(subjects).toReversed())
        if (subject.close) shutdown.addStage(name, () => subject.close?.());
      shutdown.addStage("outbound-calls", () => outbound.close());
      shutdown.addStage("redis", () => redis.close());
      shutdown.addStage("database", () => Promise.all([searchPool.end(), replica?.end(), pool.end()]));
      shutdown.addStage("operators", () => operators?.close());
      shutdown.addStage("traces", () => tracing.stop());
    },
  };
}

/** Calls to these outside systems only, with limits of their own. */
export const outboundTo = (
  { metrics, logger, clock }: Pick<Resources, "metrics" | "logger" | "clock">,
  targets: Readonly<Record<string, TargetSettings>>,
): Outbound => createOutbound({ resolveTarget: (name) => targets[name], metrics, logger, clock });
