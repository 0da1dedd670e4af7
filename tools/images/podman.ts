import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "#tools/services/install.ts";
import { ROOT } from "#tools/processes/paths.ts";

/** crun, which it would choose by itself, refuses machines with both kinds of control groups. */
const RUNTIME = ["--runtime", "runc"];

export const PODMAN = "/usr/bin/podman";
export const PODMAN_COMPOSE = "/usr/bin/podman-compose";

/** Builds and runs images without a server of its own; installed on Debian as root. */
export function ensurePodman(): void {
  install({ podman: PODMAN, runc: "/usr/sbin/runc", mmdebstrap: "/usr/bin/mmdebstrap" });
}

/** Reads a compose file; a network of containers needs iptables. */
export function ensurePodmanCompose(): void {
  install({ "podman-compose": PODMAN_COMPOSE, iptables: "/usr/sbin/iptables" });
}

const install = (places: Readonly<Record<string, string>>): void =>
  installPackages(Object.entries(places).flatMap(([name, place]) => (existsSync(place) ? [] : [name])));

export const podmanArguments = (...args: readonly string[]): string[] => [...RUNTIME, ...args];

/** Runs it to its end. What it reports on the way belongs on standard error: standard output is for the figures. */
export function podman(...args: readonly string[]): string {
  const { status, stdout, error } = spawnSync(PODMAN, podmanArguments(...args), {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", 2],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`podman ${args[0]} ended with ${status}`);
  return stdout.trim();
}

/** Whether it succeeds, for what must be refused. */
export const isAllowed = (...args: readonly string[]): boolean =>
  spawnSync(PODMAN, podmanArguments(...args), { cwd: ROOT, stdio: "ignore" }).status === 0;
