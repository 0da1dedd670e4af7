import { DatabaseError } from "pg";
import type { Issue, IssueStore } from "#journeys/newsletter/newsletter-issue.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { type SubscriberRow, subscriberOf } from "./newsletter-store.ts";
import { execute, findMany, findPlain } from "./query.ts";
import { readableRows } from "./readable-rows.ts";
import type { StorePorts } from "./store-ports.ts";

export function createIssueStore(ports: StorePorts): IssueStore {
  const { pool, cipher } = ports;
  return {
    async write({ issueId, week, subject, body, state, sendAtMs, author }) {
      try {
        const values = [issueId, week, subject, body, state, new Date(sendAtMs), author];
        const { rowCount } = await pool.query(WRITE, values);
        return rowCount === 1 ? "written" : "already-going-out";
      } catch (error) {
        if (error instanceof DatabaseError && error.constraint === "newsletter_issues_one_a_week") return "week-taken";
        throw error;
      }
    },
    load: async (issueId) => (await findPlain<Issue>(pool, `${SELECT} where id = $1`, [issueId]))[0],
    list: (limit) => findPlain<Issue>(pool, `${SELECT} order by send_at desc limit $1`, [limit]),
    due: async (now) => (await findMany<{ id: string }>(pool, DUE, [now])).map(({ id }) => id),
    begin: async (issueId) => (await findPlain<Issue>(pool, BEGIN, [issueId]))[0],
    async subscribersAfter(subscriberId, limit) {
      const { rows } = await pool.query<SubscriberRow>(SUBSCRIBERS, [subscriberId, limit]);
      return readableRows(rows, (row) => subscriberOf(cipher, row));
    },
    queueAll: (issueId, mails) =>
      inTransaction(pool, async (client) => {
        const added: string[] = [];
        for (const mail of mails) {
          if ((await execute(client, queueStatement(ports, mail))) === 1) added.push(mail.mailId);
        }
        await client.query(COUNT, [issueId, added.length]);
        return added;
      }),
    async finish(issueId) {
      await pool.query(FINISH, [issueId]);
    },
  };
}

const COLUMNS = "id as issue_id, week, subject, body, state, send_at, sent_count";
const SELECT = `select ${COLUMNS} from newsletter_issues`;

const WRITE = `
insert into newsletter_issues as known (id, week, subject, body, state, send_at, author)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do update set
  week = excluded.week, subject = excluded.subject, body = excluded.body, state = excluded.state,
  send_at = excluded.send_at, author = excluded.author, changed_at = clock_timestamp()
where known.state in ('draft', 'planned')`;

const DUE = "select id from newsletter_issues where state in ('planned', 'sending') and send_at <= $1 order by send_at";

const BEGIN = `
update newsletter_issues set state = 'sending'
where id = $1 and state in ('planned', 'sending') and send_at <= clock_timestamp() returning ${COLUMNS}`;

const SUBSCRIBERS = `
select id, address_enc, state from newsletter_subscribers
where state = 'confirmed' and id > $1 order by id limit $2`;

const COUNT = "update newsletter_issues set sent_count = sent_count + $2 where id = $1";

const FINISH = `
update newsletter_issues set state = 'sent', sent_at = clock_timestamp() where id = $1 and state = 'sending'`;
