import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { Counters } from "./counters.ts";
import type { FaultBook } from "./fault-book.ts";
import { type Fault, readFault } from "./fault.ts";
import { jsonReply, type OutsideSystem, type Received, type SystemReply } from "./system.ts";

/** `real` takes each system's own time; `instant` none, for benchmarks and tests. */
export type Speed = "real" | "instant";

/** What can be read and turned while the simulators run. */
export interface Controlled {
  readonly seed: number;
  readonly systems: readonly OutsideSystem[];
  readonly faults: FaultBook;
  readonly counters: Counters;
  speed: Speed;
}

/**
 * What tests, fault runs and a person at a terminal may ask of the simulators while they run. All JSON:
 * GET   /_control/health                           {seed, speed, targets}
 * GET   /_control/targets                          every target with its operations and faults
 * GET, PUT, DELETE  /_control/targets/<target>/faults   one fault or a list of them
 * GET   /_control/magic                            what can be typed in each vertical to make something happen
 * DELETE /_control/faults                          of every target
 * GET, DELETE  /_control/targets/<target>/counters
 * GET, DELETE  /_control/counters                  of every target
 * GET   /_control/targets/<target>/orders          placements by reference
 * GET, DELETE  /_control/targets/<target>/received what it received, for targets that store it
 * GET, PUT  /_control/speed                        {speed: "real" | "instant"}
 */
export function handleControl(kernel: Controlled, method: string, path: string, body: string): SystemReply {
  const [head = "", ...rest] = path.slice("/_control/".length).split("/");
  if (head === "targets" && rest.length > 0) {
    const system = kernel.systems.find(({ target }) => target === `${rest[0]}/${rest[1]}`);
    if (!system) return jsonReply(404, { error: "no such target" });
    return handleTarget(kernel, system, `${method} ${rest.slice(2).join("/")}`, body);
  }
  switch (`${method} ${head}`) {
    case "GET health":
      return jsonReply(200, { seed: kernel.seed, speed: kernel.speed, targets: kernel.systems.length });
    case "GET targets":
      return jsonReply(
        200,
        kernel.systems.map((system) => describe(kernel, system)),
      );
    case "GET magic":
      return jsonReply(
        200,
        simulatedVerticals.flatMap(({ name, magic }) => (magic ? [{ vertical: name, ...magic }] : [])),
      );
    case "DELETE faults":
      kernel.faults.clearAll();
      return jsonReply(200, {});
    case "GET counters":
      return jsonReply(
        200,
        Object.fromEntries(kernel.systems.map(({ target }) => [target, kernel.counters.read(target)])),
      );
    case "DELETE counters":
      kernel.counters.reset();
      return jsonReply(200, {});
    case "GET speed":
      return jsonReply(200, { speed: kernel.speed });
    case "PUT speed":
      return setSpeed(kernel, body);
    default:
      return jsonReply(404, { error: "no such control" });
  }
}

function handleTarget(kernel: Controlled, system: OutsideSystem, call: string, body: string): SystemReply {
  const { target } = system;
  switch (call) {
    case "GET faults":
      return jsonReply(200, kernel.faults.get(target));
    case "PUT faults":
      return setFaults(kernel, system, body);
    case "DELETE faults":
      kernel.faults.set(target, []);
      return jsonReply(200, []);
    case "GET counters":
      return jsonReply(200, kernel.counters.read(target));
    case "DELETE counters":
      kernel.counters.reset(target);
      return jsonReply(200, {});
    case "GET received":
      return jsonReply(200, receivedBy(system)?.list() ?? []);
    case "DELETE received":
      receivedBy(system)?.clear();
      return jsonReply(200, []);
    case "GET orders":
      return jsonReply(200, kernel.counters.orders(target));
    default:
      return jsonReply(404, { error: "no such control" });
  }
}

const describe = (kernel: Controlled, system: OutsideSystem): object => ({
  target: system.target,
  operations: operationNames(system),
  faults: kernel.faults.get(system.target),
});

const operationNames = (system: OutsideSystem): readonly string[] =>
  system.kind === "mounted" ? system.operations.map(({ name }) => name) : system.operationNames;

const receivedBy = (system: OutsideSystem): Received | undefined =>
  system.kind === "mounted" ? system.received : undefined;

function setFaults(kernel: Controlled, system: OutsideSystem, body: string): SystemReply {
  const given = readJson(body);
  const read = (Array.isArray(given) ? given : [given]).map(readFault);
  const problem = read.find((fault) => typeof fault === "string");
  if (problem) return jsonReply(400, { error: problem });
  const faults = read.filter((fault): fault is Fault => typeof fault !== "string");
  const names = operationNames(system);
  const lost = faults.find(({ operation }) => operation !== undefined && !names.includes(operation));
  if (lost) return jsonReply(400, { error: `operation is one of ${names.join(", ")}` });
  kernel.faults.set(system.target, faults);
  return jsonReply(200, faults);
}

function setSpeed(kernel: Controlled, body: string): SystemReply {
  const given = readJson(body);
  const speed = typeof given === "object" && given !== null && "speed" in given ? given.speed : undefined;
  if (speed !== "real" && speed !== "instant") return jsonReply(400, { error: "speed is real or instant" });
  kernel.speed = speed;
  return jsonReply(200, { speed });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
