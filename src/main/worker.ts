import compiledTemplates from "#adapters/email/compiled-templates.json" with { type: "json" };
import { filledFrom } from "#adapters/email/filled-templates.ts";
import { mailDocuments } from "#adapters/email/mail-documents.ts";
import { createSmtpSender } from "#adapters/email/smtp-sender.ts";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { createLostNotices } from "#adapters/postgres/lost-notices.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createWithdrawalStore } from "#adapters/postgres/withdrawal-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { restateWorkflow } from "#adapters/restate/restate-workflow.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { reportLostNotices } from "#journeys/after-order/report-lost-notices.ts";
import { sweepWithdrawals } from "#journeys/after-order/sweep-withdrawals.ts";
import { executeWithdrawal, WITHDRAWAL_WORKFLOW } from "#journeys/after-order/withdrawal.workflow.ts";
import { FETCH_LIMITS } from "#journeys/fetch/fetch-insurance.ports.ts";
import { FETCH_WORKFLOW, fetchInsurance } from "#journeys/fetch/fetch-insurance.workflow.ts";
import { sweepFetches } from "#journeys/fetch/sweep-fetches.ts";
import { MAIL_LIMITS } from "#journeys/mail/deliver-mail.ports.ts";
import { deliverMail, MAIL_WORKFLOW } from "#journeys/mail/deliver-mail.workflow.ts";
import { sweepMails } from "#journeys/mail/sweep-mails.ts";
import { findOrderingIn, orderUrlAt } from "#journeys/order/find-ordering.ts";
import { ORDER_WORKFLOW, placeOrder } from "#journeys/order/place-order.workflow.ts";
import { sweepSignings } from "#journeys/signing/sweep-signings.ts";
import { sweepUnsettled } from "#journeys/order/sweep-unsettled.ts";
import { PLACE_LIMITS } from "#journeys/order/place-order.ports.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { refuseUnsafeRole } from "#platform/database/refuse-unsafe-role.ts";
import { randomId } from "#platform/ids.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createOutageLogger, probeServices } from "#platform/lifecycle/outage-logger.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import type { Service } from "#platform/lifecycle/service-fault.ts";
import { createShutdown, type Shutdown } from "#platform/lifecycle/shutdown.ts";
import { captureFaults } from "#platform/logging/capture-faults.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { startTracing } from "#platform/telemetry/tracing.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createDraws } from "./competition.ts";
import { createChecks } from "./desk.ts";
import { createFetchParts } from "./fetches.ts";
import { runSweeps } from "./run-sweeps.ts";
import { createIssueSending } from "./newsletter-issues.ts";
import { createWaitingSweep } from "./waiting-list.ts";
import { createRetention } from "./retention.ts";
import { createSigningParts } from "./signing.ts";
import { listenForOperators } from "./operator-listener.ts";

/** Longer than one call to a provider, so that a step under way ends here and is not repeated elsewhere. */
const STEP_GRACE_MS = 20_000;
const SHUTDOWN_GRACE_MS = 25_000;

/** Longer than an insurance year: an order that is sent again must find its first outcome. */
const ORDER_REMEMBERED_MS = 400 * DAY_MS;

/** A mail that is requested again after this finds its row, which records that it was sent. */
const MAIL_REMEMBERED_MS = 30 * DAY_MS;

/** A fetch that is redelivered after this finds its row, which records how it ended. */
const FETCH_REMEMBERED_MS = DAY_MS;

/** Joins ports and adapters into the program that runs the workflows. */
export async function startWorker(env: Readonly<Record<string, string | undefined>>): Promise<Shutdown> {
  const config = readConfig(env);
  const clock = systemClock;
  const logger = createLogger({ level: config.logLevel, fields: { component: "worker" } });
  if (import.meta.main) captureFaults(logger, { console, process });
  const metrics = createMetrics();
  const tracing = startTracing({
    otlpUrl: config.otlpUrl,
    service: "sparv-worker",
    environment: config.environment,
    node: config.nodeName,
  });
  const health = createHealth({ clock, logger });
  const shutdown = createShutdown({ graceMs: SHUTDOWN_GRACE_MS, logger });

  const services = servicesOf(config);
  const outageLogger = createOutageLogger(logger, services, clock);
  if (import.meta.main) void probeServices(services, outageLogger);
  const pool = createPool({
    url: config.databaseUrl,
    name: "sparv-worker",
    connectionFailed: (error) => outageLogger.warn("database connection lost", { error }),
  });
  await refuseUnsafeRole(pool, config);
  const cipher = createColumnCipher(config.columnKeys);
  const lookupHash = createLookupHash(config.lookupKey);
  const orders = createOrderStore({ pool, cipher, lookupHash });
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const mails = createMailStore({ pool, cipher, lookupHash });
  const mailPorts = {
    mails,
    templates: filledFrom(compiledTemplates, { phone: config.customerServicePhone }, mailDocuments),
    sender: createSmtpSender({
      url: config.smtpUrl,
      from: { name: mailTexts.sender, address: config.mailFrom },
      requiresTls: config.environment === "production",
    }),
    limits: MAIL_LIMITS,
  };

  const starter = createRestateStarter({ ingressUrl: config.restateIngressUrl });
  const issueSending = createIssueSending({
    pool,
    cipher,
    lookupHash,
    publicOrigin: config.publicOrigin,
    starter,
    clock,
    logger,
  });
  const draws = createDraws({ pool, cipher, lookupHash, publicOrigin: config.publicOrigin, starter, clock, logger });
  const retention = createRetention({ pool, starter, clock, logger, metrics });
  const verticals = createServerVerticals(clock);
  const placePorts = {
    orders,
    gateway: createProviderGateway(outbound),
    findOrdering: findOrderingIn(verticals),
    orderUrl: orderUrlAt(config.publicOrigin, verticals),
    mail: {
      mails,
      starter,
      startFailed: (mailId: string, error: unknown) =>
        logger.warn("mail not started, left to the sweep", { mailId, error }),
      newId: randomId,
    },
    clock,
    limits: PLACE_LIMITS,
  };
  const checks = createChecks({ pool, cipher, lookupHash, placePorts, starter });
  const withdrawals = createWithdrawalStore({ pool, cipher, lookupHash });
  const withdrawalPorts = { ...placePorts, withdrawals };
  const signing = createSigningParts({ config, pool, starter, clock, logger, metrics });
  const redis = createRedis({ url: config.redisUrl, logger: outageLogger, name: "sparv-worker" });
  const fetchParts = createFetchParts({ config, pool, cipher, redis, clock, logger, metrics, verticals });
  const fetchPorts = { ...fetchParts, limits: FETCH_LIMITS };

  const workerUrl = config.workerUrl ?? `http://127.0.0.1:${config.workerPort}`;
  const endpoint = await startEndpoint({
    workflows: [
      restateWorkflow(
        { name: ORDER_WORKFLOW, remembersMs: ORDER_REMEMBERED_MS, body: (durable) => placeOrder(durable, placePorts) },
        logger,
      ),
      restateWorkflow(
        {
          name: WITHDRAWAL_WORKFLOW,
          remembersMs: ORDER_REMEMBERED_MS,
          body: (durable) => executeWithdrawal(durable, withdrawalPorts),
        },
        logger,
      ),
      restateWorkflow(
        { name: MAIL_WORKFLOW, remembersMs: MAIL_REMEMBERED_MS, body: (durable) => deliverMail(durable, mailPorts) },
        logger,
      ),
      restateWorkflow(issueSending.workflow, logger),
      restateWorkflow(draws.workflow, logger),
      restateWorkflow(checks.workflow, logger),
      restateWorkflow(retention.workflow, logger),
      restateWorkflow(
        {
          name: FETCH_WORKFLOW,
          remembersMs: FETCH_REMEMBERED_MS,
          body: (durable) => fetchInsurance(durable, fetchPorts),
        },
        logger,
      ),
    ],
    // The name the engine calls us by is also the interface to listen on: loopback at home, the private network elsewhere.
    host: new URL(workerUrl).hostname,
    port: config.workerPort,
    identityKeys: config.restateIdentityKeys,
    log: logger,
  });

  const stopping = new AbortController();
  let isKnown = false;
  let openOrders = 0;
  const sweeping = runSweeps({
    pool,
    clock,
    logger: outageLogger,
    sweeps: [
      {
        job: "sweepOrders",
        run: async () => (openOrders = (await sweepUnsettled({ orders, starter, clock })).startedCount),
      },
      { job: "sweepSignings", run: () => sweepSignings(signing.ports) },
      { job: "sweepWithdrawals", run: () => sweepWithdrawals({ withdrawals, starter, clock }) },
      { job: "sweepMails", run: () => sweepMails({ mails, starter, clock }) },
      issueSending.sweep,
      createWaitingSweep(
        { pool, cipher, lookupHash, publicOrigin: config.publicOrigin, queueing: placePorts.mail },
        verticals,
      ),
      draws.sweep,
      checks.sweep,
      retention.sweep,
      {
        job: "sweepNotices",
        run: () => reportLostNotices({ notices: createLostNotices(pool, cipher), mail: placePorts.mail, verticals }),
      },
      { job: "sweepFetches", run: () => sweepFetches({ fetches: fetchParts.fetches, starter }) },
    ],
    register: () =>
      registerDeployment({
        adminUrl: config.restateAdminUrl,
        workerUrl,
        canReplace: config.environment !== "production",
        clock,
        log: outageLogger,
        signal: stopping.signal,
      }),
    registrationChanged: (known) => {
      isKnown = known;
    },
    signal: stopping.signal,
  });

  health.addCheck("database", () => pool.query("select 1"));
  health.addCheck("engine", () => (isKnown ? Promise.resolve() : Promise.reject(new Error("not registered"))));
  metrics.watchUp("engine", () => isKnown);
  metrics.watchInFlight("open-orders", () => openOrders);
  const operators =
    config.metricsPort === undefined
      ? undefined
      : await listenForOperators({ host: config.host, port: config.metricsPort }, { health, metrics });

  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("sweep", () => {
    stopping.abort();
    return sweeping;
  });
  shutdown.addStage("steps", () => endpoint.close(STEP_GRACE_MS));
  shutdown.addStage("outbound-calls", () => Promise.all([outbound.close(), fetchParts.close(), signing.close()]));
  shutdown.addStage("redis", () => redis.close());
  shutdown.addStage("database", () => pool.end());
  shutdown.addStage("operators", () => operators?.close());
  shutdown.addStage("traces", () => tracing.stop());
  logger.info("worker started", { port: endpoint.port });
  return shutdown;
}

const servicesOf = (config: Config): readonly Service[] => [
  { name: "PostgreSQL", url: config.databaseUrl },
  { name: "Redis", url: config.redisUrl },
  { name: "Restate", url: config.restateAdminUrl },
  { name: "Restate", url: config.restateIngressUrl },
  { name: "SMTP", url: config.smtpUrl },
];

if (import.meta.main)
  await runProgram({
    component: "worker",
    services: () => servicesOf(readConfig(process.env)),
    async start() {
      (await startWorker(process.env)).listenForSignals();
    },
  });
