import { spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { runDemoData } from "#tools/demo-data/run-demo-data.ts";
import type { LaunchProgram } from "#tools/processes/our-programs.ts";
import { startStack } from "#tools/processes/stack.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { readAddresses } from "#tools/processes/addresses.ts";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { imageOf, type Target } from "./build-images.ts";
import { isAllowed, podman, PODMAN, podmanArguments } from "./podman.ts";

/** The account that the images run as. */
const USER_ID = 1000;
const ORDERS = 2;
const PATH = process.env["PATH"];

export interface ProbedImage {
  readonly image: Target;
  readonly user: string;
  /** Whether the program could change its own files. */
  readonly canWrite: boolean;
  /** Undefined where the image has no check. */
  readonly isHealthy: boolean | undefined;
  readonly stopMs: number;
  readonly exitCode: number;
}

export interface Probe {
  readonly images: readonly ProbedImage[];
  readonly migrations: number;
  readonly searches: number;
  readonly ordersPlaced: number;
  readonly ordersWanted: number;
}

/** Runs the product from its images alone, on this machine's PostgreSQL, Redis and engine, and orders through it. */
export async function probeImages(): Promise<Probe> {
  const certificates = copyCertificates();
  try {
    const migrations = await probeMigrate();
    const stack = await startStack({ topic: "images", workers: 1, launch: launchIn(certificates) });
    try {
      const { searches, placed } = await runDemoData({
        env: stack.env,
        visitors: 2,
        orders: ORDERS,
        switches: 0,
        withinMs: 5 * MINUTE_MS,
        seed: 1,
        log: (line) => console.error(line),
      });
      const images = probeRunning();
      return { images, migrations, searches, ordersPlaced: placed, ordersWanted: ORDERS };
    } finally {
      await stack.stop();
      podman("rm", "--force", "--ignore", ...(["web", "worker", "simulators"] as const).map(containerOf));
    }
  } finally {
    rmSync(certificates, { recursive: true });
  }
}

/** Readable by the account of the images: those of the checkout belong to the account that made them. */
function copyCertificates(): string {
  const copy = mkdtempSync(join(tmpdir(), "sparv-certificates-"));
  cpSync(join(ensureCertificates().folder, ".."), copy, { recursive: true });
  for (const path of ["", ...readdirSync(copy, { recursive: true, encoding: "utf8" })])
    chownSync(join(copy, path), USER_ID, USER_ID);
  return copy;
}

const containerOf = (target: Target): string => `sparv-images-${target}-${process.pid}`;

const HARDENED = [
  "--network",
  "host",
  "--read-only",
  "--cap-drop",
  "ALL",
  "--security-opt",
  "no-new-privileges",
  "--ulimit",
  "nofile=1024:4096",
  "--ulimit",
  "nproc=4096:4096",
  "--env",
  "SPARV_*",
  "--env",
  "NODE_ENV",
];

/** Web and worker run what their image runs by itself; the simulators need ports of their own. */
const launchIn =
  (certificates: string): LaunchProgram =>
  (program, args) => ({
    command: PODMAN,
    args: podmanArguments(
      "run",
      "--replace",
      "--name",
      containerOf(program),
      ...HARDENED,
      "--volume",
      `${certificates}:/app/.services/certificates`,
      imageOf(program),
      ...(program === "simulators" ? ["node", ...args] : []),
    ),
  });

/** An empty database, and how many migrations it has afterwards. */
async function probeMigrate(): Promise<number> {
  const name = `sparv_images_${process.pid}`;
  const server = new pg.Client({ connectionString: readAddresses().databaseUrl("postgres") });
  await server.connect();
  try {
    await server.query(`create database ${name}`);
    const url = readAddresses().databaseUrl(name);
    const { status } = spawnSync(
      PODMAN,
      podmanArguments("run", "--rm", "--name", containerOf("migrate"), ...HARDENED, imageOf("migrate")),
      {
        cwd: ROOT,
        stdio: ["ignore", 2, 2],
        env: { ...developmentEnvironment({ SPARV_DATABASE_URL: url, SPARV_LOG_LEVEL: "warn" }), PATH },
      },
    );
    if (status !== 0) throw new Error(`the image migrate ended with ${status}`);
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    const { rows } = await database.query<{ count: string }>("select count(*) from schema_migrations");
    await database.end();
    return Number(rows[0]?.count);
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
}

function probeRunning(): ProbedImage[] {
  const probed: ProbedImage[] = [];
  for (const image of ["web", "worker", "simulators"] as const) {
    const name = containerOf(image);
    const found = {
      image,
      user: podman("exec", name, "id", "-u"),
      canWrite: isAllowed("exec", name, "touch", "/app/src/added"),
      isHealthy: hasHealthCheck(image) ? isAllowed("healthcheck", "run", name) : undefined,
    };
    probed.push({ ...found, ...stopContainer(name) });
  }
  return probed;
}

const hasHealthCheck = (target: Target): boolean =>
  podman("image", "inspect", "--format", "{{if .HealthCheck}}yes{{end}}", imageOf(target)) === "yes";

/** By the signal that an orchestrator sends. */
function stopContainer(name: string): Pick<ProbedImage, "stopMs" | "exitCode"> {
  const startedAt = performance.now();
  podman("kill", "--signal", "TERM", name);
  const exitCode = Number(podman("wait", name));
  return { stopMs: Math.round(performance.now() - startedAt), exitCode };
}
