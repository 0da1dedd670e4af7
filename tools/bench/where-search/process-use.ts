import { readFileSync } from "node:fs";
import type { Redis } from "ioredis";
import type pg from "pg";
import { cpuUsOf } from "../cpu-time.ts";

/** Everything that is counted of a stack, since its processes started. */
export interface StackUse {
  readonly nodeUs: number;
  readonly simulatorsUs: number;
  readonly generatorUs: number;
  /** The connections of the stack's own database. */
  readonly databaseUs: number;
  /** What PostgreSQL does for all databases: its log, its checkpoints. */
  readonly databaseSharedUs: number;
  /** All of the server's, also what others ask of it. */
  readonly redisUs: number;
  readonly statements: number;
  readonly redisCommands: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

export interface MeasuredStack {
  readonly nodePid: number;
  readonly simulatorsPid: number;
  readonly database: pg.Client;
  readonly redis: Redis;
}

export async function readUse({ nodePid, simulatorsPid, database, redis }: MeasuredStack): Promise<StackUse> {
  const { user, system } = process.cpuUsage();
  const { rows } = await database.query<{ pid: number; is_own: boolean }>(PROCESSES);
  const { rows: counted } = await database.query<{ statements: string }>(STATEMENTS);
  const sumOf = (isOwn: boolean): number =>
    rows.filter(({ is_own }) => is_own === isOwn).reduce((sum, { pid }) => sum + cpuUsOrNone(pid), 0);
  const io = readFileSync(`/proc/${nodePid}/io`, "utf8");
  return {
    nodeUs: cpuUsOf(nodePid),
    simulatorsUs: cpuUsOf(simulatorsPid),
    generatorUs: user + system,
    databaseUs: sumOf(true),
    databaseSharedUs: sumOf(false),
    redisUs: cpuUsOf(Number(/^process_id:(\d+)/m.exec(await redis.info("server"))?.[1])),
    statements: Number(counted[0]?.statements),
    redisCommands: countCommands(await redis.info("commandstats")),
    bytesIn: Number(/^rchar: (\d+)/m.exec(io)?.[1]),
    bytesOut: Number(/^wchar: (\d+)/m.exec(io)?.[1]),
  };
}

/** Every statement of a search is a transaction of its own. */
const STATEMENTS = "select xact_commit as statements from pg_stat_database where datname = current_database()";

/** Our own connection measures, and is not measured. */
const PROCESSES = `
select pid, datname is not null as is_own from pg_stat_activity
where pid <> pg_backend_pid() and (datname = current_database() or datname is null)`;

export const countCommands = (commandstats: string): number =>
  [...commandstats.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)]
    // Those of this measurement.
    .filter(([, name]) => name !== "info")
    .reduce((sum, [, , calls]) => sum + Number(calls), 0);

/** A connection may end between the list and the look. */
function cpuUsOrNone(pid: number): number {
  try {
    return cpuUsOf(pid);
  } catch {
    return 0;
  }
}

/** What one of so many used of each. */
export function usePerSearch(before: StackUse, after: StackUse, searches: number): StackUse {
  const names = Object.keys(before) as (keyof StackUse)[];
  return Object.fromEntries(
    names.map((name) => [name, Math.round(((after[name] - before[name]) / Math.max(1, searches)) * 10) / 10]),
  ) as unknown as StackUse;
}
