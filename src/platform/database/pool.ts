import { callbackify } from "node:util";
import pg from "pg";
import { clientOf, connectToAny, createDatabaseHosts } from "./database-hosts.ts";

export interface PoolOptions {
  /** With several servers, the one that accepts writes is used. */
  readonly url: string;
  /** Shown by the server beside every connection. */
  readonly name: string;
  readonly maxConnections?: number;
  /** Server settings for every connection of this pool. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called for connections that broke; the pool replaces them itself. */
  readonly connectionFailed: (error: Error) => void;
  /** Called each time a connection was asked for, with how long that took. */
  readonly waited?: ((waitedMs: number) => void) | undefined;
}

export type DatabasePool = pg.Pool;

/** Two cores serve about this many at once; more only queue inside the server instead of here. */
const DEFAULT_CONNECTIONS = 10;
/** Covers waiting for a free connection and opening one. */
const CONNECT_WITHIN_MS = 5_000;
/** No statement of a visitor's request may run longer; the server ends it. */
const STATEMENT_LIMIT_MS = 10_000;
/** A little more than the server's own limit: only reached when the server no longer answers at all. */
const ANSWER_LIMIT_MS = 12_000;
const LOCK_LIMIT_MS = 5_000;
const IDLE_TRANSACTION_LIMIT_MS = 30_000;
/** After a failover old connections point to the wrong server: none lives longer. */
const MAX_LIFETIME_S = 1_800;

export function createPool(options: PoolOptions): DatabasePool {
  const hosts = createDatabaseHosts(options.url);
  const pool = new MeasuredPool(options.waited, {
    connectionString: options.url,
    Client: clientOf(hosts),
    application_name: options.name,
    max: options.maxConnections ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    lock_timeout: LOCK_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    keepAlive: true,
    types: columnTypes,
    ...(options.settings ? { options: startupOptions(options.settings) } : {}),
  });
  // Both are needed: the pool reports idle connections, a connection in use reports itself. Without a listener either
  // would end the process when the server restarts.
  pool.on("error", options.connectionFailed);
  pool.on("connect", (client) => client.on("error", options.connectionFailed));
  if (hosts.count > 1) {
    const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
    pool.connect = ((callback?: ConnectCallback) => {
      const connected = connectToAny(hosts, connect);
      if (!callback) return connected;
      callbackify(() => connected)((error, client) =>
        callback(error ?? undefined, client, (failure) => client?.release(failure)),
      );
      return undefined;
    }) as typeof pool.connect;
  }
  return pool;
}

/** The library's own statements ask for a connection in the same way as a transaction does. */
class MeasuredPool extends pg.Pool {
  readonly #waited: PoolOptions["waited"];

  constructor(waited: PoolOptions["waited"], config: pg.PoolConfig) {
    super(config);
    this.#waited = waited;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const waited = this.#waited;
    if (!waited) return callback ? super.connect(callback) : super.connect();
    const askedMs = performance.now();
    if (callback)
      return super.connect((...given) => {
        waited(performance.now() - askedMs);
        callback(...given);
      });
    return super.connect().finally(() => waited(performance.now() - askedMs));
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

const startupOptions = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");

/** Rolls back when the work throws; a connection that cannot even roll back is thrown away. */
export async function inTransaction<T>(pool: DatabasePool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Dates stay text: read as a moment they would move with the machine's time zone. Whole numbers all fit in a double. */
const columnTypes = new pg.TypeOverrides();
columnTypes.setTypeParser(pg.types.builtins.DATE, (text) => text);
columnTypes.setTypeParser(pg.types.builtins.INT8, Number);
