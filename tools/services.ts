import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { isPortOpen } from "./services/free-port.ts";
import { installPackages } from "./services/install.ts";
import { endProcess, pidFile } from "./services/pid-file.ts";
import {
  canServerReach,
  ensureDatabase,
  isPostgresAnswering,
  isPostgresInstalled,
  postgresUrl,
  startPostgres,
} from "./services/postgres.ts";
import { isRedisAnswering, isRedisInstalled, startRedis } from "./services/redis.ts";
import { isRestateAnswering, startRestate } from "./services/restate.ts";
import type { RunningService } from "./services/running-service.ts";

/** `npm run services`: starts what does not answer yet; `-- --stop` ends what an earlier run started. */

const POSTGRES_PORT = 5432;
const REDIS_PORT = 6379;
const RESTATE_PORTS = { ingressPort: 8080, adminPort: 9070, nodePort: 5122 };
const DATABASE = new URL(developmentEnvironment()["SPARV_DATABASE_URL"] ?? "").pathname.slice(1);

const folder = resolve(import.meta.dirname, "../.services");

interface Service {
  readonly name: string;
  readonly port: number;
  readonly debianPackage?: string;
  readonly isInstalled: () => boolean;
  readonly isAnswering: () => Promise<boolean>;
  readonly dataDir: string;
  readonly start: (dataDir: string) => Promise<RunningService>;
  readonly stopSignal: NodeJS.Signals;
}

const services: readonly Service[] = [
  {
    name: "postgres",
    port: POSTGRES_PORT,
    debianPackage: "postgresql",
    isInstalled: isPostgresInstalled,
    isAnswering: () => isPostgresAnswering(postgresUrl(POSTGRES_PORT, "postgres")),
    dataDir: postgresFolder(),
    start: (dataDir) => startPostgres({ port: POSTGRES_PORT, dataDir, isDetached: true }),
    stopSignal: "SIGINT",
  },
  {
    name: "redis",
    port: REDIS_PORT,
    debianPackage: "redis-server",
    isInstalled: isRedisInstalled,
    isAnswering: () => isRedisAnswering(REDIS_PORT),
    dataDir: join(folder, "redis"),
    start: (dataDir) => startRedis({ port: REDIS_PORT, dataDir, isDetached: true }),
    stopSignal: "SIGTERM",
  },
  {
    name: "restate",
    port: RESTATE_PORTS.ingressPort,
    isInstalled: () => true,
    isAnswering: () => isRestateAnswering(RESTATE_PORTS.ingressPort, RESTATE_PORTS.adminPort),
    dataDir: join(folder, "restate"),
    start: (dataDir) => startRestate({ ...RESTATE_PORTS, dataDir, isDetached: true }),
    stopSignal: "SIGTERM",
  },
];

mkdirSync(folder, { recursive: true });
await (process.argv.includes("--stop") ? stopAll() : startAll());

async function startAll(): Promise<void> {
  const stopped = [];
  for (const service of services) {
    if (await service.isAnswering()) console.log(`${service.name}: already answering`);
    else stopped.push(service);
  }
  installPackages(stopped.flatMap((service) => (service.isInstalled() ? [] : (service.debianPackage ?? []))));
  for (const service of stopped) {
    // Installing may have started it, as the Redis package does.
    if (await service.isAnswering()) continue;
    if (await isPortOpen(service.port)) {
      throw new Error(`port ${service.port} is taken by something that does not answer us as ${service.name} should`);
    }
    const running = await service.start(service.dataDir);
    pidFileOf(service).write(running.pid);
    console.log(`${service.name}: started, process ${running.pid}, files in ${service.dataDir}`);
  }
  const isNew = await ensureDatabase(postgresUrl(POSTGRES_PORT, "postgres"), DATABASE);
  console.log(`database ${DATABASE}: ${isNew ? "created" : "exists"}`);
}

async function stopAll(): Promise<void> {
  for (const service of services.toReversed()) {
    const file = pidFileOf(service);
    const pid = file.livePid();
    if (pid === undefined) console.log(`${service.name}: not started here`);
    else {
      await endProcess(pid, service.stopSignal);
      console.log(`${service.name}: stopped`);
    }
    file.remove();
  }
}

function pidFileOf(service: Service) {
  // Redis shows its address instead of its folder, so its port is the mark.
  const mark = service.name === "redis" ? `:${REDIS_PORT}` : service.dataDir;
  return pidFile(join(folder, `${service.name}.pid`), mark);
}

/** A clone under root's home cannot be read by the database's account: then the files are stored with other machine state. */
function postgresFolder(): string {
  const wanted = join(folder, "postgres");
  if (canServerReach(resolve(folder, ".."))) return wanted;
  const clone = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  return `/var/lib/sparv-services-${clone}/postgres`;
}
