import { readFileSync } from "node:fs";
import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import type { RunningService } from "#tools/services/running-service.ts";
import { prepareFakeClock } from "#tools/services/fake-clock.ts";
import type { LinkState } from "./fault-proxy.ts";
import type { LinkName } from "./matrix-links.ts";
import { type Failure, isOutside, type OutsidePart, type Part } from "./matrix-plan.ts";
import type { MatrixProcess, MatrixWorld, ProcessName } from "./matrix-world.ts";

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

const LINKS_OF: Readonly<Record<Part, readonly LinkName[]>> = {
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

const PROCESS_OF: Readonly<Partial<Record<Part, ProcessName>>> = {
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

export function injectorOf(world: MatrixWorld, part: Part, failure: Failure): Injector {
  if (isOutside(part)) return outsideInjector(world, part, failure);
  const state = LINK_STATE_OF[failure];
  if (state !== undefined) return linkInjector(world, part, state);
  if (failure === "disk") return diskInjector(world, part);
  if (failure === "clock") return clockInjector(world, part);
  const services = servicesOf(world, part);
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

function servicesOf(world: MatrixWorld, part: OwnPart): readonly RunningService[] {
  if (part === "restate") return world.engine;
  if (part === "restate-node") return world.engine.slice(1, 2);
  return [processOf(world, part).service];
}

function processOf(world: MatrixWorld, part: Part): MatrixProcess {
  const name = PROCESS_OF[part];
  if (name === undefined) throw new Error(`${part} is no process of ours`);
  return world.processes[name];
}

const linkInjector = (world: MatrixWorld, part: Part, state: LinkState): Injector => ({
  inject: () => setLinks(world, part, state),
  heal: () => setLinks(world, part, "open"),
});

async function setLinks({ links }: MatrixWorld, part: Part, state: LinkState): Promise<void> {
  await Promise.all(LINKS_OF[part].map((name) => links[name].set(state)));
}

function outsideInjector(world: MatrixWorld, part: OutsidePart, failure: Failure): Injector {
  const state = OUTSIDE_STATE_OF[failure];
  if (state === undefined) throw new Error(`${part} has no ${failure}`);
  const link = linkInjector(world, part, state);
  return part === "registers" ? withNameServers(world, failure, link) : link;
}

/** Name servers speak UDP, over no link: the simulated ones do it themselves. A lost packet is all that a dead one shows. */
function withNameServers({ simulatorsUrl }: MatrixWorld, failure: Failure, link: Injector): Injector {
  const control = controlSimulators(simulatorsUrl);
  const kind = failure === "slow" || failure === "garbage" ? failure : "hang";
  return {
    async inject() {
      await control.setFaults("registers/names", { kind });
      await link.inject();
    },
    async heal() {
      await control.clearFaults("registers/names");
      await link.heal();
    },
  };
}

/** A server that ended because it could not write is started again when there is room, as its supervisor would. */
function diskInjector(world: MatrixWorld, part: OwnPart): Injector {
  const disk = world.disks.get(DISK_OF[part] ?? "");
  if (!disk) throw new Error(`${part} has no disk of its own: mounting one needs root`);
  return {
    inject: async () => disk.fill(),
    async heal() {
      disk.free();
      for (const service of servicesOf(world, part)) if (!isRunning(service.pid)) await service.restart();
    },
  };
}

/** The library that moves the clock is there for this row alone. */
function clockInjector(world: MatrixWorld, part: OwnPart): Injector {
  const { service, env } = processOf(world, part);
  const clock = prepareFakeClock(world.folder, service.name);
  const restartWith = async (change: () => void): Promise<void> => {
    change();
    await service.kill9();
    await service.restart();
  };
  const jump = async (seconds: number): Promise<void> => {
    clock.setOffset(seconds);
    await systemClock.sleep(CLOCK_NOTICED_MS);
  };
  return {
    prepare: () => restartWith(() => Object.assign(env, clock.env)),
    inject: () => jump(JUMP_SECONDS),
    heal: () => jump(0),
    restore: () =>
      restartWith(() => {
        for (const name of Object.keys(clock.env)) delete env[name];
      }),
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
