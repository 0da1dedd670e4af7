import { Redis } from "ioredis";
import pg from "pg";
import { cpuUsOf } from "./cpu-time.ts";
import { round2 } from "./measure.ts";
import { groupProfile, openProfiler, type ProfiledPart } from "./profile.ts";

/** Where the processor time of an operation goes. */
export interface Where {
  readonly name: string;
  readonly operations: number;
  readonly perSecond: number;
  /** Of each process, in microseconds per operation. */
  readonly cpuUsPerOp: Readonly<Record<string, number>>;
  /** Of the database, per operation. A statement outside a transaction is one. */
  readonly transactionsPerOp: number;
  readonly rowsReadPerOp: number;
  readonly rowsWrittenPerOp: number;
  /** Of the whole server: other programs must be idle. */
  readonly redisCommandsPerOp?: number;
  /** Of the profiled process, the largest first; µs per operation. */
  readonly profile?: readonly ProfiledPart[];
}

export interface WhereSetup {
  readonly name: string;
  /** Ids by name. The measuring process is added by itself. */
  readonly processes: Readonly<Record<string, number>>;
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  /** The inspector of the process that is profiled: what it writes when it is started with `--inspect=127.0.0.1:0`. */
  readonly inspectorLog?: (() => string) | undefined;
}

/** For a stack whose programs are to be profiled: each writes its inspector's address to its log. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" } as const;

/** Runs the operations and reads before and after what each process has used. The run returns how many there were. */
export async function measureWhere(setup: WhereSetup, run: () => Promise<number>): Promise<Where> {
  const database = new pg.Client({ connectionString: setup.databaseUrl });
  await database.connect();
  const redis = setup.redisUrl === undefined ? undefined : new Redis(setup.redisUrl);
  const redisPid = redis && Number(/process_id:(\d+)/.exec(await redis.info("server"))?.[1]);
  const profiler = setup.inspectorLog && (await openProfiler(setup.inspectorLog()));
  try {
    const read = async () => ({
      atMs: performance.now(),
      // After a moment: a backend reports its figures when it has been idle for a second.
      database: await readDatabase(database),
      redisCommands: redis && Number(/total_commands_processed:(\d+)/.exec(await redis.info("stats"))?.[1]),
      cpuUs: {
        "this process": ownCpuUs(),
        ...Object.fromEntries(Object.entries(setup.processes).map(([name, pid]) => [name, cpuUsOf(pid)])),
        ...(redisPid === undefined ? {} : { Redis: cpuUsOf(redisPid) }),
      } as Record<string, number>,
    });
    const before = await read();
    await profiler?.start();
    const operations = await run();
    const tookMs = performance.now() - before.atMs;
    const profile = await profiler?.stop();
    await settled();
    const after = await read();
    const each = (total: number): number => round2(total / Math.max(1, operations));
    const used = Object.entries(after.cpuUs).map(([name, cpuUs]) => [name, cpuUs - (before.cpuUs[name] ?? 0)] as const);
    return {
      name: setup.name,
      operations,
      perSecond: round2((operations * 1000) / tookMs),
      cpuUsPerOp: Object.fromEntries(
        [...used, ["PostgreSQL", after.database.cpuUs - before.database.cpuUs] as const].map(([name, cpuUs]) => [
          name,
          Math.round(cpuUs / Math.max(1, operations)),
        ]),
      ),
      transactionsPerOp: each(after.database.transactions - before.database.transactions),
      rowsReadPerOp: each(after.database.read - before.database.read),
      rowsWrittenPerOp: each(after.database.written - before.database.written),
      ...(redis ? { redisCommandsPerOp: each((after.redisCommands ?? 0) - (before.redisCommands ?? 0)) } : {}),
      ...(profile ? { profile: groupProfile(profile, operations) } : {}),
    };
  } finally {
    profiler?.close();
    redis?.disconnect();
    await database.end();
  }
}

export function ownCpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const REPORTED_WITHIN_MS = 1_500;
const settled = () => new Promise((resolve) => setTimeout(resolve, REPORTED_WITHIN_MS));

/** One process serves each connection: those to this database, and not what others do on the same server. */
async function readDatabase(client: pg.Client) {
  const { rows: backends } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const { rows } = await client.query<Record<"transactions" | "read" | "written", string>>(`
    select xact_commit + xact_rollback as transactions, tup_fetched as read, tup_inserted + tup_updated + tup_deleted as written
    from pg_stat_database where datname = current_database()`);
  const [{ transactions, read, written } = { transactions: "0", read: "0", written: "0" }] = rows;
  return {
    cpuUs: backends.reduce((total, { pid }) => total + cpuUsOf(pid), 0),
    transactions: Number(transactions),
    read: Number(read),
    written: Number(written),
  };
}
