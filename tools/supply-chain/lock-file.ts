import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One package as the lock file holds it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Where it is installed, from the project's folder. */
  readonly place: string;
  readonly licence: string | undefined;
  /** Only builds or tests; no program of ours loads it. */
  readonly isDevelopment: boolean;
}

export function readLockFile(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({
      name: entry.name ?? place.replace(/^.*node_modules\//, ""),
      version: entry.version ?? "",
      place,
      licence: entry.license,
      isDevelopment: entry.dev === true,
    }));
}

interface LockEntry {
  /** Only when it is not the folder's. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}
