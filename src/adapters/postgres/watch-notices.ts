import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { afterQuietHours, NOTICE_WINDOW_MS, NOTICES_PER_PERSON } from "#domain/watch/watch-notice.ts";
import type { QueuedNotice } from "#journeys/watch/watch.port.ts";
import { queueStatement } from "./mail-store.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

/** Within a transaction that has locked the person's watches: two notices at once are both counted, and none passes an unsubscription. */
export async function queueWatchNotice(
  client: Connection,
  ports: Omit<StorePorts, "pool">,
  { findingId, nowMs, mail }: QueuedNotice,
): Promise<boolean> {
  const finding = await findOne<{ person_id: string }>(client, WHOSE, [findingId]);
  if (!finding) return false;
  await client.query("select from watches where person_id = $1 order by id for update", [finding.person_id]);
  const open = await findOne<{ notice: string; watch_id: string; is_on: boolean }>(client, OPEN, [findingId]);
  if (!open) return false;
  if (!open.is_on) {
    await client.query("update watch_findings set notify_at = null where id = $1", [findingId]);
    return false;
  }
  const sent = await findMany<{ noticed_at: Date }>(client, SENT, [
    finding.person_id,
    new Date(nowMs - NOTICE_WINDOW_MS),
  ]);
  const oldest = sent[NOTICES_PER_PERSON - 1];
  if (oldest) {
    const againMs = afterQuietHours(oldest.noticed_at.getTime() + NOTICE_WINDOW_MS + 1);
    await client.query(POSTPONE, [findingId, new Date(againMs), swedishDate(againMs)]);
    return false;
  }
  await client.query(NOTICED, [findingId, new Date(nowMs), mail.mailId]);
  if (open.notice === "not-cheaper")
    await client.query("update watches set notified_not_cheaper_at = $2 where id = $1", [
      open.watch_id,
      new Date(nowMs),
    ]);
  return (await execute(client, queueStatement(ports, mail))) === 1;
}

const WHOSE = `
select person_id from watch_findings join watches on watches.id = watch_id
where watch_findings.id = $1 and notify_at is not null`;

const OPEN = `
select notice, watch_id, state = 'on' as is_on from watch_findings join watches on watches.id = watch_id
where watch_findings.id = $1 and notify_at is not null`;

/** The latest first. */
const SENT = `
select noticed_at from watch_findings join watches on watches.id = watch_id
where watches.person_id = $1 and noticed_at > $2 order by noticed_at desc`;

/** After the notice date it is of no use. */
const POSTPONE = `
update watch_findings set notify_at = case when watches.kind = 'renewal' and watch_findings.period < $3 then null else $2::timestamptz end
from watches where watches.id = watch_id and watch_findings.id = $1`;

const NOTICED = "update watch_findings set notify_at = null, noticed_at = $2, mail_id = $3 where id = $1";
