import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { waitUntil } from "./wait-until.ts";

/** Remembers a process started by an earlier run, with a mark from its command line. */
export interface PidFile {
  write(pid: number): void;
  /** Undefined when nothing was started, it has ended, or its number now belongs to another program. */
  livePid(): number | undefined;
  remove(): void;
}

/** A process id is reused after its process ends: the mark identifies our process. */
export function pidFile(path: string, mark: string): PidFile {
  return {
    write: (pid) => writeFileSync(path, String(pid)),
    livePid: () => {
      if (!existsSync(path)) return undefined;
      const pid = Number(readFileSync(path, "utf8"));
      return commandLineOf(pid)?.includes(mark) ? pid : undefined;
    },
    remove: () => rmSync(path, { force: true }),
  };
}

export async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  await waitUntil(async () => commandLineOf(pid) === undefined, 30_000, `process ${pid} to end`);
}

function commandLineOf(pid: number): string | undefined {
  try {
    if (process.platform !== "linux")
      return execFileSync("ps", ["-p", String(pid), "-o", "args="], { encoding: "utf8" });
    // A process that has ended but is not yet collected by its parent has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") || undefined;
  } catch {
    return undefined;
  }
}
