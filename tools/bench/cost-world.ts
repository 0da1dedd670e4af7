import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import pg from "pg";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import type { Shop } from "#tools/faults/order-clients.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { ensureDatabase, postgresUrl, startPostgres } from "#tools/services/postgres.ts";
import { redisUrl, startRedis } from "#tools/services/redis.ts";
import type { OperationCost } from "./operation-cost.ts";
import { type CountingProxy, startCountingProxy } from "./counting-proxy.ts";
import { cpuUsOfTree, diskBytesOf, findChild } from "./process-tree.ts";
import { round2 } from "./measure.ts";

export const CAR = { path: "/forsakring/bil/" };
const DATABASE = "costs";
/** Backends report their figures when they have been idle for a second. */
const SETTLE_MS = 1_500;

/** A stack whose every service is its own, behind proxies that count: what it uses is what was asked of it. */
export interface CostWorld {
  readonly origin: string;
  readonly shop: Shop;
  measure(name: OperationCost["name"], operations: number, run: () => Promise<void>): Promise<OperationCost>;
  stop(): Promise<void>;
}

export async function startCostWorld(): Promise<CostWorld> {
  const folder = mkdtempSync(join(tmpdir(), "sparv-costs-"));
  const [postgresPort = 0, redisPort = 0, workerPort = 0] = await freePorts(3);
  const postgres = await startPostgres({ port: postgresPort, dataDir: join(folder, "postgres") });
  const server = postgresUrl(postgresPort, "postgres");
  await query(server, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await postgres.restart();
  await ensureDatabase(server, DATABASE);
  const databaseUrl = postgresUrl(postgresPort, DATABASE);
  await migrate({ url: databaseUrl, folder: MIGRATIONS_FOLDER });
  await query(databaseUrl, "create extension pg_stat_statements");
  const redis = await startRedis({ port: redisPort, dataDir: join(folder, "redis") });
  const links = {
    visitors: await startCountingProxy(),
    providers: await startCountingProxy(),
    PostgreSQL: await startCountingProxy(postgresPort),
    Redis: await startCountingProxy(redisPort),
    "Restate, starting": await startCountingProxy(),
    "Restate, steps": await startCountingProxy(workerPort),
  };
  const at = ({ port }: CountingProxy): string => `http://127.0.0.1:${port}`;
  const stack = await startStack({
    topic: "bench_costs",
    speed: "real",
    workers: 1,
    env: {
      SPARV_QUOTE_REUSE: "off",
      SPARV_REQUEST_COALESCING: "off",
      SPARV_LOAD_SHEDDING: "off",
      SPARV_DATABASE_URL: postgresUrl(links.PostgreSQL.port, DATABASE),
      SPARV_REDIS_URL: redisUrl(links.Redis.port),
      SPARV_PROVIDERS_URL: `${at(links.providers)}/insurers`,
      SPARV_VEHICLE_REGISTRY_URL: `${at(links.providers)}/registers/vehicles`,
      // A new stack would fetch years of values while it is measured. Nothing listens there.
      SPARV_SERIES_URL: "http://127.0.0.1:9/series",
      SPARV_RESTATE_INGRESS_URL: at(links["Restate, starting"]),
      SPARV_WORKER_PORT: String(workerPort),
      SPARV_WORKER_URL: at(links["Restate, steps"]),
    },
  });
  const portOf = (url: string): number => Number(new URL(url).port);
  links.visitors.target = portOf(stack.url);
  links.providers.target = portOf(stack.simulatorsUrl);
  links["Restate, starting"].target = portOf(stack.engine?.url ?? "");
  const processes = {
    "web node": stack.nodes[0]?.pid ?? 0,
    worker: stack.worker?.pid ?? 0,
    PostgreSQL: postgres.pid,
    Redis: redis.pid,
    Restate: stack.engine?.pid ?? 0,
    simulators: findChild("src/main/simulators.ts"),
  };
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const client = new Redis(redisUrl(redisPort));
  const origin = at(links.visitors);

  const read = async () => ({
    cpuUs: Object.entries(processes).map(([name, pid]) => [name, cpuUsOfTree(pid)] as const),
    ...(await readDatabase(database)),
    redis: await readRedis(client),
    engine: { entries: await countEntries(stack), diskBytes: diskBytesOf(processes.Restate) },
    links: Object.entries(links).map(([name, { counts }]) => [name, { ...counts }] as const),
  });

  return {
    origin,
    shop: { urls: [origin], publicOrigin: stack.url, path: CAR.path, simulatorsUrl: stack.simulatorsUrl },
    async measure(name, operations, run) {
      await systemClock.sleep(SETTLE_MS);
      for (const { counts } of Object.values(links)) counts.mostOpen = counts.open;
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
      for (const link of Object.values(links)) await link.close();
      await redis.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
