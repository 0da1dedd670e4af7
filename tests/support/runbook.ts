import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "#tools/processes/paths.ts";

const FOLDER = join(ROOT, "docs/runbooks");

/** A fenced block of a runbook, as an operator copies it. */
export interface RunbookCommand {
  readonly runbook: string;
  /** What only reads is under "Look", what changes something under "Do". */
  readonly part: string;
  readonly language: string;
  /** The comment in its first line. */
  readonly title: string;
  readonly text: string;
}

export const runbookNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .map((name) => basename(name, ".md"));

export function readRunbook(runbook: string): RunbookCommand[] {
  const text = readFileSync(join(FOLDER, `${runbook}.md`), "utf8");
  const commands: RunbookCommand[] = [];
  let part = "";
  for (const [, heading, indent = "", language = "", block = ""] of text.matchAll(
    /^\*\*(\w+)\.\*\*|^( *)```(\w+)\n([\s\S]*?)^ *```$/gm,
  )) {
    if (heading !== undefined) {
      part = heading;
      continue;
    }
    const lines = block
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(indent.length));
    const title = /^# (.+)/.exec(lines[0] ?? "")?.[1] ?? "";
    commands.push({ runbook, part, language, title, text: lines.join("\n") });
  }
  return commands;
}

export function findCommand(runbook: string, title: string): RunbookCommand {
  const command = readRunbook(runbook).find((one) => one.title === title);
  if (!command) throw new Error(`docs/runbooks/${runbook}.md has no command "${title}"`);
  return command;
}

const run = promisify(execFile);

/** What it prints. Rejects when any part of it fails, or when it names a variable that is not given. */
export async function runCommand(
  { text }: Pick<RunbookCommand, "text">,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const path = process.env["PATH"] ?? "";
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", text], {
    cwd: ROOT,
    env: { ...env, PATH: path },
    timeout: 60_000,
  });
  return stdout;
}

export interface RunningCommand {
  /** Ends the program at once. */
  kill(): Promise<void>;
}

/** For a command that starts a program: `node` is the given one, as on the machine of a release. */
export function startCommand(
  { text }: Pick<RunbookCommand, "text">,
  env: Readonly<Record<string, string>>,
  node: string,
): RunningCommand {
  const path = `${dirname(node)}:${process.env["PATH"] ?? ""}`;
  const child = spawn("bash", ["-euo", "pipefail", "-c", text], {
    cwd: ROOT,
    env: { ...env, PATH: path },
    stdio: "ignore",
  });
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
