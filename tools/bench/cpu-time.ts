import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Processor time a process has used so far, from the kernel. */
export const cpuUsOf = (pid: number): number => readUs(pid, USED);

/** The same of its children that have ended. */
export const cpuUsOfEnded = (pid: number): number => readUs(pid, USED_BY_ENDED);

/** Places of the time as a program and in the kernel, after the program's name. */
const USED = [11, 12] as const;
const USED_BY_ENDED = [13, 14] as const;

function readUs(pid: number, places: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The program's name is in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = places.reduce((total, place) => total + Number(fields[place]), 0);
  return (ticks * 1_000_000) / TICKS_PER_SECOND;
}

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
