import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";

export interface InstallOptions {
  /** Debian starts no server of these packages by itself. */
  readonly startsNothing?: boolean;
}

/** Root on Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian packages. Elsewhere, or without root, prints what a person has to do instead. */
export function installPackages(names: readonly string[], { startsNothing = false }: InstallOptions = {}): void {
  if (names.length === 0) return;
  if (!canInstall()) {
    throw new Error(`not installed here: ${names.join(", ")}. Install them, or use docker compose up (docs/run.md).`);
  }
  if (names.includes("postgresql")) keepDebianFromMakingACluster();
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const runApt = (...args: string[]) =>
    execFileSync("flock", [...ONE_AT_A_TIME, "apt-get", ...OTHERS_FIRST, ...args], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  runApt("update", "-qq");
  const install = () => runApt("install", "-y", "-qq", "--no-install-recommends", ...names);
  if (startsNothing) withoutStarting(install);
  else install();
}

/** Two of our own programs may need packages at the same moment: the lists have a lock that apt does not wait for. */
const ONE_AT_A_TIME = ["--timeout", "300", "/run/lock/sparv-apt"];
/** The packages have one that it can wait for, should the machine itself be installing something. */
const OTHERS_FIRST = ["-o", "DPkg::Lock::Timeout=120"];

/** What Debian asks before it starts a server; 101 is its no. */
const START_POLICY = "/usr/sbin/policy-rc.d";

function withoutStarting(install: () => void): void {
  // The machine's own answer stays.
  if (existsSync(START_POLICY)) return install();
  writeFileSync(START_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(START_POLICY, { force: true });
  }
}

/** The package would otherwise start a database of its own on our port, with a login we do not know. */
function keepDebianFromMakingACluster(): void {
  mkdirSync("/etc/postgresql-common", { recursive: true });
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (!existsSync(settings)) writeFileSync(settings, "create_main_cluster = false\n");
}
