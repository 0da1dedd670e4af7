import pg from "pg";
import { createSearchPool } from "#adapters/postgres/search-pool.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { renewMigratedDatabase } from "#tools/processes/migrated-database.ts";
import { CHECKOUT } from "#tools/processes/paths.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

export interface TestDatabase {
  readonly url: string;
  openPool(): DatabasePool;
  openSearchPool(): DatabasePool;
  /** Closes every pool and removes the database. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Another server than the one that all tests share. */
  readonly serverUrl?: string;
  readonly isMigrated?: boolean;
}

/** An empty database of the test's own, `sparv_<checkout>_<topic>_test`; what an interrupted run left behind is removed first. */
export async function createTestDatabase(topic: string, options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = new URL(options.serverUrl ?? readAddresses().databaseUrl("postgres"));
  server.pathname = "/postgres";
  const name = `sparv_${CHECKOUT}_${topic}_test`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (options.isMigrated ?? true) await renewMigratedDatabase(server.href, name);
  else await administer(server, [`drop database if exists ${name} with (force)`, `create database ${name}`]);
  const pools: DatabasePool[] = [];
  const connection = { url: url.href, name: `test-${topic}`, connectionFailed: () => undefined };
  const remember = (pool: DatabasePool): DatabasePool => {
    pools.push(pool);
    return pool;
  };
  return {
    url: url.href,
    openPool: () => remember(createPool(connection)),
    openSearchPool: () => remember(createSearchPool(connection)),
    async drop() {
      await Promise.all(pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
      await administer(server, [`drop database if exists ${name} with (force)`]);
    },
  };
}

async function administer(server: URL, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
