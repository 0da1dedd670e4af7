import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";

/** Installs Debian packages. Elsewhere, or without root, prints what a person has to do instead. */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(`not installed here: ${names.join(", ")}. Install them, or use ops/compose.yaml.`);
  }
  if (names.includes("postgresql")) keepDebianFromMakingACluster();
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** The package would otherwise start a database of its own on our port, with a login we do not know. */
function keepDebianFromMakingACluster(): void {
  mkdirSync("/etc/postgresql-common", { recursive: true });
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (!existsSync(settings)) writeFileSync(settings, "create_main_cluster = false\n");
}
