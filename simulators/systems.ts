import { type SimulatedLine, type SimulatedProtocol, simulatedVerticals } from "#verticals/simulated-registry.ts";
import { jsonAtOnceInsurer } from "./insurers/json-at-once.ts";
import { orderThenPollInsurer } from "./insurers/order-then-poll.ts";
import type { MountedSystem, OutsideSystem, SystemTools } from "./kernel/system.ts";
import { createRegisters } from "./registers/registers.ts";

/** Every outside system there is. A provider that sells in several verticals is one system with several lines. */
export function createSystems(tools: SystemTools): readonly OutsideSystem[] {
  const linesBySlug = Map.groupBy(
    simulatedVerticals.flatMap(({ lines }) => lines),
    ({ slug }) => slug,
  );
  return [
    ...[...linesBySlug].map(([slug, lines]) => createInsurer(slug, lines, tools)),
    ...createRegisters(process.env),
  ];
}

const protocols: Readonly<Record<SimulatedProtocol, Insurer>> = {
  "json-at-once": jsonAtOnceInsurer,
  "order-then-poll": orderThenPollInsurer,
};

type Insurer = (slug: string, lines: readonly SimulatedLine[], tools: SystemTools) => MountedSystem;

function createInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const [protocol, ...others] = new Set(lines.map((line) => line.protocol));
  if (!protocol || others.length > 0) throw new Error(`${slug} must speak one protocol in all its lines`);
  return protocols[protocol](slug, lines, tools);
}
