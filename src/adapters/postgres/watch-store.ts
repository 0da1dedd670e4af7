import { quotaOf } from "#domain/watch/watch-quota.ts";
import type { WatchNotice } from "#domain/watch/watch-notice.ts";
import type { StartedRun, WatchStore } from "#journeys/watch/watch.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { claimDueWatches } from "./watch-claims.ts";
import { queueWatchNotice } from "./watch-notices.ts";
import {
  FINDING_COLUMNS,
  findingOf,
  type FindingRow,
  sealFinding,
  sealWatch,
  WATCH_COLUMNS,
  watchOf,
  type WatchRow,
} from "./watch-rows.ts";

export function createWatchStore(ports: StorePorts): WatchStore {
  const { pool, cipher } = ports;
  return {
    async turnOn(watch, nowMs) {
      const { watchId, personId, heldId, vertical, kind, period, dueAtMs } = watch;
      const content = sealWatch(cipher, watch);
      const at = new Date(nowMs);
      const values = [
        watchId,
        personId,
        heldId,
        vertical,
        quotaOf(watch),
        kind,
        period,
        new Date(dueAtMs),
        content,
        at,
      ];
      await pool.query(TURN_ON, values);
    },
    turnOff: (personId, watchId, nowMs) =>
      inTransaction(pool, async (client) => {
        const ended = await execute(client, TURN_OFF, [watchId, personId, new Date(nowMs)]);
        if (ended === 1) await takeBack(client, [watchId]);
        return ended === 1;
      }),
    turnOffAll: (watchId, nowMs) =>
      inTransaction(pool, async (client) => {
        const ended = await findMany<{ id: string }>(client, TURN_OFF_ALL, [watchId, new Date(nowMs)]);
        await takeBack(
          client,
          ended.map(({ id }) => id),
        );
        return ended.length;
      }),
    async find(watchId) {
      const row = await findOne<WatchRow>(pool, `select ${WATCH_COLUMNS} from watches where id = $1`, [watchId]);
      return row && watchOf(cipher, row);
    },
    ofPerson: async (personId) =>
      (await findMany<WatchRow>(pool, OF_PERSON, [personId])).map((row) => watchOf(cipher, row)),
    hasRun: async (watchId, period) => (await execute(pool, HAS_RUN, [watchId, period])) === 1,
    claimDue: (claim) => claimDueWatches(pool, claim),
    reclaim: ({ beforeMs, nowMs, page }) =>
      findMany<StartedRun>(pool, RECLAIM, [new Date(beforeMs), new Date(nowMs), page]),
    release: async (runs) => {
      const ids = runs.map(({ watchId }) => watchId);
      await execute(pool, RELEASE, [ids]);
    },
    endRun: ({ finding, foundAtMs, notice, notifyAtMs, next }) =>
      inTransaction(pool, async (client) => {
        const { findingId, watchId, period, outcome, searchId, ...content } = finding;
        // Locks the watch: turning it off at the same time waits for this, and then withdraws what is found.
        const moved = await execute(client, NEXT_RUN, [watchId, period, next.period, new Date(next.dueAtMs)]);
        if (moved !== 1) return undefined;
        const sealed = sealFinding(cipher, findingId, content);
        const times = [new Date(foundAtMs), notifyAtMs === undefined ? null : new Date(notifyAtMs)];
        const values = [findingId, watchId, period, outcome, searchId ?? null, sealed, ...times, notice ?? null];
        return (await execute(client, ADD_FINDING, values)) === 1 ? findingId : undefined;
      }),
    dueNotices: async (nowMs, limit) =>
      (await findMany<{ id: string }>(pool, DUE_NOTICES, [new Date(nowMs), limit])).map(({ id }) => id),
    async loadNotice(findingId) {
      const row = await findOne<NoticeRow>(pool, LOAD_NOTICE, [findingId]);
      if (!row) return undefined;
      const { notice, notify_at } = row;
      return { watch: watchOf(cipher, row), finding: findingOf(cipher, row), notice, notifyAtMs: notify_at.getTime() };
    },
    queueNotice: (notice) => inTransaction(pool, (client) => queueWatchNotice(client, ports, notice)),
    async findFinding(personId, findingId) {
      const row = await findOne<FindingRow>(pool, FIND_FINDING, [findingId, personId]);
      return row && findingOf(cipher, row);
    },
    latestFindings: async (personId) =>
      (await findMany<FindingRow>(pool, LATEST_FINDINGS, [personId])).map((row) => findingOf(cipher, row)),
    handOver: async (personId, findingId, owner) =>
      (await findOne<{ id: string }>(pool, HAND_OVER, [findingId, personId, owner]))?.id,
  };
}

type NoticeRow = WatchRow & FindingRow & { readonly notice: WatchNotice; readonly notify_at: Date };

/** What is queued is not sent, and what may be under way is not sent again. */
async function takeBack(client: Connection, watchIds: readonly string[]): Promise<void> {
  await client.query(TAKE_BACK_NOTICES, [watchIds]);
  await client.query(TAKE_BACK_MAILS, [watchIds]);
}

const TURN_ON = `
insert into watches (id, person_id, held_id, vertical, quota, kind, state, period, due_at, content_enc, made_at, changed_at)
values ($1, $2, $3, $4, $5, $6, 'on', $7, $8, $9, $10, $10)
on conflict on constraint watches_one_per_held do update set
  vertical = excluded.vertical, quota = excluded.quota, kind = excluded.kind, state = 'on', period = excluded.period,
  due_at = excluded.due_at, begun_at = null, content_enc = excluded.content_enc, changed_at = excluded.changed_at
where watches.id = excluded.id`;

const TURN_OFF = `
update watches set state = 'off', begun_at = null, changed_at = $3 where id = $1 and person_id = $2 and state = 'on'`;

const TURN_OFF_ALL = `
update watches set state = 'off', begun_at = null, changed_at = $2
where person_id = (select person_id from watches where id = $1) and state = 'on' returning id`;

const TAKE_BACK_NOTICES =
  "update watch_findings set notify_at = null where watch_id = any($1) and notify_at is not null";

const TAKE_BACK_MAILS = `
update mails set state = 'failed', outcome = 'unsubscribed', settled_at = clock_timestamp(), open_attempt_at = null
where state = 'queued' and id in (select mail_id from watch_findings where watch_id = any($1) and mail_id is not null)`;

const OF_PERSON = `select ${WATCH_COLUMNS} from watches where person_id = $1 order by due_at, id`;

const HAS_RUN = "select from watch_findings where watch_id = $1 and period = $2";

const RECLAIM = `
update watches set begun_at = $2 where id in (
  select id from watches where begun_at < $1 order by begun_at limit $3 for update skip locked)
returning id as "watchId", period`;

const RELEASE = "update watches set begun_at = to_timestamp(0) where id = any($1) and begun_at is not null";

/** Only from the period that was run: a repeated end changes nothing. */
const NEXT_RUN = `
update watches set period = $3, due_at = $4, begun_at = null where id = $1 and period = $2 and state = 'on'`;

const ADD_FINDING = `
insert into watch_findings (id, watch_id, period, outcome, search_id, content_enc, found_at, notify_at, notice)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict on constraint watch_findings_once_per_period do nothing`;

const DUE_NOTICES = "select id from watch_findings where notify_at <= $1 order by notify_at limit $2";

const LOAD_NOTICE = `
select ${WATCH_COLUMNS}, ${FINDING_COLUMNS}, notice, notify_at from watch_findings join watches on watches.id = watch_id
where watch_findings.id = $1 and notify_at is not null and notice is not null`;

const FIND_FINDING = `
select ${FINDING_COLUMNS} from watch_findings join watches on watches.id = watch_id
where watch_findings.id = $1 and watches.person_id = $2`;

const LATEST_FINDINGS = `
select distinct on (watch_id) ${FINDING_COLUMNS} from watch_findings join watches on watches.id = watch_id
where watches.person_id = $1 order by watch_id, found_at desc`;

const HAND_OVER = `
update searches set owner = $3 from watch_findings join watches on watches.id = watch_id
where watch_findings.id = $1 and watches.person_id = $2 and searches.id = watch_findings.search_id returning searches.id`;
