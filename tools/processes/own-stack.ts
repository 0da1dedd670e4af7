import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { readAddresses } from "#tools/processes/addresses.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { startRestate } from "#tools/services/restate.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import { findPersonalNumbers } from "./find-personal-numbers.ts";
import { ensureFreshBuild } from "./fresh-build.ts";
import { renewMigratedDatabase } from "./migrated-database.ts";
import { CHECKOUT, NODE, ROOT } from "./paths.ts";
import { seedStaff } from "./seed-staff.ts";

/** The command that runs a program in another way than by this Node, for example in a container. */
export type LaunchProgram = (
  program: "simulators" | "worker" | "web",
  args: readonly string[],
) => { readonly command: string; readonly args: readonly string[] };

export interface OwnStackOptions {
  /** Names the database, so that two stacks never share one. */
  readonly topic: string;
  readonly speed?: "real" | "instant";
  readonly webNodes?: number;
  /** Also a worker, with an engine of its own. */
  readonly hasWorker?: boolean;
  /** Otherwise its worker does not reach the source: the first fill asks for thousands of days, beside what is tested or measured. */
  readonly fillsSeries?: boolean;
  /** Runs when the database has its tables, before any program starts. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
  readonly env?: Readonly<Record<string, string>>;
  readonly launch?: LaunchProgram;
}

export interface OwnStack {
  /** Where the first node answers, without a final slash. */
  readonly url: string;
  readonly nodes: readonly RunningService[];
  readonly env: Readonly<Record<string, string>>;
  /** To be killed and started again; undefined without one. */
  readonly worker: RunningService | undefined;
  /** Of the worker, likewise. */
  readonly engine: RunningService | undefined;
  readonly simulators: SimulatorControl;
  readonly simulatorsUrl: string;
  readonly simulatorsPid: number;
  /** What its programs have written so far, one text per program whose name begins so. */
  readLogs(program?: string): string[];
  /** Throws when any line that any of its programs wrote holds a personal number. */
  checkLogs(): void;
  /** Checks the logs too. */
  stop(): Promise<void>;
}

/** Refuses every connection: a source that is down is asked again a few times an hour. */
export const NO_SERIES = "http://127.0.0.1:9/series";

/** Otherwise each stack compiles the source again, which is most of its start time. */
const COMPILE_CACHE = join(ROOT, ".results/compile-cache");

/**
 * Redis has sixteen databases; 0 is the development stack's, and the last three are emptied by the tests that use them (`tests/support/shared-stack.ts`).
 * Rate limits of one stack must not stop the visitors of another.
 */
function redisDatabaseUrl(stack: string): string {
  const number = 1 + (createHash("sha256").update(stack).digest().readUInt32BE() % 12);
  return readAddresses().redisDatabaseUrl(number);
}

/** The production build with simulators of its own on free ports, for a test or a measurement; PostgreSQL and Redis are the machine's. */
export async function startOwnStack(options: OwnStackOptions): Promise<OwnStack> {
  ensureFreshBuild();
  const folder = mkdtempSync(join(tmpdir(), "sparv-stack-"));
  const nodeCount = options.webNodes ?? 1;
  const [
    simulatorsPort = 0,
    workerPort = 0,
    metricsPort = 0,
    ingressPort = 0,
    adminPort = 0,
    nodePort = 0,
    sparPort = 0,
    dnsPort = 0,
    smtpPort = 0,
    bankIdPort = 0,
    ...webPorts
  ] = await freePorts(10 + nodeCount);
  const origin = `http://localhost:${webPorts[0]}`;
  const simulatorsUrl = `http://127.0.0.1:${simulatorsPort}`;
  const database = `sparv_${CHECKOUT}_${options.topic}_stack`;
  await renewMigratedDatabase(readAddresses().databaseUrl("postgres"), database);
  const env = developmentEnvironment({
    SPARV_ENVIRONMENT: "staging",
    SPARV_LOG_LEVEL: "warn",
    SPARV_DEMO_MARKS: "off",
    SPARV_PUBLIC_ORIGIN: origin,
    SPARV_DATABASE_URL: readAddresses().databaseUrl(database),
    SPARV_REDIS_URL: redisDatabaseUrl(database),
    SPARV_PROVIDERS_URL: `${simulatorsUrl}/insurers`,
    SPARV_SERIES_URL: `${simulatorsUrl}/series`,
    SPARV_SPAR_URL: `https://127.0.0.1:${sparPort}/2021.1`,
    SPARV_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SPARV_DNS_SERVER: `127.0.0.1:${dnsPort}`,
    SPARV_BANKID_URL: `https://127.0.0.1:${bankIdPort}/rp/v6.0`,
    SPARV_VEHICLE_REGISTRY_URL: `${simulatorsUrl}/registers/vehicles`,
    SPARV_ORGANISATION_REGISTRY_URL: `${simulatorsUrl}/registers/organisations`,
    SPARV_INSURANCE_DATA_URL: `${simulatorsUrl}/aggregators/insurance-data`,
    SPARV_LANGUAGE_MODEL_URL: `${simulatorsUrl}/models/chat/v1`,
    SPARV_REVIEWS_URL: `${simulatorsUrl}/reviews/widget/widget.js`,
    SPARV_CHAT_URL: `${simulatorsUrl}/chat/widget/widget.js`,
    SPARV_TAG_URL: `${simulatorsUrl}/tags/receiver/tag.js`,
    SPARV_RESTATE_INGRESS_URL: `http://127.0.0.1:${ingressPort}`,
    SPARV_RESTATE_ADMIN_URL: `http://127.0.0.1:${adminPort}`,
    SPARV_WORKER_PORT: String(workerPort),
    SPARV_WORKER_URL: `http://127.0.0.1:${workerPort}`,
    ...options.env,
  });
  await seedStaff(env);
  await options.prepare?.(env["SPARV_DATABASE_URL"] ?? "");

  const launch: LaunchProgram = options.launch ?? ((_program, args) => ({ command: NODE, args }));
  const start = (
    name: string,
    program: Parameters<LaunchProgram>[0],
    args: readonly string[],
    readyUrl: string,
    changes: Record<string, string>,
  ) =>
    startService({
      name,
      url: readyUrl,
      ...launch(program, args),
      env: {
        ...env,
        ...changes,
        NODE_ENV: "production",
        PATH: process.env["PATH"] ?? "",
        NODE_COMPILE_CACHE: COMPILE_CACHE,
      },
      cwd: ROOT,
      logFile: join(folder, `${name}.log`),
      stopSignal: "SIGTERM",
      isDetached: false,
      isReady: () => answers(readyUrl),
    });

  const startWorker = async () => {
    const engine = await startRestate({ ingressPort, adminPort, nodePort, dataDir: join(folder, "restate") });
    const ready = `http://127.0.0.1:${metricsPort}/ready`;
    const worker = await start("worker", "worker", ["src/main/worker.ts"], ready, {
      SPARV_METRICS_PORT: String(metricsPort),
      ...(options.fillsSeries ? {} : { SPARV_SERIES_URL: NO_SERIES }),
    });
    return { engine, worker };
  };
  // None of them needs another one to start: only a worker wants to be known to its engine.
  const [simulators, { engine, worker }, nodes] = await Promise.all([
    start(
      "simulators",
      "simulators",
      ["src/main/simulators.ts", "--port", String(simulatorsPort), "--speed", options.speed ?? "real"],
      `${simulatorsUrl}/_control/health`,
      {},
    ),
    options.hasWorker ? startWorker() : { engine: undefined, worker: undefined },
    Promise.all(
      webPorts.map((port, index) =>
        start(`web-${index}`, "web", ["build/server/index.js"], `http://127.0.0.1:${port}/ready`, {
          SPARV_PORT: String(port),
        }),
      ),
    ),
  ]);
  const checkLogs = () => {
    const leaks = readLogs(folder).flatMap((log) => findPersonalNumbers(log, swedishDate(Date.now())));
    if (leaks.length > 0) throw new Error(`personal numbers in the logs:\n${leaks.join("\n")}`);
  };
  return {
    url: origin,
    nodes,
    env,
    worker,
    engine,
    simulators: controlSimulators(simulatorsUrl),
    simulatorsUrl,
    simulatorsPid: simulators.pid,
    readLogs: (program) => readLogs(folder, program),
    checkLogs,
    async stop() {
      // The worker before its engine.
      for (const service of [...nodes, worker, engine, simulators]) await service?.stop();
      try {
        checkLogs();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

const readLogs = (folder: string, program = ""): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(program) && name.endsWith(".log"))
    .map((name) => readFileSync(join(folder, name), "utf8"));

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
