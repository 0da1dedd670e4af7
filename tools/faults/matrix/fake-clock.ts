import { existsSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "#tools/services/install.ts";

/** The clock of one process, by a library that is loaded before all others. */
export interface FakeClock {
  /** Added to the environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Of the wall clock, from the next second on; the time since the start of the machine stays as it is. */
  setOffset(seconds: number): void;
}

export function prepareFakeClock(folder: string, name: string): FakeClock {
  const file = join(folder, `${name}.clock`);
  const setOffset = (seconds: number): void => writeFileSync(file, `+${seconds}\n`, { mode: 0o644 });
  setOffset(0);
  return {
    env: {
      LD_PRELOAD: ensureFakeClock(),
      FAKETIME_TIMESTAMP_FILE: file,
      // In seconds: otherwise the file is read every ten.
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      NO_FAKE_STAT: "1",
    },
    setOffset,
  };
}

/** For programs with several threads. */
const LIBRARY = "/usr/lib/*/faketime/libfaketimeMT.so.1";

/** The library's path; on Debian as root, installs its package first when there is none. */
export function ensureFakeClock(): string {
  const find = () => globSync(LIBRARY).find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  installPackages(["faketime"]);
  const installed = find();
  if (installed === undefined) throw new Error(`the package faketime is installed, but not at ${LIBRARY}`);
  return installed;
}
