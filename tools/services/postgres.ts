import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { findProgram } from "./find-program.ts";
import { type RunningService, startService } from "./running-service.ts";

export interface PostgresOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly isDetached?: boolean;
  /** Of the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The whole environment of the server, read at every start. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The role every development and test database is opened with; the server only listens on loopback. */
const SUPERUSER = "root";

export const postgresUrl = (port: number, database: string): string =>
  `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;

export async function startPostgres(options: PostgresOptions): Promise<RunningService> {
  const { port, dataDir } = options;
  const runAs = accountFor(dataDir);
  if (!existsSync(join(dataDir, "PG_VERSION"))) initialise(dataDir, runAs);
  const url = postgresUrl(port, "postgres");
  return startService({
    name: "postgres",
    url,
    command: join(postgresBinDir(), "postgres"),
    // No socket file: its path may be too long or lie where the server's account may not write.
    args: ["-D", dataDir, "-p", String(port), ...settingsOf(options.settings)],
    env: options.env ?? serverEnvironment(),
    cwd: dataDir,
    logFile: `${dataDir}.log`,
    runAs,
    // Fast shutdown: open sessions are ended, the log is closed.
    stopSignal: "SIGINT",
    isDetached: options.isDetached ?? false,
    isReady: () => isPostgresAnswering(url),
  });
}

const settingsOf = (settings: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries({ listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );

export interface ReplicaOptions extends PostgresOptions {
  readonly primaryPort: number;
}

/** A copy of a running server that follows it from then on. */
export function startPostgresReplica({ primaryPort, ...options }: ReplicaOptions): Promise<RunningService> {
  const { dataDir } = options;
  const runAs = accountFor(dataDir);
  execFileSync(
    join(postgresBinDir(), "pg_basebackup"),
    // A fast checkpoint: otherwise it waits for the next ordinary one, which is minutes away.
    ["-h", "127.0.0.1", "-p", String(primaryPort), "-U", SUPERUSER, "-D", dataDir, "-R", "-X", "stream", "-c", "fast"],
    { env: serverEnvironment(), cwd: dataDir, stdio: ["ignore", "ignore", "inherit"], ...runAs },
  );
  return startPostgres(options);
}

export async function isPostgresAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** True when it had to be made. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return false;
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}

export const isPostgresInstalled = (): boolean => findBinDir() !== undefined;

/** Whether the account the server runs as can reach a folder: root's own home is closed to it. */
export function canServerReach(folder: string): boolean {
  if (process.getuid?.() !== 0) return true;
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** The second for a macOS that knows no C.UTF-8: the same order of texts, and letters beyond ASCII are letters all the same. */
const LOCALES = [["--locale=C.UTF-8"], ["--locale=C", "--lc-ctype=UTF-8"], ["--locale=C"]];

function initialise(dataDir: string, runAs: Account | undefined): void {
  initialiseWith(join(postgresBinDir(), "initdb"), dataDir, runAs);
}

export function initialiseWith(initdb: string, dataDir: string, runAs?: Account): void {
  const refusals: string[] = [];
  for (const locale of LOCALES) {
    const { status, stderr } = spawnSync(
      initdb,
      ["-D", dataDir, "-U", SUPERUSER, "--auth=trust", "--encoding=UTF8", ...locale, "--no-instructions"],
      { env: serverEnvironment(), cwd: dataDir, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8", ...runAs },
    );
    if (status === 0) return;
    refusals.push(`${locale.join(" ")}: ${stderr.trim()}`);
  }
  throw new Error(`initdb makes no database in ${dataDir}:\n${refusals.join("\n")}`);
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then the folder is handed to the package's own account. */
export function accountFor(dataDir: string): Account | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  if (!line) throw new Error("running as root needs the account 'postgres', which the postgresql package makes");
  const [, , uid, gid] = line.split(":").map(Number);
  if (!uid || !gid) throw new Error("the account 'postgres' has no user id");
  chownSync(dataDir, uid, gid);
  chmodSync(dirname(dataDir), statSync(dirname(dataDir)).mode | 0o011);
  return { uid, gid };
}

export const serverEnvironment = (): Record<string, string> => ({ PATH: "/usr/bin:/bin", LANG: "C.UTF-8", TZ: "UTC" });

function postgresBinDir(): string {
  const found = findBinDir();
  if (!found) throw new Error("PostgreSQL is not installed");
  return found;
}

function findBinDir(): string | undefined {
  const found = findProgram("initdb", ["postgresql"]);
  return found !== undefined && existsSync(join(dirname(found), "postgres")) ? dirname(found) : undefined;
}
