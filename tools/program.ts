import { spawn } from "node:child_process";
import { ownEnvironment } from "./processes/own-environment.ts";
import { NODE, ROOT } from "./processes/paths.ts";

/** One program alone, with the settings that `npm run dev` would give it: `npm run worker`, `simulators`, `migrate` and `start`. */

const [program = "", ...args] = process.argv.slice(2);
const child = spawn(NODE, [program, ...args], {
  cwd: ROOT,
  env: { ...process.env, ...ownEnvironment() },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void child.kill(signal));
child.on("exit", (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
