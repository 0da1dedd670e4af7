import { execFile } from "node:child_process";
import { chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPackages } from "./install.ts";
import { type Account, accountFor } from "./postgres.ts";

export interface BackupsOptions {
  /** Of the repository, the settings and the server's socket. */
  readonly folder: string;
  readonly dataDir: string;
  readonly port: number;
  /** Encrypts the repository. */
  readonly passphrase: string;
}

export interface Backups {
  /** The server must be started with these. */
  readonly serverSettings: Readonly<Record<string, string>>;
  /** Once, when the server answers. */
  prepare(): Promise<void>;
  makeFullBackup(): Promise<void>;
  /** Fills an empty folder with the database as it was at that moment, for a server that is then started on it. */
  restore(to: { readonly dataDir: string; readonly moment: string }): Promise<void>;
  /** Of everything in the repository. */
  bytes(): number;
}

const PRODUCT_SETTINGS = join(import.meta.dirname, "../../ops/pgbackrest.conf");
const STANZA = "sparv";
const PROGRAM = "/usr/bin/pgbackrest";
const execute = promisify(execFile);

/** The product's own settings of pgBackRest for one server, with a repository in a folder. */
export function createBackups({ folder, dataDir, port, passphrase }: BackupsOptions): Backups {
  if (!existsSync(PROGRAM)) installPackages(["pgbackrest"], { startsNothing: true });
  const account = accountFor(folder);
  const own = (name: string): string => ownFolder(join(folder, name), account);
  const [repository, socket, include, log] = [own("repository"), own("socket"), own("conf.d"), own("log")];
  const settings = join(folder, "pgbackrest.conf");
  // The server's account may not be able to read the project's folder.
  copyFileSync(PRODUCT_SETTINGS, settings);
  const site = join(include, "site.conf");
  writeFileSync(site, siteSettings({ repository, socket, log, lock: own("lock"), dataDir, port, passphrase }), {
    mode: 0o600,
  });
  if (account) chownSync(site, account.uid, account.gid);

  const given = [`--config=${settings}`, `--config-include-path=${include}`, `--stanza=${STANZA}`];
  const run = async (...args: readonly string[]): Promise<void> => {
    const env = { PATH: "/usr/bin:/bin", LANG: "C.UTF-8" };
    await execute(PROGRAM, [...given, ...args], { cwd: folder, env, ...account });
  };
  return {
    serverSettings: {
      unix_socket_directories: socket,
      wal_level: "replica",
      archive_mode: "on",
      archive_command: `${[PROGRAM, ...given].join(" ")} archive-push %p`,
    },
    prepare: async () => {
      await run("stanza-create");
      await run("check");
    },
    makeFullBackup: () => run("--type=full", "backup"),
    restore: async ({ dataDir: target, moment }) => {
      rmSync(target, { recursive: true, force: true });
      ownFolder(target, account);
      await run(`--pg1-path=${target}`, "--type=time", `--target=${moment}`, "--target-action=promote", "restore");
    },
    bytes: () => bytesIn(repository),
  };
}

interface Site {
  readonly repository: string;
  readonly socket: string;
  readonly log: string;
  readonly lock: string;
  readonly dataDir: string;
  readonly port: number;
  readonly passphrase: string;
}

const siteSettings = (site: Site): string =>
  [
    "[global]",
    `repo1-path=${site.repository}`,
    `repo1-cipher-pass=${site.passphrase}`,
    `log-path=${site.log}`,
    `lock-path=${site.lock}`,
    `[${STANZA}]`,
    `pg1-path=${site.dataDir}`,
    `pg1-port=${site.port}`,
    `pg1-socket-path=${site.socket}`,
    "pg1-user=root",
    "",
  ].join("\n");

function ownFolder(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
