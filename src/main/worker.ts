import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { restateWorkflow } from "#adapters/restate/restate-workflow.ts";
import { findOrderingIn } from "#journeys/order/find-ordering.ts";
import { ORDER_WORKFLOW, placeOrder } from "#journeys/order/place-order.workflow.ts";
import { PLACE_LIMITS } from "#journeys/order/place-order.ports.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createShutdown, type Shutdown } from "#platform/lifecycle/shutdown.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { startTracing } from "#platform/telemetry/tracing.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { keepOrdersMoving } from "./keep-orders-moving.ts";
import { listenForOperators } from "./operator-listener.ts";

/** Longer than one call to a provider, so that a step under way ends here and is not repeated elsewhere. */
const STEP_GRACE_MS = 20_000;
const SHUTDOWN_GRACE_MS = 25_000;

const DAY_MS = 86_400_000;
/** Longer than an insurance year: an order that is sent again must find its first outcome. */
const ORDER_REMEMBERED_MS = 400 * DAY_MS;

/** Joins ports and adapters into the program that runs the workflows. */
export async function startWorker(env: Readonly<Record<string, string | undefined>>): Promise<Shutdown> {
  const config = readConfig(env);
  const clock = systemClock;
  const logger = createLogger({ level: config.logLevel, fields: { component: "worker" } });
  const metrics = createMetrics();
  const tracing = startTracing({
    otlpUrl: config.otlpUrl,
    service: "sparv-worker",
    environment: config.environment,
    node: config.nodeName,
  });
  const health = createHealth({ clock, logger });
  const shutdown = createShutdown({ graceMs: SHUTDOWN_GRACE_MS, logger });

  const pool = createPool({
    url: config.databaseUrl,
    name: "sparv-worker",
    connectionFailed: (error) => logger.warn("database connection lost", { error }),
  });
  const orders = createOrderStore({
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const placePorts = {
    orders,
    gateway: createProviderGateway(outbound),
    findOrdering: findOrderingIn(createServerVerticals(clock)),
    clock,
    limits: PLACE_LIMITS,
  };

  const workerUrl = config.workerUrl ?? `http://127.0.0.1:${config.workerPort}`;
  const endpoint = await startEndpoint({
    workflows: [
      restateWorkflow(
        { name: ORDER_WORKFLOW, remembersMs: ORDER_REMEMBERED_MS, body: (durable) => placeOrder(durable, placePorts) },
        logger,
      ),
    ],
    // The name the engine calls us by is also the interface to listen on: loopback at home, the private network elsewhere.
    host: new URL(workerUrl).hostname,
    port: config.workerPort,
    log: logger,
  });

  const stopping = new AbortController();
  let isKnown = false;
  let openOrders = 0;
  const keeping = keepOrdersMoving({
    pool,
    orders,
    starter: createRestateStarter({ ingressUrl: config.restateIngressUrl }),
    clock,
    logger,
    register: () =>
      registerDeployment({
        adminUrl: config.restateAdminUrl,
        workerUrl,
        canReplace: config.environment !== "production",
        clock,
        log: logger,
        signal: stopping.signal,
      }),
    knownChanged: (known) => {
      isKnown = known;
    },
    swept: (count) => {
      openOrders = count;
    },
    signal: stopping.signal,
  });

  health.addCheck("database", () => pool.query("select 1"));
  health.addCheck("engine", () => (isKnown ? Promise.resolve() : Promise.reject(new Error("not registered"))));
  metrics.watchUp("engine", () => isKnown);
  metrics.watchInFlight("open-orders", () => openOrders);
  const operators =
    config.metricsPort === undefined ? undefined : await listenForOperators(config.metricsPort, { health, metrics });

  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("sweep", () => {
    stopping.abort();
    return keeping;
  });
  shutdown.addStage("steps", () => endpoint.close(STEP_GRACE_MS));
  shutdown.addStage("outbound-calls", () => outbound.close());
  shutdown.addStage("database", () => pool.end());
  shutdown.addStage("operators", () => operators?.close());
  shutdown.addStage("traces", () => tracing.stop());
  logger.info("worker started", { port: endpoint.port });
  return shutdown;
}

if (import.meta.main) (await startWorker(process.env)).listenForSignals();
