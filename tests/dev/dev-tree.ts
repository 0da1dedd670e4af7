import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import pg from "pg";
import { checkoutOf, ROOT } from "#tools/processes/paths.ts";
import { readAddresses } from "#tools/processes/addresses.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

/** A checkout of its own, made of the files of this one: what a test changes in it is gone with it. */
export interface DevTree {
  readonly folder: string;
  readonly port: number;
  readonly url: string;
  readonly simulatorsUrl: string;
  readonly ingressUrl: string;
  /** Everything that `npm run dev` has printed. */
  output(): string;
  /** Starts `npm run dev` and waits for its welcome, or for its end; gives how long that took. */
  start(changes?: Readonly<Record<string, string>>): Promise<number>;
  exitCode(): number | null;
  edit(file: string, from: string | RegExp, to: string): void;
  /** As Ctrl-C in a terminal does. */
  interrupt(): Promise<void>;
  /** Ends the tool itself without a chance to end anything else. */
  killHard(): void;
  /** Programs of this checkout that run, but for the services. */
  programs(): string[];
  /** Ends everything, and removes the files and the database. */
  remove(): Promise<void>;
}

const STARTS_WITHIN_MS = 280_000;
const ENDS_WITHIN_MS = 30_000;
/** What `npm run dev` leaves running on purpose, so that its next start is quick: `npm run services -- --stop` ends them. */
const SERVICE = /restate-server|bin\/postgres|redis-server/;

export async function createDevTree(name: string): Promise<DevTree> {
  const folder = join(ROOT, ".results/dev-trees", name);
  await endLeftovers(folder);
  rmSync(folder, { recursive: true, force: true });
  copyFiles(folder);
  const port = await findFreeBlock();
  let child: ChildProcess | undefined;
  let output = "";
  const kill = (signal: NodeJS.Signals) => {
    if (child?.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal);
  };
  return {
    folder,
    port,
    url: `http://localhost:${port}`,
    simulatorsUrl: `http://127.0.0.1:${port + 1}`,
    ingressUrl: `http://127.0.0.1:${port + 7}`,
    output: () => output,
    async start(changes = {}) {
      output = "";
      const startedMs = performance.now();
      const started = spawn("npm", ["run", "-s", "dev"], {
        cwd: folder,
        env: { ...plainEnvironment(), SPARV_PORT: String(port), ...changes },
        stdio: ["ignore", "pipe", "pipe"],
        // A group, as a shell makes one for each command.
        detached: true,
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) stream.on("data", (text) => (output += String(text)));
      await waitUntil(
        async () => output.includes("Sparv answers at") || hasEnded(started),
        STARTS_WITHIN_MS,
        `npm run dev to start; it printed:\n${output}`,
      );
      return performance.now() - startedMs;
    },
    exitCode: () => child?.exitCode ?? null,
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}`);
      writeFileSync(path, changed);
    },
    async interrupt() {
      kill("SIGINT");
      await waitUntil(async () => hasEnded(child), ENDS_WITHIN_MS, "npm run dev to end");
    },
    killHard() {
      const tool = processesOf(folder).find(({ command }) => /^\S*node .*tools\/dev\.ts/.test(command));
      if (!tool) throw new Error("npm run dev does not run");
      process.kill(tool.pid, "SIGKILL");
    },
    programs: () =>
      processesOf(folder)
        .map(({ command }) => command)
        .filter((command) => !SERVICE.test(command)),
    async remove() {
      kill("SIGINT");
      await waitUntil(async () => hasEnded(child), ENDS_WITHIN_MS, "npm run dev to end").catch(() => kill("SIGKILL"));
      await endLeftovers(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By itself or by a signal. One that was never started has ended too. */
const hasEnded = (child: ChildProcess | undefined): boolean =>
  child === undefined || child.exitCode !== null || child.signalCode !== null;

/** Hard links take no space; what Vite keeps beside the packages is replaced as a whole, never written into. */
function copyFiles(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1_024 * 1_024,
  });
  for (const file of files.split("\0").filter((each) => each !== "" && existsSync(join(ROOT, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  execFileSync("cp", ["-Rl", join(ROOT, "node_modules"), join(folder, "node_modules")]);
}

/** Of the shell alone: the settings of the person who runs the tests, and Vitest's own, are not a newcomer's. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SPARV_|VITEST|NODE_|TEST$|npm_)/.test(name)));

/** Services of its own, its database, and programs of a run that was interrupted. */
async function endLeftovers(folder: string): Promise<void> {
  if (existsSync(join(folder, "tools/services.ts")))
    spawnSync("npm", ["run", "-s", "services", "--", "--stop"], { cwd: folder, env: plainEnvironment() });
  for (const { pid } of processesOf(folder)) process.kill(pid, "SIGKILL");
  const client = new pg.Client({ connectionString: readAddresses().databaseUrl("postgres") });
  await client.connect();
  await client.query(`drop database if exists sparv_development_${checkoutOf(folder)} with (force)`);
  await client.end();
}

interface Running {
  readonly pid: number;
  readonly command: string;
}

/** Those that were started in the folder, or from a file in it. */
function processesOf(folder: string): Running[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ").trim();
        const isHere =
          `${readlinkSync(`/proc/${name}/cwd`)}/`.startsWith(`${folder}/`) || command.includes(`${folder}/`);
        return isHere && command !== "" ? [{ pid: Number(name), command }] : [];
      } catch {
        return [];
      }
    });
}

const FIRST = 12_000;
const EACH_TAKES = 10;
const BLOCKS = 1_900;

async function findFreeBlock(): Promise<number> {
  for (;;) {
    const first = FIRST + EACH_TAKES * Math.floor(Math.random() * BLOCKS);
    const ports = Array.from({ length: EACH_TAKES }, (_, at) => first + at);
    if ((await Promise.all(ports.map(canListen))).every(Boolean)) return first;
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
