import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { waitUntil } from "#tools/services/wait-until.ts";
import { NODE, ROOT } from "./paths.ts";

export interface Children {
  /** Its lines are printed with its name before them. */
  start(name: string, args: readonly string[]): void;
  /** Lets them end; one that takes longer is killed. */
  stop(): Promise<void>;
}

/** A worker in the middle of a step would take this long and more; a developer who ends it does not wait for that. */
const STOP_WITHIN_MS = 3_000;

/**
 * Programs beside this one. Each is a group of processes, because a watching Node has a child of its own; and another process ends the groups
 * should this one end without a chance to (`end-groups.ts`).
 */
export function createChildren(env: Readonly<Record<string, string | undefined>>): Children {
  const running = new Set<ChildProcess>();
  const ender = spawn(NODE, [join(import.meta.dirname, "end-groups.ts")], {
    cwd: ROOT,
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // It ends when this process does, and by nothing else.
  ender.unref();
  ender.stdin.on("error", () => undefined);
  return {
    start(name, args) {
      const child = spawn(NODE, [...args], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
      child.on("error", (error) => console.error(`[${name}] ${error.message}`));
      if (child.pid === undefined) return;
      ender.stdin.write(`${child.pid}\n`);
      running.add(child);
      child.on("exit", () => {
        running.delete(child);
        ender.stdin.write(`-${child.pid}\n`);
      });
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", (line) => console.log(`[${name}] ${line}`));
    },
    async stop() {
      signalAll(running, "SIGTERM");
      await waitUntil(async () => running.size === 0, STOP_WITHIN_MS, "the programs to end").catch(() =>
        signalAll(running, "SIGKILL"),
      );
    },
  };
}

function signalAll(children: ReadonlySet<ChildProcess>, signal: NodeJS.Signals): void {
  for (const { pid } of children) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}
