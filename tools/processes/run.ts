import { spawn, spawnSync } from "node:child_process";
import { NODE, ROOT } from "./paths.ts";

/** Runs one of our programs to its end; throws when it fails. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, signal } = spawnSync(NODE, [...args], {
    cwd: ROOT,
    // Standard output is for what our own tool finds: `--json` prints one object and nothing else.
    stdio: ["inherit", 2, 2],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${signal ?? status}`);
}

/** The same, without blocking. */
export function startNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(NODE, [...args], { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`node ${args.join(" ")} ended with ${signal ?? code}`)),
    );
  });
}

/** Prints the output of the build only when it fails: its hundred lines would hide what the test or the tool that wanted it finds. */
export function runBuild(): void {
  const { status, signal, stdout, stderr } = spawnSync(NODE, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT_BYTES,
    // A test that wants the build must not turn off the build's plugins, as vite.config.ts does under vitest.
    env: { ...process.env, NODE_ENV: "production", VITEST: "" },
  });
  if (status !== 0) throw new Error(`the build ended with ${signal ?? status}\n${stdout}\n${stderr}`);
}

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
