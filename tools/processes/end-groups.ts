import { setTimeout as sleep } from "node:timers/promises";
import { createInterface } from "node:readline";

/**
 * Started by `children.ts`, in a session of its own: ends groups of processes once the process that started it has ended, however it ended. A line
 * names a group by its number; with a minus sign before it the group has ended by itself.
 */
const groups = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const number = Number(line);
  if (number > 0) groups.add(number);
  else groups.delete(-number);
}

const GRACE_MS = 3_000;
const LOOK_EVERY_MS = 100;

const left = () => [...groups].filter((group) => signal(group, 0));
for (const group of groups) signal(group, "SIGTERM");
for (let waitedMs = 0; waitedMs < GRACE_MS && left().length > 0; waitedMs += LOOK_EVERY_MS) await sleep(LOOK_EVERY_MS);
for (const group of left()) signal(group, "SIGKILL");

/** False when none of the group is left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}
