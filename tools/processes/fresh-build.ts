import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.ts";
import { runBuild } from "./run.ts";

const SERVER_BUILD = join(ROOT, "build/server/index.js");
const SOURCES = ["src", "public", "package-lock.json", "vite.config.ts", "react-router.config.ts"];

/** Holds the process that builds. Beside the build's folder, which a build empties. */
const LOCK = join(ROOT, ".build.lock");
const LOOK_AGAIN_MS = 200;

/** Builds unless nothing the build is made of has changed. Two processes that both find it old would write it at the same time: one waits for the other. */
export function ensureFreshBuild(): void {
  if (isBuildFresh()) return;
  takeLock();
  try {
    if (!isBuildFresh()) runBuild();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

export function isBuildFresh(): boolean {
  if (!existsSync(SERVER_BUILD)) return false;
  const builtMs = statSync(SERVER_BUILD).mtimeMs;
  return SOURCES.every((source) => newestMs(join(ROOT, source)) <= builtMs);
}

function newestMs(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

function takeLock(): void {
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      return;
    } catch {
      if (isHolderGone()) rmSync(LOCK, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
    }
  }
}

/** A builder that was killed leaves its lock. */
function isHolderGone(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, "utf8")), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
