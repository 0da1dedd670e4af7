import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { NODE } from "#tools/processes/paths.ts";

export interface BareProcess {
  readonly pid: number;
  readonly url: string;
  /** Rejects as soon as the process has ended without being asked to; a measurement against it would never end. */
  readonly died: Promise<never>;
  /** What it has written about itself so far. */
  log(): string;
  stop(): Promise<void>;
}

interface BareOptions {
  readonly arguments?: readonly string[];
  /** For Node itself. */
  readonly nodeArguments?: readonly string[];
  /** What it needs before it can answer. */
  readonly input?: object;
}

/** Starts a bare server as a process of its own, and waits for the address that it sends. */
export async function startBareProcess(file: string, options: BareOptions = {}): Promise<BareProcess> {
  const child = fork(file, options.arguments ?? [], {
    execPath: NODE,
    execArgv: [...(options.nodeArguments ?? [])],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  const errors: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => errors.push(text));
  const died = endOf(child, () => errors.join("").trim());
  // A measurement races with it; until then an early end must not be an unhandled rejection.
  died.catch(() => undefined);
  if (options.input) child.send(options.input);
  const [address] = (await Promise.race([once(child, "message"), died])) as [AddressInfo];
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${address.port}`,
    died,
    log: () => errors.join(""),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

async function endOf(child: ChildProcess, errors: () => string): Promise<never> {
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  throw new Error(`the bare server ended with ${code ?? signal}: ${errors()}`);
}
