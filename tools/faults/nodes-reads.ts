import pg from "pg";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { databaseUrlAt } from "#tools/processes/world.ts";
import { addressOf, readPage } from "./nodes-visits.ts";
import type { Shop } from "./order-clients.ts";

export interface ReplicaReads {
  /** Statements of the product that each server has executed for the pages. */
  readonly onReplica: number;
  readonly samePagesOnPrimary: number;
  /** Pages asked for while the replica was dead, and those that failed. */
  readonly withoutReplica: number;
  readonly failedWithoutReplica: number;
}

const STREAMING_WITHIN_MS = 60_000;

/** Reads pages that may be a few seconds old, and counts at the servers which of them answered; then without the replica. */
export async function readFromReplica(
  stack: Stack,
  shop: Shop,
  pages: readonly string[],
  rounds: number,
): Promise<ReplicaReads> {
  const ask = async () => {
    const asked = Array.from({ length: rounds }, (_, round) =>
      pages.map((page, at) => readPage(shop, page, addressOf(round * pages.length + at))),
    );
    return Promise.all(asked.flat());
  };
  await withClient(urlOf(stack, "primary"), (client) =>
    client.query("create extension if not exists pg_stat_statements"),
  );
  await waitUntil(() => hasCounts(urlOf(stack, "replica")), STREAMING_WITHIN_MS, "the replica to have its counts", 100);
  for (const url of [urlOf(stack, "primary"), urlOf(stack, "replica")])
    await withClient(url, (client) => client.query("select pg_stat_statements_reset()"));
  await ask();
  const [onReplica, samePagesOnPrimary] = await countStatements(stack);
  await stack.servers.get("replica")?.kill9();
  const without = await ask();
  await stack.servers.get("replica")?.restart();
  await waitUntilStreaming(stack);
  return {
    onReplica,
    samePagesOnPrimary,
    withoutReplica: without.length,
    failedWithoutReplica: without.filter((isRead) => !isRead).length,
  };
}

/** From now on a write is acknowledged when the replica has it too: a promotion loses nothing. */
export async function commitToReplica(stack: Stack): Promise<void> {
  await withClient(urlOf(stack, "primary"), async (client) => {
    await client.query("alter system set synchronous_standby_names = 'ANY 1 (*)'");
    await client.query("select pg_reload_conf()");
  });
  await waitUntil(
    () => hasReplica(urlOf(stack, "primary"), "sync_state = 'quorum'"),
    STREAMING_WITHIN_MS,
    "the replica to confirm writes",
    100,
  );
}

const waitUntilStreaming = (stack: Stack): Promise<void> =>
  waitUntil(
    () => hasReplica(urlOf(stack, "primary"), "state = 'streaming'"),
    STREAMING_WITHIN_MS,
    "the replica to follow",
    100,
  );

const hasReplica = (url: string, condition: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from pg_stat_replication where ${condition}`);
    return rowCount === 1;
  });

const hasCounts = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query("select from pg_stat_statements limit 1")).then(
    () => true,
    () => false,
  );

/** The statements that the product sends to the replica, by what only they read. Its look at the lag is none of them. */
const READS = `
select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
where query ilike '%price_figures%' or query ilike '%demo_owners%' or query ilike '%from ranking_log_heads%'`;

async function countStatements(stack: Stack): Promise<[number, number]> {
  const counts: number[] = [];
  for (const url of [urlOf(stack, "replica"), urlOf(stack, "primary")]) {
    const { rows } = await withClient(url, (client) => client.query<{ calls: number }>(READS));
    counts.push(rows[0]?.calls ?? 0);
  }
  return [counts[0] ?? 0, counts[1] ?? 0];
}

const urlOf = ({ places }: Stack, server: "primary" | "replica"): string => databaseUrlAt(places.target(server));

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
