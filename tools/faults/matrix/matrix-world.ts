import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { migrate } from "#platform/database/migrate.ts";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { type RunningHaproxy, startHaproxy } from "#tools/services/haproxy.ts";
import {
  ensureDatabase,
  postgresUrl,
  serverEnvironment,
  startPostgres,
  startPostgresReplica,
} from "#tools/services/postgres.ts";
import { startRedis } from "#tools/services/redis.ts";
import { startRestateCluster } from "#tools/services/restate-cluster.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import type { FaultProxy } from "./fault-proxy.ts";
import { balancerAddresses, environmentOf, type WorldPorts } from "./matrix-environment.ts";
import { type LinkName, openLinks, portsFrom } from "./matrix-links.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

/** A process that can be killed, paused and given another environment, which it has from its next start on. */
export interface MatrixProcess {
  readonly service: RunningService;
  readonly env: Record<string, string>;
}

export type ProcessName = "web-1" | "web-2" | "worker-1" | "worker-2" | "primary" | "replica" | "redis";

/** Everything of one run of the matrix, on ports and in a folder of its own. */
export interface MatrixWorld {
  readonly processes: Readonly<Record<ProcessName, MatrixProcess>>;
  readonly engine: readonly RunningService[];
  readonly links: Readonly<Record<LinkName, FaultProxy>>;
  /** By the process that writes there; none where no disk may be mounted. */
  readonly disks: ReadonlyMap<string, SmallDisk>;
  readonly balancer: RunningHaproxy;
  /** Where visitors come in, without a final slash. */
  readonly url: string;
  readonly simulatorsUrl: string;
  /** As the programs have it, but past all links: for the one who judges. */
  readonly directEnv: Readonly<Record<string, string>>;
  readonly folder: string;
  stop(options: { readonly keepFiles: boolean }): Promise<void>;
}

export interface MatrixWorldOptions {
  readonly seed: number;
  /** Mounts a small disk for each process whose disk is to be filled. */
  readonly hasSmallDisks: boolean;
  /** The worker fills the series of prices at its start, which takes half a minute of its time. */
  readonly fillsSeries: boolean;
}

/** By name, with a folder and a size in MB: what is written during a run must not fill them before the fault does. */
const SMALL_DISKS = [
  ["primary", "primary", 900],
  ["replica", "replica", 900],
  ["engine-2", "engine/engine-2", 900],
  ["logs", "logs", 64],
] as const;

const DATABASE_SETTINGS = { wal_keep_size: "64MB", max_wal_size: "256MB", hot_standby: "on" };

export async function startMatrixWorld(options: MatrixWorldOptions): Promise<MatrixWorld> {
  ensureFreshBuild();
  const folder = mkdtempSync(join(tmpdir(), "sparv-matrix-"));
  const started: RunningService[] = [];
  const disks = new Map<string, SmallDisk>();
  let links: Readonly<Record<LinkName, FaultProxy>> | undefined;
  const keep = <Service extends RunningService>(service: Service): Service => {
    started.push(service);
    return service;
  };
  const stop: MatrixWorld["stop"] = async ({ keepFiles }) => {
    // Nothing here is asked for again: the order of a careful stop does not matter.
    await Promise.all(started.map((service) => service.kill9()));
    for (const link of Object.values(links ?? {})) await link.close();
    if (keepFiles) return;
    for (const disk of disks.values()) disk.unmount();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = await choosePorts();
    const at = (name: string): string => join(folder, name);
    mkdirSync(at("logs"));
    if (options.hasSmallDisks)
      for (const [name, path, sizeMb] of SMALL_DISKS) disks.set(name, mountSmallDisk(at(path), sizeMb));
    links = await openLinks(ports.links, ports.targets, options.seed);
    const env = environmentOf(ports, "links", options.fillsSeries);
    const directEnv = environmentOf(ports, "targets", options.fillsSeries);

    const program = async (
      name: string,
      args: readonly string[],
      readyUrl: string,
      changes: Record<string, string>,
    ): Promise<MatrixProcess> => {
      const own = { ...env, ...changes, NODE_ENV: "production", PATH: process.env["PATH"] ?? "" };
      const service = await startService({
        name,
        url: readyUrl,
        command: process.execPath,
        args,
        env: own,
        cwd: ROOT,
        // The first of each kind writes to the disk that is filled.
        logFile: name.endsWith("-1") ? at(`logs/${name}.log`) : at(`${name}.log`),
        stopSignal: "SIGTERM",
        isDetached: false,
        isReady: () => answersOk(readyUrl),
      });
      return { service: keep(service), env: own };
    };
    const startDatabases = async () => {
      const [primaryEnv, replicaEnv] = [serverEnvironment(), serverEnvironment()];
      const settings = DATABASE_SETTINGS;
      const { primary: port, replica: replicaPort } = ports.targets;
      const primary = keep(await startPostgres({ port, dataDir: at("primary"), settings, env: primaryEnv }));
      await ensureDatabase(primary.url, "sparv");
      await migrate({ url: postgresUrl(port, "sparv"), folder: MIGRATIONS_FOLDER });
      // Copied past the link, which is served by this process; followed over it.
      const follows = `host=127.0.0.1 port=${ports.links.replication} user=root`;
      const copy = { port: replicaPort, primaryPort: port, dataDir: at("replica"), env: replicaEnv };
      const replica = keep(
        await startPostgresReplica({ ...copy, settings: { ...settings, primary_conninfo: follows } }),
      );
      return { primary: { service: primary, env: primaryEnv }, replica: { service: replica, env: replicaEnv } };
    };
    const redisEnv = { PATH: "/usr/bin:/bin" };
    const simulatorsUrl = `http://127.0.0.1:${ports.simulators}`;
    const simulatorArgs = ["src/main/simulators.ts", "--port", String(ports.simulators)];
    simulatorArgs.push("--seed", String(options.seed), "--speed", "instant");
    const [{ primary, replica }, cluster, balancer, redis] = await Promise.all([
      startDatabases(),
      startRestateCluster({ nodes: ports.engine, objectStorePort: ports.objectStore, dataDir: at("engine") }),
      startHaproxy({ addresses: balancerAddresses(ports), logFile: at("haproxy.log") }).then(keep),
      startRedis({ port: ports.targets.redis, dataDir: at("redis"), env: redisEnv }).then(keep),
      program("simulators", simulatorArgs, `${simulatorsUrl}/_control/health`, directEnv),
    ]);
    for (const service of [...cluster.nodes, cluster.objectStore]) keep(service);

    const web = (name: "web-1" | "web-2") =>
      program(name, ["build/server/index.js"], `http://127.0.0.1:${ports.targets[name]}/ready`, {
        SPARV_PORT: String(ports.targets[name]),
        SPARV_NODE_NAME: name,
      });
    // Live, not ready: it has to be able to come back while something else is still down.
    const worker = (name: "worker-1" | "worker-2", metricsPort: number) =>
      program(name, ["src/main/worker.ts"], `http://127.0.0.1:${metricsPort}/live`, {
        SPARV_WORKER_PORT: String(ports.targets[name]),
        SPARV_METRICS_PORT: String(metricsPort),
        SPARV_NODE_NAME: name,
      });
    const [web1, web2, worker1, worker2] = await Promise.all([
      web("web-1"),
      web("web-2"),
      worker("worker-1", ports.metrics[0]),
      worker("worker-2", ports.metrics[1]),
    ]);
    return {
      processes: {
        "web-1": web1,
        "web-2": web2,
        "worker-1": worker1,
        "worker-2": worker2,
        primary,
        replica,
        redis: { service: redis, env: redisEnv },
      },
      engine: cluster.nodes,
      links,
      disks,
      balancer,
      url: ports.url,
      simulatorsUrl,
      directEnv,
      folder,
      stop,
    };
  } catch (error) {
    await stop({ keepFiles: true });
    throw error;
  }
}

async function choosePorts(): Promise<WorldPorts> {
  const free = await freePorts(80);
  const next = (): number => free.pop() ?? 0;
  const simulators = next();
  const engine = Array.from({ length: 3 }, () => ({ ingressPort: next(), adminPort: next(), nodePort: next() }));
  const atSimulators: readonly LinkName[] = ["vehicles", "organisations", "aggregator", "model", "series", "providers"];
  const targets = portsFrom((name) => {
    const [, kind, number] = /^(engine|engine-admin)-(\d)$/.exec(name) ?? [];
    const node = engine[Number(number) - 1];
    if (node) return kind === "engine" ? node.ingressPort : node.adminPort;
    return atSimulators.includes(name) ? simulators : next();
  });
  const balancer = { visitors: next(), workers: next(), engine: next(), engineAdmin: next(), operators: next() };
  return {
    links: portsFrom(next),
    // The replica follows the primary.
    targets: { ...targets, replication: targets.primary },
    simulators,
    dns: next(),
    objectStore: next(),
    engine,
    metrics: [next(), next()],
    balancer,
    url: `http://127.0.0.1:${balancer.visitors}`,
  };
}

const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
