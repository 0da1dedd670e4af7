import type { OperationCost } from "#tools/bench/cost-world.ts";
import { isComparison, isCost, type Measurement } from "./measurements.ts";

/** What one operation uses, without what goes on in an idle second. */
export interface Use {
  readonly webUs: number;
  readonly workerUs: number;
  readonly postgresUs: number;
  readonly redisUs: number;
  readonly restateUs: number;
  readonly statements: number;
  readonly walBytes: number;
  readonly storedBytes: number;
  readonly redisCommands: number;
  readonly redisBytes: number;
  readonly journalEntries: number;
  readonly engineDiskBytes: number;
  readonly visitorBytes: number;
  readonly providerBytes: number;
}

/** What goes on in the background is counted by the second, not by the operation. */
export function useOf(cost: OperationCost, idle: OperationCost): Use {
  const idleSeconds = cost.seconds / cost.operations;
  const without = (pick: (from: OperationCost) => number): number => Math.max(0, pick(cost) - pick(idle) * idleSeconds);
  const cpu = (process: string): number => without(({ cpuUs }) => cpuUs[process] ?? 0);
  const bytes = (link: string): number => without(({ network }) => network[link]?.bytes ?? 0);
  return {
    webUs: cpu("web node"),
    workerUs: cpu("worker"),
    postgresUs: cpu("PostgreSQL"),
    redisUs: cpu("Redis"),
    restateUs: cpu("Restate"),
    statements: without(({ sql }) => sql.statements),
    walBytes: without(({ sql }) => sql.walBytes),
    storedBytes: without(({ sql }) => sql.storedBytes),
    redisCommands: without(({ redis }) => redis.commands),
    redisBytes: without(({ redis }) => redis.memoryBytes),
    journalEntries: without(({ engine }) => engine.journalEntries),
    engineDiskBytes: without(({ engine }) => engine.diskBytes),
    visitorBytes: bytes("visitors"),
    providerBytes: bytes("providers"),
  };
}

export interface Costs {
  readonly search: Use;
  readonly poll: Use;
  readonly order: Use;
  /** Processor time of a web node for one page or lookup, in µs. */
  readonly startPageUs: number;
  readonly formPageUs: number;
  readonly resultPageUs: number;
  readonly lookupUs: number;
}

/** As measured, an idle second included. */
export const costLinesOf = (measurement: Measurement): OperationCost[] =>
  Object.values(measurement.benches).flatMap((run) => run.lines.filter(isCost));

/** Of a measurement that has all of it; otherwise undefined. */
export function costsOf(measurement: Measurement): Costs | undefined {
  const lines = Object.values(measurement.benches).flatMap((run) => run.lines);
  const cost = (name: OperationCost["name"]) => costLinesOf(measurement).find((line) => line.name === name);
  const cpuUs = (name: string) => lines.filter(isComparison).find((line) => line.name === name)?.cpuUsPerOp;
  const [idle, search, poll, order] = [cost("idle second"), cost("search"), cost("poll"), cost("order")];
  const [startPageUs, formPageUs] = [cpuUs("start page"), cpuUs("form page")];
  const [resultPageUs, zipUs, vehicleUs] = [cpuUs("ssr car"), cpuUs("postal code lookup"), cpuUs("vehicle lookup")];
  if (!idle || !search || !poll || !order) return undefined;
  if (!startPageUs || !formPageUs || !resultPageUs || !zipUs || !vehicleUs) return undefined;
  return {
    search: useOf(search, idle),
    poll: useOf(poll, idle),
    order: useOf(order, idle),
    startPageUs,
    formPageUs,
    resultPageUs,
    lookupUs: (zipUs + vehicleUs) / 2,
  };
}
