import type pg from "pg";
import type { Clock } from "#platform/clock.ts";
import type { DatabasePool } from "./pool.ts";

/** For statements that only read, and whose result may be a few seconds old. */
export type ReadConnection = Pick<DatabasePool, "query">;

export interface ReadPool extends ReadConnection {
  /** False while the statements go to the primary. */
  isReplicaUsed(): boolean;
}

export interface ReadPoolOptions {
  readonly primary: DatabasePool;
  /** Undefined when there is none. */
  readonly replica: DatabasePool | undefined;
  readonly clock: Pick<Clock, "nowMs">;
  /** Called when statements begin to go to the primary, with the reason. */
  readonly replicaLeft: (reason: Error) => void;
}

/** A replica that is further behind is not read: a visitor may notice. */
const MAX_LAG_MS = 5_000;
/** How long what is known about the replica is used. */
const LOOK_EVERY_MS = 1_000;
/** A replica that failed is left alone for this long: each attempt may cost a visitor the time to connect. */
const REST_MS = 10_000;

/** Reads from the replica while it is up and follows closely, and otherwise from the primary. */
export function createReadPool({ primary, replica, clock, replicaLeft }: ReadPoolOptions): ReadPool {
  let isUsed = replica !== undefined;
  let knownUntilMs = -Infinity;
  let looking: Promise<void> | undefined;

  function leave(reason: unknown, restMs: number): void {
    if (isUsed) replicaLeft(reason as Error);
    isUsed = false;
    knownUntilMs = clock.nowMs() + restMs;
  }

  async function look(server: DatabasePool): Promise<void> {
    try {
      const { rows } = await server.query<{ lag_ms: number | null }>(LAG);
      const lagMs = rows[0]?.lag_ms ?? Infinity;
      if (lagMs > MAX_LAG_MS) return leave(new Error("the replica is late"), LOOK_EVERY_MS);
      isUsed = true;
      knownUntilMs = clock.nowMs() + LOOK_EVERY_MS;
    } catch (error) {
      leave(error, REST_MS);
    }
  }

  async function query(...statement: readonly unknown[]): Promise<unknown> {
    const ask = (server: DatabasePool) =>
      (server.query as (...given: readonly unknown[]) => Promise<unknown>)(...statement);
    if (!replica) return ask(primary);
    if (clock.nowMs() >= knownUntilMs) await (looking ??= look(replica).finally(() => (looking = undefined)));
    if (!isUsed) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      // A replica also ends a statement that stands in the way of its primary's changes. A read can be repeated.
      leave(error, REST_MS);
      return ask(primary);
    }
  }

  return { query: query as unknown as pg.Pool["query"], isReplicaUsed: () => isUsed };
}

/**
 * Nothing to replay is no lag, however long ago the last change was, as long as the replica is connected. A promoted one is the
 * primary itself.
 */
const LAG = `
select case
  when not pg_is_in_recovery() then 0
  when not exists (select from pg_stat_wal_receiver) then null
  when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
  else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000
end::float8 as lag_ms`;
