import { existsSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./install.ts";

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
      ...wallClockOnly(),
      FAKETIME_TIMESTAMP_FILE: file,
      // In seconds: otherwise the file is read every ten.
      FAKETIME_CACHE_DURATION: "1",
    },
    setOffset,
  };
}

/**
 * The environment of a process whose clock shows this moment when it starts, and runs on from there. The difference from the machine's clock is fixed
 * here: programs that inherit it, whenever they start, all show the same time.
 */
export function clockStartingAt(moment: Date, nowMs = Date.now()): Record<string, string> {
  const seconds = Math.round((moment.getTime() - nowMs) / 1_000);
  return { ...wallClockOnly(), FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}` };
}

/** The time since the start of the machine stays as it is, and so do the times of files. */
const wallClockOnly = (): Record<string, string> => ({
  LD_PRELOAD: ensureFakeClock(),
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
  NO_FAKE_STAT: "1",
});

const NAMES = ["LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC", "NO_FAKE_STAT"];

/** Of this process, empty when it has the machine's clock: for a program that is started without the rest of the environment. */
export const inheritedClock: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const value = process.env[name];
    return process.env["FAKETIME"] === undefined || value === undefined ? [] : [[name, value]];
  }),
);

/** The rest of the environment: for a program that does not work with another clock. */
export const withoutInheritedClock = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !Object.hasOwn(inheritedClock, name)));

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
