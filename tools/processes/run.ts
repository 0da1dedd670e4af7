import { spawnSync } from "node:child_process";
import { NODE, ROOT } from "./paths.ts";

/** Runs one of our programs to its end; its failure is ours. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, signal } = spawnSync(NODE, [...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${signal ?? status}`);
}

export function runBuild(): void {
  // A test that wants the build must not turn off the build's plugins, as vite.config.ts does under vitest.
  runNode(["node_modules/@react-router/dev/bin.cjs", "build"], { NODE_ENV: "production", VITEST: "" });
}
