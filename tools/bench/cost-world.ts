import { Redis } from "ioredis";
import pg from "pg";
import { systemClock } from "#platform/clock.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import type { World } from "#tools/processes/world.ts";
import type { Shop } from "#tools/faults/order-clients.ts";
import type { LinkCounts } from "#tools/services/link.ts";
import { cpuUsOfTree, diskBytesOf } from "./cpu-time.ts";
import { round2 } from "./measure.ts";

export const CAR = { path: "/forsakring/bil/" };
/** Backends report their figures when they have been idle for a second. */
const SETTLE_MS = 1_500;

/** What one operation uses of everything, averaged over many. */
export interface OperationCost {
  readonly name: "idle second" | "search" | "poll" | "order";
  readonly operations: number;
  /** How long it took: sweeps and probes go on meanwhile, as an idle second shows. */
  readonly seconds: number;
  /** Processor time in µs, by process. */
  readonly cpuUs: Readonly<Record<string, number>>;
  readonly sql: { readonly statements: number; readonly walBytes: number; readonly storedBytes: number };
  readonly redis: { readonly commands: number; readonly memoryBytes: number };
  /** Of the engine: entries of its journal, and what it had written to its disk. */
  readonly engine: { readonly journalEntries: number; readonly diskBytes: number };
  /** Bytes by link, both directions, and connections open at once while it was measured. */
  readonly network: Readonly<Record<string, { readonly bytes: number; readonly connections: number }>>;
}

/** A stack whose every service is its own, behind proxies that count: what it uses is what was asked of it. */
export interface CostWorld {
  readonly origin: string;
  readonly shop: Shop;
  measure(name: OperationCost["name"], operations: number, run: () => Promise<void>): Promise<OperationCost>;
  stop(): Promise<void>;
}

const WORLD: World = {
  topic: "bench_costs",
  speed: "real",
  workers: 1,
  servers: "own",
  hasLinks: true,
  env: { SPARV_QUOTE_REUSE: "off", SPARV_REQUEST_COALESCING: "off", SPARV_LOAD_SHEDDING: "off" },
  databaseSettings: () => ({ shared_preload_libraries: "pg_stat_statements" }),
  prepare: (url) => query(url, "create extension pg_stat_statements"),
};

/** What the links are called in the table. */
const LINKS = {
  visitors: ["web-1"],
  providers: ["providers", "vehicles"],
  PostgreSQL: ["primary"],
  Redis: ["redis"],
  "Restate, starting": ["engine-1"],
  "Restate, steps": ["worker-1"],
} as const;

export async function startCostWorld(): Promise<CostWorld> {
  const stack = await startStack(WORLD);
  const links = Object.entries(LINKS).map(([name, parts]) => ({
    name,
    counts: parts.flatMap((part) => stack.links.get(part)?.counts ?? []),
  }));
  const pidOf = (server: "primary" | "redis"): number => stack.servers.get(server)?.pid ?? 0;
  const processes = {
    "web node": stack.nodes[0]?.pid ?? 0,
    worker: stack.worker?.pid ?? 0,
    PostgreSQL: pidOf("primary"),
    Redis: pidOf("redis"),
    Restate: stack.engine?.pid ?? 0,
    simulators: stack.simulatorsPid,
  };
  const database = new pg.Client({ connectionString: stack.directEnv["SPARV_DATABASE_URL"] });
  await database.connect();
  const client = new Redis(stack.directEnv["SPARV_REDIS_URL"] ?? "");
  const origin = `http://127.0.0.1:${stack.places.from("web-1")}`;

  const read = async () => ({
    cpuUs: Object.entries(processes).map(([name, pid]) => [name, cpuUsOfTree(pid)] as const),
    ...(await readDatabase(database)),
    redis: await readRedis(client),
    engine: { entries: await countEntries(stack), diskBytes: diskBytesOf(processes.Restate) },
    links: links.map(({ name, counts }) => [name, sumOf(counts)] as const),
  });

  return {
    origin,
    shop: { urls: [origin], publicOrigin: stack.url, path: CAR.path, simulatorsUrl: stack.simulatorsUrl },
    async measure(name, operations, run) {
      await systemClock.sleep(SETTLE_MS);
      for (const counts of links.flatMap((link) => link.counts)) counts.mostOpen = counts.open;
      const before = await read();
      const startedMs = performance.now();
      await run();
      const seconds = round2((performance.now() - startedMs) / 1000);
      await systemClock.sleep(SETTLE_MS);
      const after = await read();
      const each = (now: number, earlier: number): number => round2((now - earlier) / operations);
      return {
        name,
        operations,
        seconds,
        cpuUs: Object.fromEntries(
          after.cpuUs.map(([process, us], nth) => [process, Math.round(each(us, before.cpuUs[nth]?.[1] ?? 0))]),
        ),
        sql: {
          statements: each(after.statements, before.statements),
          walBytes: Math.round(each(after.walBytes, before.walBytes)),
          storedBytes: Math.round(each(after.storedBytes, before.storedBytes)),
        },
        redis: {
          // Reading the figures is one command itself.
          commands: Math.max(0, each(after.redis.commands - 1, before.redis.commands)),
          memoryBytes: Math.round(each(after.redis.memoryBytes, before.redis.memoryBytes)),
        },
        engine: {
          journalEntries: each(after.engine.entries, before.engine.entries),
          diskBytes: Math.round(each(after.engine.diskBytes, before.engine.diskBytes)),
        },
        network: Object.fromEntries(
          after.links.map(([link, { sentBytes, receivedBytes, mostOpen }], nth) => {
            const earlier = before.links[nth]?.[1];
            const bytes = each(sentBytes + receivedBytes, (earlier?.sentBytes ?? 0) + (earlier?.receivedBytes ?? 0));
            return [link, { bytes: Math.round(bytes), connections: mostOpen }];
          }),
        ),
      };
    },
    async stop() {
      client.disconnect();
      await database.end();
      await stack.stop();
    },
  };
}

const sumOf = (counts: readonly LinkCounts[]) => ({
  sentBytes: counts.reduce((sum, each) => sum + each.sentBytes, 0),
  receivedBytes: counts.reduce((sum, each) => sum + each.receivedBytes, 0),
  mostOpen: counts.reduce((sum, each) => sum + each.mostOpen, 0),
});

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Statements that a program has sent: not those inside functions, and not the reading itself. */
async function readDatabase(client: pg.Client) {
  const { rows } = await client.query<Record<"statements" | "wal" | "stored", string>>(`
    select (select sum(calls) from pg_stat_statements where toplevel and query not like '%pg_stat_statements%') as statements,
      pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal,
      (select sum(pg_total_relation_size(oid)) from pg_class where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace) as stored`);
  const [row] = rows;
  return { statements: Number(row?.statements), walBytes: Number(row?.wal), storedBytes: Number(row?.stored) };
}

async function readRedis(client: Redis) {
  const info = await client.info();
  const numberOf = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1]);
  return { commands: numberOf("total_commands_processed"), memoryBytes: numberOf("used_memory") };
}

/** The engine answers SQL about its own journal. */
async function countEntries(stack: Stack): Promise<number> {
  const answer = await fetch(`${stack.env["SPARV_RESTATE_ADMIN_URL"]}/query`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: "select count(*) as entries from sys_journal" }),
  });
  const { rows } = (await answer.json()) as { rows: readonly { readonly entries: number }[] };
  return rows[0]?.entries ?? 0;
}
