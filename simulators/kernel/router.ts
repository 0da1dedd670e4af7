import type { MountedSystem, Operation } from "./system.ts";

export interface Route {
  readonly system: MountedSystem;
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

export type Router = (method: string, path: string) => Route | undefined;

/** A target is two segments ("insurers/tuvull"), so the system is found by one look-up; its operations are few. */
export function createRouter(systems: readonly MountedSystem[]): Router {
  const byTarget = new Map<string, { system: MountedSystem; patterns: readonly Pattern[] }>();
  for (const system of systems) {
    if (!/^[\w-]+\/[\w-]+$/.test(system.target)) throw new Error(`not a target: ${system.target}`);
    if (byTarget.has(system.target)) throw new Error(`two systems are called ${system.target}`);
    byTarget.set(system.target, { system, patterns: system.operations.map(toPattern) });
  }
  return (method, path) => {
    const [, group, name, ...rest] = path.split("/");
    const mounted = byTarget.get(`${group}/${name}`);
    if (!mounted) return undefined;
    for (const { operation, segments } of mounted.patterns) {
      if (operation.method !== method || segments.length !== rest.length) continue;
      const parameters = match(segments, rest);
      if (parameters) return { system: mounted.system, operation, parameters };
    }
    return undefined;
  };
}

interface Pattern {
  readonly operation: Operation;
  readonly segments: readonly string[];
}

const toPattern = (operation: Operation): Pattern => ({ operation, segments: operation.path.slice(1).split("/") });

function match(segments: readonly string[], rest: readonly string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const given = rest[at] ?? "";
    if (segment.startsWith(":")) {
      const value = decode(given);
      if (value === undefined) return undefined;
      parameters[segment.slice(1)] = value;
    } else if (segment !== given) return undefined;
  }
  return parameters;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
