import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

/** Every connection of the product to a part of itself or to a company outside goes over one of these. */
export const LINKS = [
  "web-1",
  "web-2",
  "worker-1",
  "worker-2",
  "engine-1",
  "engine-2",
  "engine-3",
  "engine-admin-1",
  "engine-admin-2",
  "engine-admin-3",
  "primary",
  "replica",
  "replication",
  "redis",
  "smtp",
  "bankid",
  "spar",
  "vehicles",
  "organisations",
  "aggregator",
  "model",
  "series",
  "providers",
] as const;
export type LinkName = (typeof LINKS)[number];

export type Ports = Readonly<Record<LinkName, number>>;

/** Longer than any of these is on a good day, shorter than the limits of the calls. */
const SLOW_MS = 1_200;

/** To these, what comes from outside arrives as noise; from the others the product reads noise. */
const RECEIVING: readonly LinkName[] = ["web-1", "web-2", "worker-1", "worker-2"];

/** Opens all links, from the ports that the programs know to those that the parts listen on. */
export async function openLinks(
  from: Ports,
  targets: Ports,
  seed: number,
): Promise<Readonly<Record<LinkName, FaultProxy>>> {
  const opened = await Promise.all(
    LINKS.map(async (name, at) => {
      const noisy = RECEIVING.includes(name) ? ("requests" as const) : ("answers" as const);
      const options = { port: from[name], target: targets[name], slowMs: SLOW_MS, noisy, seed: seed + at };
      return [name, await startFaultProxy(options)] as const;
    }),
  );
  return Object.fromEntries(opened) as Record<LinkName, FaultProxy>;
}

export const portsFrom = (next: (name: LinkName) => number): Ports =>
  Object.fromEntries(LINKS.map((name) => [name, next(name)])) as Record<LinkName, number>;
