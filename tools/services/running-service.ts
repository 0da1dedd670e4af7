import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { inheritedClock } from "./fake-clock.ts";
import { waitUntil } from "./wait-until.ts";

/** A server process of ours that can be killed as hard as a power cut and started again on the same files. */
export interface RunningService {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** Ends the process and its children at once, without a chance to tidy up. */
  kill9(): Promise<void>;
  /** Starts it again, ending it first when it still runs; resolves when it answers. What is changed stays so from then on. */
  restart(changes?: ServiceChanges): Promise<void>;
  stop(): Promise<void>;
}

export interface ServiceChanges {
  /** One without a value is set no more. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

export interface ServiceSpec {
  readonly name: string;
  readonly url: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment but for the clock: nothing is inherited, because a stray variable changes how a server behaves. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly logFile: string;
  /** Set when the server refuses to run as root. */
  readonly runAs?: { readonly uid: number; readonly gid: number } | undefined;
  readonly stopSignal: "SIGTERM" | "SIGINT";
  /** One that has not ended by then is killed. */
  readonly stopWithinMs?: number;
  /** Outlives the process that starts it. */
  readonly isDetached: boolean;
  readonly isReady: () => Promise<boolean>;
}

const { NODE_COMPILE_CACHE } = process.env;
/** Otherwise each start of a program of ours compiles its source again. It changes nothing but that. */
const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** After a hard kill a server replays its log before it answers; on a busy machine that takes seconds. */
const READY_WITHIN_MS = 60_000;
/** A server that has not ended by then is killed. */
const STOP_WITHIN_MS = 15_000;

export async function startService(given: ServiceSpec): Promise<RunningService> {
  let spec = given;
  let child = await spawnUntilReady(spec);
  const stop = async () => {
    if (hasEnded(child)) return;
    child.kill(spec.stopSignal);
    const withinMs = spec.stopWithinMs ?? STOP_WITHIN_MS;
    await waitUntil(async () => hasEnded(child), withinMs, `${spec.name} to stop`).catch(() => killHard(child));
  };
  return {
    name: spec.name,
    url: spec.url,
    get pid() {
      return pidOf(child);
    },
    kill9: () => killHard(child),
    restart: async (changes = {}) => {
      await stop();
      spec = { ...spec, ...changes, env: { ...spec.env, ...changes.env } };
      child = await spawnUntilReady(spec);
    },
    stop,
  };
}

/** After a hard kill the first start may fail on a lock its dying children still hold: it is tried again. */
async function spawnUntilReady(spec: ServiceSpec): Promise<ChildProcess> {
  let child = spawnOnce(spec);
  const isUp = async () => {
    if (hasEnded(child)) child = spawnOnce(spec);
    return (await spec.isReady()) && !hasEnded(child);
  };
  try {
    await waitUntil(isUp, READY_WITHIN_MS, `${spec.name} to answer at ${spec.url} (log: ${spec.logFile})`, 100);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return child;
}

function spawnOnce(spec: ServiceSpec): ChildProcess {
  const log = openSync(spec.logFile, "a");
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: { ...COMPILED, ...inheritedClock, ...spec.env },
    stdio: ["ignore", log, log],
    detached: spec.isDetached,
    ...spec.runAs,
  });
  closeSync(log);
  // Without a listener a missing binary would end our own process; readiness reports it instead.
  child.on("error", () => undefined);
  if (spec.isDetached) child.unref();
  else endWithUs(child);
  return child;
}

/** Children that must not outlive this process, whichever way it exits. */
const attached = new Set<ChildProcess>();

function endWithUs(child: ChildProcess): void {
  if (attached.size === 0) {
    process.once("exit", () => {
      for (const one of attached) one.kill("SIGKILL");
    });
  }
  attached.add(child);
}

async function killHard(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const children = childPids(pidOf(child));
  child.kill("SIGKILL");
  for (const pid of children) killQuietly(pid);
  await waitUntil(async () => hasEnded(child), STOP_WITHIN_MS, `process ${pidOf(child)} to die`);
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended with its parent.
  }
}

/** Only Linux lists them; elsewhere the children notice their parent's death themselves. */
function childPids(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error(`could not start ${child.spawnfile}`);
  return child.pid;
}
