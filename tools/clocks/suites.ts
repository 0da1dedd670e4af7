import { globSync } from "node:fs";
import type { Module } from "#tests/architecture/import-graph.ts";

export const SUITE_NAMES = ["unit", "contracts"] as const;
export type SuiteName = (typeof SUITE_NAMES)[number];

export interface Suite {
  readonly projects: readonly string[];
  /** As in vitest.config.ts. */
  readonly include: readonly string[];
  /** Needs PostgreSQL and Redis with the same clock. */
  readonly needsServers: boolean;
}

export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  unit: {
    projects: ["unit", "components"],
    include: ["{src,simulators,gallery,tools}/**/*.test.ts", "{src,gallery}/**/*.test.tsx"],
    needsServers: false,
  },
  contracts: {
    projects: ["contracts", "conformance"],
    include: ["tests/{contracts,security}/**/*.test.ts"],
    needsServers: true,
  },
};

export const listFiles = (root: string, suite: SuiteName): string[] =>
  globSync([...SUITES[suite].include], { cwd: root }).toSorted();

/** Starts an engine: its own function, or a stack with a worker. */
const STARTS_ENGINE = /\bstartRestate(?:Cluster)?\(|\bhasWorker: true\b|\bworkers: [1-9]/;

/** A stack of one's own has an engine only when it is asked for: what it is asked for stands in the module that starts it. */
const ASKS = ["tests/", "tools/faults/"];

/**
 * The test files that start an engine, themselves or by a module of the tests or of the fault runs that they import. The engine is linked statically, so its clock
 * is always the machine's, and it would end a wait that our program asks for at once or never.
 */
export function findEngineFiles(modules: readonly Module[], read: (file: string) => string): Set<string> {
  const asking = modules.filter(({ source }) => ASKS.some((folder) => source.startsWith(folder)));
  const tests = new Map(asking.map((each) => [each.source, each]));
  const known = new Map<string, boolean>();
  const startsEngine = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, false);
    const imports = tests.get(file)?.imports ?? [];
    const own = STARTS_ENGINE.test(read(file));
    const starts = own || imports.some(({ to, kind }) => kind !== "type" && tests.has(to) && startsEngine(to));
    known.set(file, starts);
    return starts;
  };
  return new Set([...tests.keys()].filter((file) => file.endsWith(".test.ts") && startsEngine(file)));
}

/** Expects that PostgreSQL ends a wait for a lock. */
const EXPECTS_LOCK_TIMEOUT = /"lock timeout"/;

/**
 * PostgreSQL ends no wait with another clock: libfaketime shows it the machine's time in the handler of the signal that interrupts a wait, and it takes
 * the limit for a later moment.
 */
export const findLockTimeoutFiles = (files: readonly string[], read: (file: string) => string): Set<string> =>
  new Set(files.filter((file) => EXPECTS_LOCK_TIMEOUT.test(read(file))));

/** All when nothing is asked for; otherwise those whose path contains one of the texts. */
export function selectFiles(files: readonly string[], wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [...files];
  return files.filter((file) => wanted.some((text) => file.includes(text)));
}
