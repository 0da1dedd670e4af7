import { execFileSync } from "node:child_process";

export const git = (root: string, ...args: readonly string[]): string =>
  execFileSync("git", [...args], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trimEnd();

export const tagOf = (version: string): string => `v${version}`;
