import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { LOOPBACK_HOSTS } from "#domain/network/private-host.ts";
import { readAddresses } from "./addresses.ts";
import { ROOT } from "./paths.ts";
import {
  type Container,
  isDockerThere,
  type Place,
  startContainer,
  stopContainer,
} from "#tools/services/containers.ts";
import { isPortOpen } from "#tools/services/free-port.ts";
import { canInstall, installPackages } from "#tools/services/install.ts";
import { endProcess, pidFile } from "#tools/services/pid-file.ts";
import {
  canServerReach,
  ensureDatabase,
  isPostgresAnswering,
  isPostgresInstalled,
  startPostgres,
} from "#tools/services/postgres.ts";
import { isRedisAnswering, isRedisInstalled, startRedis } from "#tools/services/redis.ts";
import { isRestateAnswering, isRestateInstalled, startRestate } from "#tools/services/restate.ts";
import type { RunningService } from "#tools/services/running-service.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const folder = join(ROOT, ".services");
const addresses = readAddresses();

interface LocalService {
  readonly name: string;
  readonly place: Place;
  readonly container?: Container;
  readonly debianPackage?: string;
  readonly isInstalled: () => boolean;
  readonly isAnswering: () => Promise<boolean>;
  readonly dataDir: string;
  readonly start: (dataDir: string) => Promise<RunningService>;
  readonly stopSignal: NodeJS.Signals;
}

const { database, redis, restate } = addresses;
const services: readonly LocalService[] = [
  {
    name: "PostgreSQL",
    place: database,
    container: {
      image: "postgres:15",
      port: 5432,
      // Loopback only, development only.
      env: { POSTGRES_USER: "root", POSTGRES_HOST_AUTH_METHOD: "trust" },
      volume: "/var/lib/postgresql/data",
    },
    debianPackage: "postgresql",
    isInstalled: isPostgresInstalled,
    isAnswering: () => isPostgresAnswering(addresses.databaseUrl("postgres")),
    dataDir: postgresFolder(),
    start: (dataDir) => startPostgres({ port: database.port, dataDir, isDetached: true }),
    stopSignal: "SIGINT",
  },
  {
    name: "Redis",
    place: redis,
    container: { image: "redis:7", port: 6379, args: ["redis-server", "--save", "", "--appendonly", "no"] },
    debianPackage: "redis-server",
    isInstalled: isRedisInstalled,
    isAnswering: () => isRedisAnswering(redis.port, redis.host),
    dataDir: join(folder, "redis"),
    start: (dataDir) => startRedis({ port: redis.port, dataDir, isDetached: true }),
    stopSignal: "SIGTERM",
  },
  {
    name: "Restate",
    place: restate,
    isInstalled: isRestateInstalled,
    isAnswering: () => isRestateAnswering(restate.port, restate.adminPort, restate.host),
    dataDir: join(folder, "restate"),
    start: (dataDir) =>
      startRestate({
        ingressPort: restate.port,
        adminPort: restate.adminPort,
        nodePort: restate.nodePort,
        dataDir,
        isDetached: true,
      }),
    stopSignal: "SIGTERM",
  },
];

/** Something that a person has to do first: shown as it is, without a stack trace. */
export class ServiceMissing extends Error {
  override readonly name = "ServiceMissing";
}

/** Starts what does not answer, names of each what it took, and makes the database of this checkout. */
export async function startServices(log: (line: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all(services.map(async (service) => log(`${service.name}: ${await startOne(service)}`)));
  const isNew = await ensureDatabase(addresses.databaseUrl("postgres"), addresses.databaseName);
  if (isNew) log(`database ${addresses.databaseName}: made`);
  if (!isRendererInstalled()) log(`pdftoppm: ${installRenderer()}`);
}

/** Renders the PDF files that applicants upload: a program, and no service. */
const isRendererInstalled = (): boolean =>
  ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].some((folder) => existsSync(join(folder, "pdftoppm")));

function installRenderer(): string {
  if (!canInstall()) return "missing, so no PDF can be uploaded; the package is poppler-utils or poppler";
  installPackages(["poppler-utils"]);
  return "installed from Debian's packages";
}

export async function stopServices(log: (line: string) => void): Promise<void> {
  for (const service of services.toReversed()) log(`${service.name}: ${await stopOne(service)}`);
}

/** Whether the engine at the address is one that this checkout started: its files are ours to remove. */
export const isOwnEngine = (): boolean => pidFileOf(engine()).livePid() !== undefined;

/** Ends it and forgets everything in it; the next start begins with an empty one. */
export async function endOwnEngine(): Promise<string> {
  await stopOne(engine());
  return engine().dataDir;
}

const engine = (): LocalService => {
  const found = services.find(({ name }) => name === "Restate");
  if (!found) throw new Error("no engine among the services");
  return found;
};

export type Way = "answers" | "docker" | "installed" | "debian" | "none";

/** The first that there is. Docker comes before what is installed: it needs no account and leaves nothing behind on the machine. */
export const chooseWay = (there: {
  readonly isAnswering: boolean;
  readonly hasDocker: boolean;
  readonly isInstalled: boolean;
  readonly canInstall: boolean;
}): Way =>
  there.isAnswering
    ? "answers"
    : there.hasDocker
      ? "docker"
      : there.isInstalled
        ? "installed"
        : there.canInstall
          ? "debian"
          : "none";

async function startOne(service: LocalService): Promise<string> {
  const { name, place, container } = service;
  const at = `${place.host}:${place.port}`;
  const isAnswering = await service.isAnswering();
  if (!isAnswering) await checkPlace(service);
  const way = chooseWay({
    isAnswering,
    hasDocker: !isAnswering && container !== undefined && isDockerThere(),
    isInstalled: service.isInstalled(),
    canInstall: service.debianPackage !== undefined && canInstall(),
  });
  switch (way) {
    case "answers":
      return `answers at ${at}`;
    case "docker":
      if (container) startContainer(containerName(service), { ...container, place });
      await waitUntil(service.isAnswering, READY_WITHIN_MS, `${name} in Docker to answer at ${at}`, 200);
      return `started with Docker at ${at}, container ${containerName(service)}`;
    case "installed":
      return startHere(service, "of this machine");
    case "debian":
      installPackages(service.debianPackage === undefined ? [] : [service.debianPackage]);
      // Installing may have started it, as the Redis package does.
      return (await service.isAnswering()) ? `installed, and answers at ${at}` : startHere(service, "just installed");
    case "none":
      throw new ServiceMissing(
        `${name} does not answer at ${at} and is not installed: start Docker, install it (as root on Debian this command does), or name one that answers in ${place.settings}.`,
      );
  }
}

const READY_WITHIN_MS = 120_000;

async function checkPlace({ name, place }: LocalService): Promise<void> {
  const at = `${place.host}:${place.port}`;
  if (!LOOPBACK_HOSTS.has(place.host))
    throw new ServiceMissing(`${name} does not answer at ${at}, which ${place.settings} names.`);
  if (await isPortOpen(place.port))
    throw new ServiceMissing(
      `${at} is taken by something that does not answer as ${name} should: change ${place.settings}.`,
    );
}

async function startHere(service: LocalService, which: string): Promise<string> {
  const running = await service.start(service.dataDir);
  pidFileOf(service).write(running.pid);
  return `started at ${service.place.host}:${service.place.port}, the one ${which}, process ${running.pid}, files in ${service.dataDir}`;
}

async function stopOne(service: LocalService): Promise<string> {
  const file = pidFileOf(service);
  const pid = file.livePid();
  if (pid !== undefined) await endProcess(pid, service.stopSignal);
  file.remove();
  if (pid !== undefined) return "stopped";
  return service.container && stopContainer(containerName(service)) ? "stopped, with Docker" : "not started here";
}

const containerName = ({ name, place }: LocalService): string => `sparv-${name.toLowerCase()}-${place.port}`;

function pidFileOf({ name, place, dataDir }: LocalService) {
  // Redis shows its address instead of its folder, so its port is the mark.
  const mark = name === "Redis" ? `:${place.port}` : dataDir;
  return pidFile(`${join(folder, basename(dataDir))}.pid`, mark);
}

/** A clone under root's home cannot be read by the database's account: then the files are stored with other machine state. */
function postgresFolder(): string {
  const wanted = join(folder, "postgres");
  if (canServerReach(resolve(folder, ".."))) return wanted;
  const clone = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  return `/var/lib/sparv-services-${clone}/postgres`;
}
