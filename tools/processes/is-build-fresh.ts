import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

const SERVER_BUILD = join(ROOT, "build/server/index.js");
const SOURCES = ["src", "public", "package-lock.json", "vite.config.ts", "react-router.config.ts"];

/** True when nothing the build is made of has changed since it was made. */
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
