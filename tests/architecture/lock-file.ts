import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./source-tree.ts";

/**
 * What `npm ci` would refuse and a little more: package.json and the lock file agree, every package is held by its
 * sha512, and every install script has been allowed or refused by name.
 */
export function findLockFaults(root: string): Fault[] {
  const manifest = readJson(root, "package.json") as Manifest;
  const { packages } = readJson(root, "package-lock.json") as { packages: Record<string, LockEntry> };
  const locked = packages[""] ?? {};
  const fault = (what: string): Fault => ({ file: "package-lock.json", line: 1, what });
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  const known = { ...locked.dependencies, ...locked.devDependencies };
  const installed = Object.entries(packages).filter(([place]) => place !== "");
  return [
    ...Object.keys({ ...wanted, ...known })
      .filter((name) => wanted[name] !== known[name])
      .map((name) => fault(`has ${name} ${known[name] ?? "not at all"}, package.json ${wanted[name] ?? "not at all"}`)),
    ...Object.entries(wanted)
      .filter(([name, version]) => /^\d/.test(version) && packages[`node_modules/${name}`]?.version !== version)
      .map(([name, version]) => fault(`does not install ${name} ${version}`)),
    // Those of other platforms too: without them npm ci refuses the file wherever it runs.
    ...installed.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isInstalled(packages, place, name))
        .map((name) => fault(`lacks ${name}, which ${place} may use`)),
    ),
    ...installed
      .filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))
      .map(([place]) => fault(`has no sha512 of ${place}`)),
    ...installed
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => place.replace(/^.*node_modules\//, ""))
      .filter((name) => manifest.allowScripts?.[name] === undefined)
      .map((name) => fault(`has ${name}, whose install script allowScripts neither allows nor refuses`)),
  ];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

interface LockEntry extends Manifest {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** As Node looks for a package: beside the one that uses it, then further out. */
function isInstalled(packages: Readonly<Record<string, LockEntry>>, place: string, name: string): boolean {
  if (packages[`${place}/node_modules/${name}`] !== undefined) return true;
  const outer = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")));
  return outer === "" ? packages[`node_modules/${name}`] !== undefined : isInstalled(packages, outer, name);
}

const readJson = (root: string, file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8")) as unknown;
