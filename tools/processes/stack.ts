import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { migrate } from "#platform/database/migrate.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { prepareFakeClock } from "#tools/services/fake-clock.ts";
import { type RunningHaproxy, startHaproxy } from "#tools/services/haproxy.ts";
import { type Link, openLink } from "#tools/services/link.ts";
import { ensureDatabase, startPostgres, startPostgresReplica } from "#tools/services/postgres.ts";
import { startRedis } from "#tools/services/redis.ts";
import { startRestate } from "#tools/services/restate.ts";
import { startRestateCluster } from "#tools/services/restate-cluster.ts";
import type { RunningService } from "#tools/services/running-service.ts";
import { mountSmallDisk, type SmallDisk } from "#tools/services/small-disk.ts";
import { readAddresses } from "./addresses.ts";
import { findPersonalNumbers } from "./find-personal-numbers.ts";
import { ensureFreshBuild } from "./fresh-build.ts";
import { renewMigratedDatabase } from "./migrated-database.ts";
import { type ProgramToStart, startProgram } from "./our-programs.ts";
import { ROOT } from "./paths.ts";
import { seedStaff } from "./seed-staff.ts";
import {
  balancerAddresses,
  choosePlaces,
  databaseNameOf,
  databaseUrlAt,
  NO_SERIES,
  originOf,
  type PartName,
  type Places,
  settingsOf,
  webNames,
  workerNames,
  type World,
} from "./world.ts";

/** A world that runs. Its processes can be killed and started again by their names. */
export interface Stack {
  /** Where visitors come in, without a final slash: the balancer, or the first node. */
  readonly url: string;
  readonly nodes: readonly RunningService[];
  readonly workers: readonly RunningService[];
  /** The first; undefined without one. */
  readonly worker: RunningService | undefined;
  readonly engines: readonly RunningService[];
  /** The first, likewise. */
  readonly engine: RunningService | undefined;
  /** Servers of its own: `primary`, `replica`, `redis`; none where they are the machine's. */
  readonly servers: ReadonlyMap<string, RunningService>;
  readonly links: ReadonlyMap<PartName, Link>;
  /** By the process that writes there. */
  readonly disks: ReadonlyMap<string, SmallDisk>;
  readonly balancer: RunningHaproxy | undefined;
  /** As the programs have it. */
  readonly env: Readonly<Record<string, string>>;
  /** The same past all links: for the one who judges. */
  readonly directEnv: Readonly<Record<string, string>>;
  readonly simulators: SimulatorControl;
  readonly simulatorsUrl: string;
  readonly simulatorsPid: number;
  /** Ports, for a server that is looked at past the product. */
  readonly places: Places;
  readonly folder: string;
  /** Of a doubled engine: files that its nodes have stored, so that one that lost its disk can start. */
  countSnapshotFiles(): number;
  /** One more of this release beside the others, at an address of its own. */
  addWorker(name: string): Promise<RunningService>;
  /** The wall clock of its programs, in seconds from the machine's. */
  moveClock(seconds: number): void;
  /** What its programs have written so far, one text per program whose name begins so. */
  readLogs(program?: string): string[];
  /** Throws when any line that any of its programs wrote holds a personal number. */
  checkLogs(): void;
  /** Checks the logs too, unless the files stay for an investigation. */
  stop(options?: { readonly keepsFiles?: boolean }): Promise<void>;
}

/** By the process, with a folder and a size in MB: what is written during a run must not fill them before the fault does. */
const SMALL_DISKS = [
  ["primary", "primary", 900],
  ["replica", "replica", 900],
  ["engine-2", "engine/engine-2", 900],
  ["logs", "logs", 64],
] as const;

/** A replica that was away for a moment finds what it missed; a small disk is not filled by the log. */
const DOUBLED_DATABASE = { wal_keep_size: "64MB", max_wal_size: "256MB", hot_standby: "on" };

/** Longer than any link is on a good day, shorter than the limits of the calls. */
const SLOW_LINK_MS = 1_200;

/** Starts a world: the product's own programs with simulators of its own, on free ports and in a folder of its own. */
export async function startStack(world: World): Promise<Stack> {
  const { servers: kind = "shared", release, seed = 1 } = world;
  if ((world.web ?? 1) > 0) ensureFreshBuild();
  const folder = mkdtempSync(join(tmpdir(), "sparv-stack-"));
  const within = (name: string): string => join(folder, name);
  mkdirSync(within("logs"));
  const [links, disks] = [new Map<PartName, Link>(), new Map<string, SmallDisk>()];
  const started: RunningService[] = [];
  const keep = <Service extends RunningService>(service: Service): Service => {
    started.push(service);
    return service;
  };
  const end = async (isCareful: boolean): Promise<void> => {
    // Where everything is doubled nothing is asked for again, and one after the other would take minutes.
    if (!isCareful) await Promise.all(started.map((service) => service.kill9()));
    else for (const service of started.toReversed()) await service.stop();
    for (const link of links.values()) await link.close();
  };
  try {
    const places = await choosePlaces(world);
    const env = settingsOf(world, places, "from");
    const directEnv = settingsOf(world, places, "target");
    const logs: string[] = [];
    if (world.hasSmallDisks)
      for (const [name, path, sizeMb] of SMALL_DISKS) disks.set(name, mountSmallDisk(within(path), sizeMb));
    if (world.hasLinks) await openLinks(places, seed, links);
    const clock = world.hasMovableClock ? prepareFakeClock(folder, "programs") : undefined;

    const program = async (
      given: Pick<ProgramToStart, "kind" | "args" | "readyUrl"> & { name: string },
      changes: Readonly<Record<string, string>> = {},
      cwd = release?.root ?? ROOT,
    ): Promise<RunningService> => {
      // The first of each kind writes to the disk that may be filled.
      const logFile = within(given.name.endsWith("-1") ? `logs/${given.name}.log` : `${given.name}.log`);
      logs.push(logFile);
      const own = { ...env, ...clock?.env, ...changes };
      return keep(await startProgram({ ...given, launch: world.launch, env: own, logFile, cwd }));
    };
    const lifeUrl = (port: number): string => `http://127.0.0.1:${port}/${world.startsWhen ?? "ready"}`;
    const startWorker = (name: string, port: number, changes: Readonly<Record<string, string>> = {}, cwd?: string) => {
      const metricsPort = places.next();
      const own = {
        SPARV_WORKER_PORT: String(port),
        SPARV_METRICS_PORT: String(metricsPort),
        SPARV_NODE_NAME: name,
        ...(world.fillsSeries ? {} : { SPARV_SERIES_URL: NO_SERIES }),
      };
      return program({ kind: "worker", name, readyUrl: lifeUrl(metricsPort) }, { ...own, ...changes }, cwd);
    };

    const servers = await startServers(world, places, { within, env: directEnv, keep });
    if (!release) await seedStaff(directEnv);
    await world.prepare?.(directEnv["SPARV_DATABASE_URL"] ?? "");

    const simulatorsUrl = `http://127.0.0.1:${places.simulators}`;
    const simulatorArgs = ["--port", String(places.simulators), "--seed", String(seed)];
    simulatorArgs.push("--speed", world.speed ?? "real");
    const health = `${simulatorsUrl}/_control/health`;
    const startEngineAndWorkers = async () => {
      const { engines, countSnapshotFiles } = await startEngines(world, places, { within, keep });
      return {
        engines,
        countSnapshotFiles,
        workers: await Promise.all(workerNames(world).map((name) => startWorker(name, places.target(name)))),
      };
    };
    const startNode = (name: ReturnType<typeof webNames>[number]) => {
      const port = places.target(name);
      const own = { SPARV_PORT: String(port), SPARV_NODE_NAME: name };
      return program({ kind: "web", name, readyUrl: lifeUrl(port) }, own);
    };
    // None of them needs another one to start: only a worker wants to be known to its engine.
    const [simulators, balancer, { engines, countSnapshotFiles, workers }, nodes] = await Promise.all([
      program({ kind: "simulators", name: "simulators", args: simulatorArgs, readyUrl: health }, directEnv, ROOT),
      kind === "doubled"
        ? startHaproxy({ addresses: balancerAddresses(places), logFile: within("haproxy.log") }).then(keep)
        : undefined,
      startEngineAndWorkers(),
      Promise.all(webNames(world).map(startNode)),
    ]);

    const readLogs = (name = ""): string[] =>
      logs.filter((file) => basename(file).startsWith(name)).map((file) => readFileSync(file, "utf8"));
    const checkLogs = (): void => {
      const leaks = readLogs().flatMap((log) => findPersonalNumbers(log, swedishDate(Date.now())));
      if (leaks.length > 0) throw new Error(`personal numbers in the logs:\n${leaks.join("\n")}`);
    };
    return {
      url: originOf(world, places),
      nodes,
      workers,
      worker: workers[0],
      engines,
      engine: engines[0],
      servers,
      links,
      disks,
      balancer,
      env,
      directEnv,
      simulators: controlSimulators(simulatorsUrl),
      simulatorsUrl,
      simulatorsPid: simulators.pid,
      places,
      folder,
      countSnapshotFiles,
      addWorker: (name) => {
        const port = places.next();
        return startWorker(name, port, { SPARV_WORKER_URL: `http://127.0.0.1:${port}` }, ROOT);
      },
      moveClock: (seconds) => {
        if (!clock) throw new Error("this world has the machine's clock");
        clock.setOffset(seconds);
      },
      readLogs,
      checkLogs,
      async stop({ keepsFiles = false } = {}) {
        await end(kind !== "doubled");
        if (keepsFiles) return;
        try {
          checkLogs();
        } finally {
          for (const disk of disks.values()) disk.unmount();
          rmSync(folder, { recursive: true, force: true });
        }
      },
    };
  } catch (error) {
    await end(false);
    console.error(`logs are in ${folder}`);
    throw error;
  }
}

interface Ground {
  within(name: string): string;
  keep<Service extends RunningService>(service: Service): Service;
}

/** The databases of the world, with its tables, and its Redis. */
async function startServers(world: World, places: Places, ground: Ground & { readonly env: Record<string, string> }) {
  const { within, keep, env } = ground;
  const servers = new Map<string, RunningService>();
  if ((world.servers ?? "shared") === "shared") {
    const url = new URL(env["SPARV_DATABASE_URL"] ?? "");
    // A world may bring a database.
    if (url.pathname === `/${databaseNameOf(world)}`)
      await renewMigratedDatabase(readAddresses().databaseUrl("postgres"), databaseNameOf(world));
    return servers;
  }
  const [port, dataDir] = [places.target("primary"), within("primary")];
  const isDoubled = world.servers === "doubled";
  const settings = {
    ...(isDoubled ? DOUBLED_DATABASE : {}),
    ...world.databaseSettings?.({ port, dataDir, folder: within("") }),
  };
  servers.set("redis", keep(await startRedis({ port: places.target("redis"), dataDir: within("redis") })));
  const primary = keep(await startPostgres({ port, dataDir, settings }));
  servers.set("primary", primary);
  await ensureDatabase(primary.url, databaseNameOf(world));
  await migrate({ url: databaseUrlAt(port), folder: world.release?.migrations ?? MIGRATIONS_FOLDER });
  if (!isDoubled) return servers;
  // Copied past its link, which this process serves; followed over it.
  const follows = `host=127.0.0.1 port=${places.from("replication")} user=root`;
  const copy = { port: places.target("replica"), primaryPort: port, dataDir: within("replica") };
  servers.set(
    "replica",
    keep(await startPostgresReplica({ ...copy, settings: { ...settings, primary_conninfo: follows } })),
  );
  return servers;
}

async function startEngines(world: World, places: Places, { within, keep }: Ground) {
  const [single] = places.engine;
  if (!single) return { engines: [], countSnapshotFiles: () => 0 };
  if (world.servers !== "doubled") {
    const engine = keep(await startRestate({ ...single, dataDir: within("restate") }));
    return { engines: [engine], countSnapshotFiles: () => 0 };
  }
  const keyFile = within("engine.pem");
  if (world.engineKey) writeFileSync(keyFile, world.engineKey.pem, { mode: 0o600 });
  const cluster = await startRestateCluster({
    nodes: places.engine,
    objectStorePort: places.objectStore,
    dataDir: within("engine"),
    ...(world.engineKey ? { identityKeyFile: keyFile } : {}),
  });
  keep(cluster.objectStore);
  const { countSnapshotFiles } = cluster;
  return { engines: cluster.nodes.map(keep), countSnapshotFiles };
}

/** From the ports that the programs know to those that the parts listen on. */
async function openLinks(places: Places, seed: number, links: Map<PartName, Link>): Promise<void> {
  for (const [at, part] of places.parts.entries()) {
    // To these, what comes from outside arrives as noise; from the others the product reads noise.
    const noisy = /^(?:web|worker)-/.test(part) ? "requests" : "answers";
    const ends = { port: places.from(part), target: places.target(part) };
    links.set(part, await openLink({ ...ends, slowMs: SLOW_LINK_MS, noisy, seed: seed + at }));
  }
}
