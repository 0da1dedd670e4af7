import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { DueClaim, StartedRun } from "#journeys/watch/watch.port.ts";
import { type DatabasePool, inTransaction } from "#platform/database/pool.ts";
import { findMany, findOne } from "./query.ts";

/** Serialised per quota, so that two workers together start no more than the limit. */
export const claimDueWatches = (pool: DatabasePool, { quota, nowMs, limit, page }: DueClaim): Promise<StartedRun[]> =>
  inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`watch-starts:${quota}`]);
    const minute = new Date(nowMs - (nowMs % MINUTE_MS));
    const day = new Date(nowMs - (nowMs % DAY_MS));
    const started = await findOne<{ now: number; today: number }>(client, STARTED, [quota, minute, day]);
    const left = Math.min(page, limit.perMinute - (started?.now ?? 0), limit.perDay - (started?.today ?? 0));
    if (left <= 0) return [];
    const runs = await findMany<StartedRun>(client, CLAIM_DUE, [quota, new Date(nowMs), left]);
    if (runs.length > 0) await client.query(COUNT_STARTS, [quota, minute, runs.length, day]);
    return runs;
  });

const STARTED = `
select coalesce(sum(started) filter (where minute = $2), 0)::integer as now, coalesce(sum(started), 0)::integer as today
from watch_starts where quota = $1 and minute >= $3`;

/** Exported for the measurement of its plan. */
export const CLAIM_DUE = `
update watches set begun_at = $2 where id in (
  select id from watches where quota = $1 and state = 'on' and begun_at is null and due_at <= $2
  order by due_at limit $3 for update skip locked)
returning id as "watchId", period`;

/** Counts of earlier days limit nothing any more. */
const COUNT_STARTS = `
with over as (delete from watch_starts where quota = $1 and minute < $4)
insert into watch_starts as counted (quota, minute, started) values ($1, $2, $3)
on conflict (quota, minute) do update set started = counted.started + excluded.started`;
