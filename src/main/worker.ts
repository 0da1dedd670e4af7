import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { restateWorkflow } from "#adapters/restate/restate-workflow.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import type { Service } from "#platform/lifecycle/service-fault.ts";
import type { Shutdown } from "#platform/lifecycle/shutdown.ts";
import { openProgram } from "./resources.ts";
import { runSweeps } from "./run-sweeps.ts";
import type { Jobs } from "./subject.ts";
import { joinJobs } from "./subjects.ts";
import { watchEngine } from "./watch-engine.ts";
import { watchWorkflows } from "./watch-workflows.ts";

/** Longer than one call to a provider, so that a step under way ends here and is not repeated elsewhere. */
const STEP_GRACE_MS = 20_000;

/** The program that runs the workflows. */
export async function startWorker(env: Readonly<Record<string, string | undefined>>): Promise<Shutdown> {
  const config = readConfig(env);
  const program = await openProgram({
    component: "worker",
    config,
    services: servicesOf(config),
    isMain: import.meta.main,
  });
  const { clock, logger, outageLogger, metrics, health, shutdown, pool } = program;
  const engine = watchEngine(program.starter);
  const jobs = joinJobs({ ...program, starter: engine.starter });
  const all: readonly Jobs[] = Object.values(jobs);

  const workerUrl = config.workerUrl ?? `http://127.0.0.1:${config.workerPort}`;
  const endpoint = await startEndpoint({
    workflows: all.flatMap(({ workflow }) => (workflow ? [restateWorkflow(workflow, logger)] : [])),
    // Without a balancer the name the engine calls us by is also the interface: loopback at home, the private network elsewhere.
    host: config.workerHost ?? new URL(workerUrl).hostname,
    port: config.workerPort,
    identityKeys: config.restateIdentityKeys,
    log: logger,
  });

  const stopping = new AbortController();
  const sweeping = runSweeps({
    pool,
    clock,
    logger: outageLogger,
    sweeps: all.flatMap(({ sweeps }) => sweeps),
    register: () =>
      registerDeployment({
        adminUrl: config.restateAdminUrl,
        workerUrl,
        canReplace: config.environment !== "production",
        registered: engine.registered,
        clock,
        log: outageLogger,
        signal: stopping.signal,
      }),
    measure: metrics,
    signal: stopping.signal,
  });

  let areWatched = false;
  const watching = watchWorkflows({
    adminUrl: config.restateAdminUrl,
    found: (stuck) => {
      areWatched = stuck !== undefined;
      metrics.workflowsStuck(stuck);
    },
    clock,
    logger: outageLogger,
    signal: stopping.signal,
  });

  health.addCheck("engine", () =>
    engine.isReached() ? Promise.resolve() : Promise.reject(new Error("not registered")),
  );
  metrics.watchUp("engine", engine.isReached);
  metrics.watchUp("stuck-workflows", () => areWatched);
  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("sweep", () => {
    stopping.abort();
    return Promise.all([sweeping, watching]);
  });
  shutdown.addStage("steps", () => endpoint.close(STEP_GRACE_MS));
  await program.serveOperators(jobs);
  logger.info("worker started", { port: endpoint.port });
  return shutdown;
}

const servicesOf = (config: Config): readonly Service[] => [
  ...databaseUrls(config.databaseUrl).map((url) => ({ name: "PostgreSQL", url }) as const),
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
