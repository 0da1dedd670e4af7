import { readFileSync } from "node:fs";
import { systemClock } from "#platform/clock.ts";
import type { Stack } from "#tools/processes/stack.ts";
import type { PartName } from "#tools/processes/world.ts";
import type { LinkState } from "#tools/services/link.ts";
import type { RunningService, ServiceChanges } from "#tools/services/running-service.ts";
import { prepareFakeClock } from "#tools/services/fake-clock.ts";
import { type Failure, isOutside, type OutsidePart, type Part } from "./matrix-plan.ts";

/** One way of breaking one part, and of mending it. */
export interface Injector {
  /** Before the traffic. */
  prepare?(): Promise<void>;
  inject(): Promise<void>;
  heal(): Promise<void>;
  /** After the row. */
  restore?(): Promise<void>;
}

type OwnPart = Exclude<Part, OutsidePart>;

const LINKS_OF: Readonly<Record<Part, readonly PartName[]>> = {
  web: ["web-1"],
  worker: ["worker-1"],
  restate: ["engine-1", "engine-2", "engine-3", "engine-admin-1", "engine-admin-2", "engine-admin-3"],
  "restate-node": ["engine-2", "engine-admin-2"],
  postgres: ["primary"],
  replica: ["replica", "replication"],
  redis: ["redis"],
  smtp: ["smtp"],
  bankid: ["bankid"],
  aggregator: ["aggregator"],
  registers: ["spar", "vehicles", "organisations"],
  model: ["model"],
  prices: ["series"],
  providers: ["providers"],
};

const PROCESS_OF: Readonly<Partial<Record<Part, string>>> = {
  web: "web-1",
  worker: "worker-1",
  postgres: "primary",
  replica: "replica",
  redis: "redis",
};

/** The disk that the part writes to: its files, or its log. */
const DISK_OF: Readonly<Partial<Record<Part, string>>> = {
  web: "logs",
  worker: "logs",
  "restate-node": "engine-2",
  postgres: "primary",
  replica: "replica",
};

/** How far the wall clock jumps: more than a session lasts, and as much as a wrong time zone. */
const JUMP_SECONDS = 3_600;
/** Until a process reads its clock's file again. */
const CLOCK_NOTICED_MS = 1_500;

const LINK_STATE_OF: Readonly<Partial<Record<Failure, LinkState>>> = { slow: "slow", garbage: "noise", cut: "cut" };
const OUTSIDE_STATE_OF: Readonly<Partial<Record<Failure, LinkState>>> = {
  ...LINK_STATE_OF,
  kill: "refused",
  hang: "held",
};

export function injectorOf(stack: Stack, part: Part, failure: Failure): Injector {
  if (isOutside(part)) return outsideInjector(stack, part, failure);
  const state = LINK_STATE_OF[failure];
  if (state !== undefined) return linkInjector(stack, part, state);
  if (failure === "disk") return diskInjector(stack, part);
  if (failure === "clock") return clockInjector(stack, part);
  const services = servicesOf(stack, part);
  if (failure === "hang")
    return {
      inject: async () => services.forEach((service) => signalTree(service.pid, "SIGSTOP")),
      heal: async () => services.forEach((service) => signalTree(service.pid, "SIGCONT")),
    };
  return {
    inject: async () => void (await Promise.all(services.map((service) => service.kill9()))),
    heal: async () => void (await Promise.all(services.map((service) => service.restart()))),
  };
}

function servicesOf(stack: Stack, part: OwnPart): readonly RunningService[] {
  if (part === "restate") return stack.engines;
  if (part === "restate-node") return stack.engines.slice(1, 2);
  return [processOf(stack, part)];
}

function processOf({ nodes, workers, servers }: Stack, part: Part): RunningService {
  const name = PROCESS_OF[part];
  const found = [...nodes, ...workers].find((service) => service.name === name) ?? servers.get(name ?? "");
  if (!found) throw new Error(`${part} is no process of ours`);
  return found;
}

const linkInjector = (stack: Stack, part: Part, state: LinkState): Injector => ({
  inject: () => setLinks(stack, part, state),
  heal: () => setLinks(stack, part, "open"),
});

async function setLinks({ links }: Stack, part: Part, state: LinkState): Promise<void> {
  await Promise.all(LINKS_OF[part].map(async (name) => links.get(name)?.set(state)));
}

function outsideInjector(stack: Stack, part: OutsidePart, failure: Failure): Injector {
  const state = OUTSIDE_STATE_OF[failure];
  if (state === undefined) throw new Error(`${part} has no ${failure}`);
  const link = linkInjector(stack, part, state);
  return part === "registers" ? withNameServers(stack, failure, link) : link;
}

/** Name servers speak UDP, over no link: the simulated ones do it themselves. A lost packet is all that a dead one shows. */
function withNameServers({ simulators }: Stack, failure: Failure, link: Injector): Injector {
  const kind = failure === "slow" || failure === "garbage" ? failure : "hang";
  return {
    async inject() {
      await simulators.setFaults("registers/names", { kind });
      await link.inject();
    },
    async heal() {
      await simulators.clearFaults("registers/names");
      await link.heal();
    },
  };
}

/** A server that ended because it could not write is started again when there is room, as its supervisor would. */
function diskInjector(stack: Stack, part: OwnPart): Injector {
  const disk = stack.disks.get(DISK_OF[part] ?? "");
  if (!disk) throw new Error(`${part} has no disk of its own: mounting one needs root`);
  return {
    inject: async () => disk.fill(),
    async heal() {
      disk.free();
      for (const service of servicesOf(stack, part)) if (!isRunning(service.pid)) await service.restart();
    },
  };
}

/** The library that moves the clock is there for this row alone. */
function clockInjector(stack: Stack, part: OwnPart): Injector {
  const service = processOf(stack, part);
  const clock = prepareFakeClock(stack.folder, service.name);
  const restartWith = async (env: ServiceChanges["env"] = {}): Promise<void> => {
    await service.kill9();
    await service.restart({ env });
  };
  const jump = async (seconds: number): Promise<void> => {
    clock.setOffset(seconds);
    await systemClock.sleep(CLOCK_NOTICED_MS);
  };
  return {
    prepare: () => restartWith(clock.env),
    inject: () => jump(JUMP_SECONDS),
    heal: () => jump(0),
    restore: () => restartWith(Object.fromEntries(Object.keys(clock.env).map((name) => [name, undefined]))),
  };
}

/** PostgreSQL has a process for each connection. */
function signalTree(pid: number, signal: "SIGSTOP" | "SIGCONT"): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean);
  for (const each of [pid, ...children.map(Number)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has just ended.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
