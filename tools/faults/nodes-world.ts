import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { migrate } from "#platform/database/migrate.ts";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { ROOT } from "#tools/processes/paths.ts";
import type { EngineIdentity } from "#tools/services/engine-identity.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { type RunningHaproxy, startHaproxy } from "#tools/services/haproxy.ts";
import { ensureDatabase, postgresUrl, startPostgres, startPostgresReplica } from "#tools/services/postgres.ts";
import { startRedis } from "#tools/services/redis.ts";
import { type RestateCluster, startRestateCluster } from "#tools/services/restate-cluster.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import { type KeyReplacement, planKeyReplacement } from "./nodes-keys.ts";
import type { Release } from "./release.ts";

/** Two of everything that serves visitors, on ports of its own. */
export interface NodesWorld {
  readonly web: readonly RunningService[];
  readonly workers: readonly RunningService[];
  readonly cluster: RestateCluster;
  readonly primary: RunningService;
  readonly replica: RunningService;
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly balancer: RunningHaproxy;
  /** Where visitors come in, without a final slash. */
  readonly url: string;
  readonly simulatorsUrl: string;
  readonly env: Readonly<Record<string, string>>;
  /** The programs are started with keys that are about to be replaced. */
  readonly keys: KeyReplacement;
  /** The file with the engine's next key. */
  readonly nextEngineKeyFile: string;
  /** A worker of this release beside the others, at an address of its own. */
  startNewWorker(name: string): Promise<RunningService>;
  readonly folder: string;
  stop(options: { readonly keepFiles: boolean }): Promise<void>;
}

/** Longer than the balancer needs to notice: three checks of half a second at most. */
const DRAIN_SECONDS = 3;

/** Longer than the programs give themselves: a node that is killed instead of stopped would fail requests. */
const STOP_WITHIN_MS = 40_000;

const DATABASE_SETTINGS = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.max": "1000",
  // A replica that was away for a moment finds what it missed.
  wal_keep_size: "256MB",
  hot_standby: "on",
};

export interface NodesWorldOptions {
  readonly seed: number;
  /** Whose programs and tables there are at first; otherwise this one. */
  readonly release?: Release;
}

export async function startNodesWorld({ seed, release }: NodesWorldOptions): Promise<NodesWorld> {
  ensureFreshBuild();
  const folder = mkdtempSync(join(tmpdir(), "sparv-nodes-"));
  const keys = planKeyReplacement();
  const keyFile = (name: string, { pem }: EngineIdentity): string => {
    const file = join(folder, name);
    writeFileSync(file, pem, { mode: 0o600 });
    return file;
  };
  const engineKeyFile = keyFile("engine.pem", keys.engine.former);
  const nextEngineKeyFile = keyFile("engine-next.pem", keys.engine.next);
  const root = release?.root ?? ROOT;
  const started: RunningService[] = [];
  const keep = <Service extends RunningService>(service: Service): Service => {
    started.push(service);
    return service;
  };
  const stop: NodesWorld["stop"] = async ({ keepFiles }) => {
    // Nothing here is asked for again: the order of a careful stop does not matter.
    await Promise.all(started.map((service) => service.kill9()));
    if (!keepFiles) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = await freePorts(32);
    const nextPort = (): number => ports.pop() ?? 0;
    const at = (port: number): string => `127.0.0.1:${port}`;
    const [primaryPort, replicaPort, redisPort, simulatorsPort, smtpPort] = Array.from({ length: 5 }, nextPort);
    const engineNodes = Array.from({ length: 3 }, () => ({
      ingressPort: nextPort(),
      adminPort: nextPort(),
      nodePort: nextPort(),
    }));
    const webPorts = [nextPort(), nextPort()];
    const workerPorts = [nextPort(), nextPort()];
    const numbered = (name: string, given: readonly number[]) =>
      Object.fromEntries(given.map((port, index) => [`${name}_${index + 1}`, at(port)]));
    const addresses: Record<string, string> = {
      SPARV_BALANCER_VISITORS: at(nextPort()),
      SPARV_BALANCER_WORKERS: at(nextPort()),
      SPARV_BALANCER_ENGINE: at(nextPort()),
      SPARV_BALANCER_ENGINE_ADMIN: at(nextPort()),
      SPARV_BALANCER_OPERATORS: at(nextPort()),
      ...numbered("SPARV_WEB", webPorts),
      ...numbered("SPARV_WORKER", workerPorts),
      ...numbered(
        "SPARV_ENGINE",
        engineNodes.map(({ ingressPort }) => ingressPort),
      ),
      ...numbered(
        "SPARV_ENGINE_ADMIN",
        engineNodes.map(({ adminPort }) => adminPort),
      ),
    };
    const simulatorsUrl = `http://${at(simulatorsPort ?? 0)}`;
    const url = `http://${addresses["SPARV_BALANCER_VISITORS"]}`;
    const env = developmentEnvironment({
      SPARV_ENVIRONMENT: "test",
      SPARV_LOG_LEVEL: "warn",
      SPARV_PUBLIC_ORIGIN: url,
      SPARV_DATABASE_URL: `postgres://root@${at(primaryPort ?? 0)},${at(replicaPort ?? 0)}/sparv?target_session_attrs=read-write`,
      SPARV_DATABASE_READ_URL: postgresUrl(replicaPort ?? 0, "sparv"),
      SPARV_REDIS_URL: `redis://${at(redisPort ?? 0)}`,
      SPARV_SMTP_URL: `smtp://${at(smtpPort ?? 0)}`,
      SPARV_SPAR_URL: `https://${at(nextPort())}/2021.1`,
      SPARV_DNS_SERVER: at(nextPort()),
      SPARV_BANKID_URL: `https://${at(nextPort())}/rp/v6.0`,
      SPARV_VEHICLE_REGISTRY_URL: `${simulatorsUrl}/registers/vehicles`,
      SPARV_ORGANISATION_REGISTRY_URL: `${simulatorsUrl}/registers/organisations`,
      SPARV_PROVIDERS_URL: `${simulatorsUrl}/insurers`,
      SPARV_SERIES_URL: `${simulatorsUrl}/series`,
      SPARV_RESTATE_INGRESS_URL: `http://${addresses["SPARV_BALANCER_ENGINE"]}`,
      SPARV_RESTATE_ADMIN_URL: `http://${addresses["SPARV_BALANCER_ENGINE_ADMIN"]}`,
      SPARV_WORKER_URL: `http://${addresses["SPARV_BALANCER_WORKERS"]}`,
      SPARV_WORKER_HOST: "127.0.0.1",
      SPARV_TRUSTED_PROXIES: "1",
      SPARV_DRAIN_SECONDS: String(DRAIN_SECONDS),
      // Everything shares two cores here; a refusal because of that would show nothing about the nodes.
      SPARV_LOAD_SHEDDING: "off",
      // An earlier release may not know all of these settings.
      ...(release ? {} : keys.announced),
    });
    const program = (
      name: string,
      args: readonly string[],
      readyUrl: string,
      changes: Record<string, string> = {},
      cwd = root,
    ) =>
      startService({
        name,
        url: readyUrl,
        command: process.execPath,
        args,
        env: { ...env, ...changes, NODE_ENV: "production", PATH: process.env["PATH"] ?? "" },
        cwd,
        logFile: join(folder, `${name}.log`),
        stopSignal: "SIGTERM",
        stopWithinMs: STOP_WITHIN_MS,
        isDetached: false,
        isReady: () => answersOk(readyUrl),
      }).then(keep);

    const startWorker = (name: string, port: number, changes: Record<string, string> = {}, cwd = root) => {
      const metricsPort = nextPort();
      const own = { SPARV_WORKER_PORT: String(port), SPARV_METRICS_PORT: String(metricsPort), SPARV_NODE_NAME: name };
      return program(name, ["src/main/worker.ts"], `http://${at(metricsPort)}/ready`, { ...own, ...changes }, cwd);
    };

    const startDatabases = async () => {
      const settings = DATABASE_SETTINGS;
      const database = keep(
        await startPostgres({ port: primaryPort ?? 0, dataDir: join(folder, "primary"), settings }),
      );
      await ensureDatabase(database.url, "sparv");
      await migrate({ url: postgresUrl(primaryPort ?? 0, "sparv"), folder: release?.migrations ?? MIGRATIONS_FOLDER });
      const copy = {
        port: replicaPort ?? 0,
        primaryPort: primaryPort ?? 0,
        dataDir: join(folder, "replica"),
        settings,
      };
      return { primary: database, replica: keep(await startPostgresReplica(copy)) };
    };
    const simulatorArgs = ["src/main/simulators.ts", "--port", String(simulatorsPort), "--seed", String(seed)];
    const [{ primary, replica }, cluster, balancer] = await Promise.all([
      startDatabases(),
      startRestateCluster({
        nodes: engineNodes,
        objectStorePort: nextPort(),
        dataDir: join(folder, "engine"),
        ...(release ? {} : { identityKeyFile: engineKeyFile }),
      }),
      startHaproxy({ addresses, logFile: join(folder, "haproxy.log") }).then(keep),
      startRedis({ port: redisPort ?? 0, dataDir: join(folder, "redis") }).then(keep),
      program("simulators", [...simulatorArgs, "--speed", "instant"], `${simulatorsUrl}/_control/health`, {}, ROOT),
    ]);
    for (const service of [...cluster.nodes, cluster.objectStore]) keep(service);
    const [web, workers] = await Promise.all([
      Promise.all(
        webPorts.map((port, index) =>
          program(`web-${index + 1}`, ["build/server/index.js"], `http://${at(port)}/ready`, {
            SPARV_PORT: String(port),
            SPARV_NODE_NAME: `web-${index + 1}`,
          }),
        ),
      ),
      Promise.all(workerPorts.map((port, index) => startWorker(`worker-${index + 1}`, port))),
    ]);
    return {
      web,
      workers,
      cluster,
      primary,
      replica,
      primaryUrl: postgresUrl(primaryPort ?? 0, "sparv"),
      replicaUrl: postgresUrl(replicaPort ?? 0, "sparv"),
      balancer,
      url,
      simulatorsUrl,
      env,
      keys,
      nextEngineKeyFile,
      startNewWorker: (name) => {
        const port = nextPort();
        return startWorker(name, port, { SPARV_WORKER_URL: `http://${at(port)}` }, ROOT);
      },
      folder,
      stop,
    };
  } catch (error) {
    await stop({ keepFiles: true });
    throw error;
  }
}

const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
