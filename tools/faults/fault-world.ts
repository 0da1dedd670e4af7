import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { migrate } from "#platform/database/migrate.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { NO_SERIES } from "#tools/processes/own-stack.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { ensureDatabase, postgresUrl, startPostgres } from "#tools/services/postgres.ts";
import { startRedis } from "#tools/services/redis.ts";
import { startRestate } from "#tools/services/restate.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";

export interface FaultWorldOptions {
  readonly seed: number;
  /** Without, there are no web nodes and no build is needed. */
  readonly hasWeb: boolean;
  /** Over the settings of every program. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Of the database server, which is about to be started there. */
  readonly databaseSettings?: (server: DatabaseServer) => Readonly<Record<string, string>>;
}

export interface DatabaseServer {
  readonly port: number;
  readonly dataDir: string;
  /** Of the whole run. */
  readonly folder: string;
}

/** The run's own processes, ports and files: nothing else on the machine is affected. */
export interface FaultWorld {
  readonly victims: Readonly<Record<string, Victim>>;
  /** Where the web nodes answer. */
  readonly webUrls: readonly string[];
  readonly simulatorsUrl: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Ends every process that was started here; removes the files unless they are needed for an investigation. */
  stop(options: { readonly keepFiles: boolean }): Promise<void>;
}

/** A process that can be killed and restarted. */
export interface Victim {
  kill9(): Promise<void>;
  restart(): Promise<void>;
}

const ROOT = join(import.meta.dirname, "../..");

export async function startFaultWorld(options: FaultWorldOptions): Promise<FaultWorld> {
  const { seed, hasWeb, settings } = options;
  const folder = mkdtempSync(join(tmpdir(), "sparv-faults-"));
  const started: RunningService[] = [];
  const keep = <Service extends RunningService>(service: Service): Service => {
    started.push(service);
    return service;
  };
  const stop: FaultWorld["stop"] = async ({ keepFiles }) => {
    for (const service of started.toReversed()) await service.stop();
    if (!keepFiles) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [databasePort = 0, ingressPort = 0, adminPort = 0, nodePort = 0, ...rest] = await freePorts(14);
    const [simulatorsPort = 0, workerPort = 0, metricsPort = 0, redisPort = 0, smtpPort = 0, ...more] = rest;
    const [sparPort = 0, dnsPort = 0, bankIdPort = 0, ...webPorts] = more;
    const redis = keep(await startRedis({ port: redisPort, dataDir: join(folder, "redis") }));
    const server = { port: databasePort, dataDir: join(folder, "postgres") };
    const databaseSettings = options.databaseSettings?.({ ...server, folder }) ?? {};
    const database = keep(await startPostgres({ ...server, settings: databaseSettings }));
    await ensureDatabase(database.url, "sparv");
    const databaseUrl = postgresUrl(databasePort, "sparv");
    await migrate({ url: databaseUrl, folder: MIGRATIONS_FOLDER });
    const engine = keep(await startRestate({ ingressPort, adminPort, nodePort, dataDir: join(folder, "restate") }));

    const simulatorsUrl = `http://127.0.0.1:${simulatorsPort}`;
    const env = developmentEnvironment({
      SPARV_ENVIRONMENT: "test",
      SPARV_LOG_LEVEL: "warn",
      SPARV_PUBLIC_ORIGIN: `http://localhost:${webPorts[0] ?? 0}`,
      SPARV_DATABASE_URL: databaseUrl,
      SPARV_REDIS_URL: redis.url,
      SPARV_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SPARV_SPAR_URL: `https://127.0.0.1:${sparPort}/2021.1`,
      SPARV_DNS_SERVER: `127.0.0.1:${dnsPort}`,
      SPARV_BANKID_URL: `https://127.0.0.1:${bankIdPort}/rp/v6.0`,
      SPARV_VEHICLE_REGISTRY_URL: `${simulatorsUrl}/registers/vehicles`,
      SPARV_ORGANISATION_REGISTRY_URL: `${simulatorsUrl}/registers/organisations`,
      SPARV_RESTATE_INGRESS_URL: engine.url,
      SPARV_RESTATE_ADMIN_URL: engine.adminUrl,
      SPARV_WORKER_PORT: String(workerPort),
      SPARV_WORKER_URL: `http://127.0.0.1:${workerPort}`,
      SPARV_PROVIDERS_URL: `${simulatorsUrl}/insurers`,
      SPARV_SERIES_URL: NO_SERIES,
      ...settings,
    });
    const program = (
      name: string,
      args: readonly string[],
      readyUrl: string,
      changes: Record<string, string> = {},
    ) => ({
      name,
      url: readyUrl,
      command: process.execPath,
      args,
      env: { ...env, ...changes, NODE_ENV: "production", PATH: process.env["PATH"] ?? "" },
      cwd: ROOT,
      logFile: join(folder, `${name}.log`),
      stopSignal: "SIGTERM" as const,
      isDetached: false,
      isReady: () => answersOk(readyUrl),
    });
    const simulatorArgs = ["src/main/simulators.ts", "--port", String(simulatorsPort), "--seed", String(seed)];
    // Prices are instant: only the orders are tested here.
    simulatorArgs.push("--speed", "instant");
    keep(await startService(program("simulators", simulatorArgs, `${simulatorsUrl}/_control/health`)));
    // Live, not ready: it has to be able to come back while the database is still down.
    const worker = keep(
      await startService(
        program("worker", ["src/main/worker.ts"], `http://127.0.0.1:${metricsPort}/live`, {
          SPARV_METRICS_PORT: String(metricsPort),
        }),
      ),
    );
    if (hasWeb) ensureFreshBuild();
    const nodes: RunningService[] = [];
    for (const [at, port] of (hasWeb ? webPorts : []).entries()) {
      const live = `http://127.0.0.1:${port}/live`;
      nodes.push(
        keep(await startService(program(`web-${at}`, ["build/server/index.js"], live, { SPARV_PORT: String(port) }))),
      );
    }
    const control = controlSimulators(simulatorsUrl);
    // The carrier's records must survive: its connection is cut instead.
    const smtp: Victim = {
      kill9: () => control.setFaults(SMTP_TARGET, { kind: "reset" }),
      restart: () => control.clearFaults(SMTP_TARGET),
    };
    const [web] = nodes;
    return {
      victims: { worker, engine, database, redis, smtp, ...(web ? { web } : {}) },
      webUrls: nodes.map(({ url }) => new URL(url).origin),
      simulatorsUrl,
      env,
      folder,
      stop,
    };
  } catch (error) {
    await stop({ keepFiles: true });
    throw error;
  }
}

const SMTP_TARGET = "mail/smtp";

const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    (response) => response.ok,
    () => false,
  );
