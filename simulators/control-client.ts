import type { Speed } from "./kernel/control.ts";
import type { TargetCounters } from "./kernel/counters.ts";
import type { Fault, FaultKind } from "./kernel/fault.ts";

export type FaultToSet = { readonly kind: FaultKind } & {
  readonly [Key in Exclude<keyof Fault, "kind">]?: NonNullable<Fault[Key]>;
};

/** The control API for tests and tools, over HTTP like everything else. A refusal throws: it is a mistake in the test. */
export interface SimulatorControl {
  health(): Promise<{ seed: number; speed: Speed; targets: number }>;
  targets(): Promise<readonly { target: string; operations: readonly string[]; faults: readonly Fault[] }[]>;
  setFaults(target: string, ...faults: readonly FaultToSet[]): Promise<void>;
  faults(target: string): Promise<readonly Fault[]>;
  clearFaults(target?: string): Promise<void>;
  counters(target: string): Promise<TargetCounters>;
  allCounters(): Promise<Readonly<Record<string, TargetCounters>>>;
  /** How often each reference has been placed. */
  orders(target: string): Promise<Readonly<Record<string, number>>>;
  /** What the target received, for targets that store it. */
  received(target: string): Promise<readonly unknown[]>;
  clearReceived(target: string): Promise<void>;
  resetCounters(target?: string): Promise<void>;
  setSpeed(speed: Speed): Promise<void>;
}

export function controlSimulators(url: string): SimulatorControl {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/_control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as unknown;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(read)}`);
    return read as T;
  };
  return {
    health: () => ask("GET", "health"),
    targets: () => ask("GET", "targets"),
    setFaults: (target, ...faults) => ask("PUT", `targets/${target}/faults`, faults),
    faults: (target) => ask("GET", `targets/${target}/faults`),
    clearFaults: (target) => ask("DELETE", target === undefined ? "faults" : `targets/${target}/faults`),
    counters: (target) => ask("GET", `targets/${target}/counters`),
    allCounters: () => ask("GET", "counters"),
    orders: (target) => ask("GET", `targets/${target}/orders`),
    received: (target) => ask("GET", `targets/${target}/received`),
    clearReceived: (target) => ask("DELETE", `targets/${target}/received`),
    resetCounters: (target) => ask("DELETE", target === undefined ? "counters" : `targets/${target}/counters`),
    setSpeed: (speed) => ask("PUT", "speed", { speed }),
  };
}
