import { readFileSync } from "node:fs";
import { cpuUsOf, cpuUsOfEnded } from "./cpu-time.ts";

/** Processor time of a process and of its children, also of those that have ended: PostgreSQL has one for each connection. */
export const cpuUsOfTree = (pid: number): number =>
  cpuUsOfEnded(pid) + [pid, ...childrenOf(pid)].reduce((total, each) => total + readOr(0, () => cpuUsOf(each)), 0);

/** What a process and its children have had written to the disk. */
export const diskBytesOf = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce(
    (total, each) =>
      total + readOr(0, () => Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${each}/io`, "utf8"))?.[1])),
    0,
  );

/** The child of this process whose command line holds the text. */
export function findChild(text: string): number {
  const found = childrenOf(process.pid).find((pid) =>
    readOr(false, () => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(text)),
  );
  if (found === undefined) throw new Error(`no process of ours runs ${text}`);
  return found;
}

const childrenOf = (pid: number): number[] =>
  readOr([], () =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number),
  );

/** A process may end while it is read. */
function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
