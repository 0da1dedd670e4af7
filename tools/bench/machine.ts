import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { systemClock } from "#platform/clock.ts";

/** How much of the processors' time went where, since the machine started. */
interface Ticks {
  readonly idle: number;
  readonly steal: number;
  readonly all: number;
}

/** What the machine did besides the measurement. */
export interface MachineState {
  readonly load: number;
  /** Of all processor time, before the measurement began. */
  readonly busyShare: number;
  /** Of all processor time, during the measurement: what another guest of the same host has used. */
  readonly stealShare: number;
}

/** A quarter of one of two cores: more than our own idle services use. */
const QUIET_SHARE = 0.125;
const LOOK_MS = 2_000;

export class BusyMachine extends Error {}

/** Measures what the machine does before the run, and refuses to run beside it. */
export async function watchMachine(isForced: boolean): Promise<() => MachineState> {
  const before = readTicks();
  await systemClock.sleep(LOOK_MS);
  const start = readTicks();
  const busyShare = round3(1 - shareOf(start.idle - before.idle, start.all - before.all));
  if (busyShare > QUIET_SHARE && !isForced)
    throw new BusyMachine(
      `The machine is busy: ${Math.round(busyShare * 100)} % of ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(2)}. Figures would be of something else. --force measures anyway.`,
    );
  return () => {
    const end = readTicks();
    return {
      load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
      busyShare,
      stealShare: round3(shareOf(end.steal - start.steal, end.all - start.all)),
    };
  };
}

export function readTicks(): Ticks {
  const [, ...ticks] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/).map(Number);
  // User, nice, system, idle, waiting for a disk, two of interrupts, steal; what follows is counted in the first two already.
  const counted = ticks.slice(0, 8);
  const [, , , idle = 0, waiting = 0] = counted;
  return { idle: idle + waiting, steal: counted[7] ?? 0, all: counted.reduce((total, each) => total + each, 0) };
}

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const round3 = (value: number): number => Math.round(value * 1000) / 1000;
