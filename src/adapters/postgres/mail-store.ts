import type { MailOutcome, MailRow, MailStore, MailVariables, NewMail } from "#journeys/mail/mail.port.ts";
import { isTyped, TYPED_MAILS_PER_DAY, TYPED_TEMPLATES } from "#domain/mail/mail-triggers.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { type Connection, execute, findMany, findOne, findPlain } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { whenClaimed } from "./unique-lookups.ts";

export function createMailStore(ports: StorePorts): MailStore {
  const { pool, cipher, lookupHash } = ports;
  return {
    async queue(mail) {
      const isQueued = isTyped(mail.template)
        ? await inTransaction(pool, (client) => queueTyped(client, ports, mail))
        : (await pool.query(queueStatement(ports, mail))).rowCount === 1;
      if (isQueued) return { mailId: mail.mailId, isNew: true };
      const row = await findOne<{ id: string }>(pool, "select id from mails where key = $1", [mail.key]);
      if (!row && isTyped(mail.template)) return { mailId: mail.mailId, isNew: false, isHeldBack: true };
      if (!row) throw new Error("a mail was neither written nor there");
      return { mailId: row.id, isNew: false };
    },
    async load(mailId) {
      const [row] = await findPlain<SealedMail>(pool, { name: "mails-load", text: LOAD, values: [mailId] });
      return row && mailOf(cipher, row);
    },
    beginAttempt: async (mailId, attemptsBefore) =>
      (await execute(pool, BEGIN_ATTEMPT, [mailId, attemptsBefore])) === 1,
    async endAttempt(mailId, attempt) {
      await pool.query(END_ATTEMPT, [mailId, attempt, 0]);
    },
    async loseAttempt(mailId, attempt) {
      await pool.query(END_ATTEMPT, [mailId, attempt, 1]);
    },
    async settle(mailId, outcome) {
      await pool.query(SETTLE, [mailId, outcome.state, outcomeTextOf(outcome)]);
    },
    unsettled: async ({ queuedBefore, limit, afterMailId }) =>
      (await findMany<{ id: string }>(pool, UNSETTLED, [queuedBefore, afterMailId ?? "", limit])).map(({ id }) => id),
    async suppress(address, reason) {
      const value = normalise(address);
      const values = [lookupHash("email", value), reason, lookupHash.all("email", value)];
      const column = "suppressed_addresses.recipient_lookup";
      await whenClaimed(ports, column, { purpose: "email", value }, (client) => client.query(SUPPRESS, values));
    },
    async isSuppressed(address) {
      const { rowCount } = await pool.query("select 1 from suppressed_addresses where recipient_lookup = any ($1)", [
        lookupHash.all("email", normalise(address)),
      ]);
      return rowCount !== 0;
    },
  };
}

/**
 * For a mail that a visitor can trigger by typing an address; within a transaction. False when the recipient has had too many, or the
 * mail exists already. Serialised per recipient, so that concurrent mails are counted.
 */
export async function queueTyped(client: Connection, ports: Omit<StorePorts, "pool">, mail: NewMail): Promise<boolean> {
  const { values } = queueStatement(ports, mail);
  const recipient = ["email", normalise(mail.to)] as const;
  // The oldest: nodes that store under different keys must wait at the same lock.
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [ports.lookupHash.oldest(...recipient)]);
  const counted = [TYPED_TEMPLATES, TYPED_MAILS_PER_DAY, ports.lookupHash.all(...recipient)];
  return (await execute(client, QUEUE_TYPED, [...values, ...counted])) === 1;
}

/** For other stores of this database: a mail that must exist if and only if another row does. */
export const queueStatement = ({ cipher, lookupHash }: Omit<StorePorts, "pool">, mail: NewMail) => ({
  text: QUEUE,
  values: [
    mail.mailId,
    mail.key,
    mail.template,
    cipher.encrypt(cellOf(mail.mailId), JSON.stringify({ to: mail.to, variables: mail.variables })),
    lookupHash("email", normalise(mail.to)),
  ],
});

/** Upper case in an address does not name another mailbox. */
export const normalise = (address: string): string => address.trim().toLowerCase();

const QUEUE = `insert into mails (id, key, template, content_enc, recipient_lookup) values ($1, $2, $3, $4, $5) on conflict (key) do nothing`;

const QUEUE_TYPED = `
insert into mails (id, key, template, content_enc, recipient_lookup) select $1, $2, $3, $4, $5
where (
  select count(*) from mails
  where recipient_lookup = any ($8) and template = any($6) and queued_at > clock_timestamp() - interval '1 day'
) < $7
on conflict (key) do nothing`;

const LOAD = `
select id as mail_id, key, template, content_enc, state, attempts, lost_attempts, broken_attempts,
  (extract(epoch from clock_timestamp() - open_attempt_at) * 1000)::float8 as open_attempt_age_ms
from mails where id = $1`;

/** An attempt that is still open here was lost with its process. */
const BEGIN_ATTEMPT = `
update mails set attempts = attempts + 1, broken_attempts = broken_attempts + (open_attempt_at is not null)::int,
  open_attempt_at = clock_timestamp()
where id = $1 and attempts = $2 and state = 'queued'`;

const END_ATTEMPT = `
update mails set open_attempt_at = null, lost_attempts = lost_attempts + $3 where id = $1 and attempts = $2 and state = 'queued'`;

const SETTLE = `
update mails set state = $2, outcome = $3, settled_at = clock_timestamp(), open_attempt_at = null
where id = $1 and state = 'queued'`;

const UNSETTLED = `select id from mails where state = 'queued' and queued_at < $1 and id > $2 order by id limit $3`;

/**
 * A bounce arrives within days, and may arrive before the answer of the mail server is written: a mail that is still queued for the address
 * has come back, or would not be sent any more. A complaint comes from a recipient who has read the mail.
 */
const SUPPRESS = `
with suppressed as (
  insert into suppressed_addresses (recipient_lookup, reason) values ($1, $2) on conflict (recipient_lookup) do nothing
)
update mails set state = 'failed', outcome = 'it came back', settled_at = coalesce(settled_at, clock_timestamp()), open_attempt_at = null
where recipient_lookup = any ($3) and $2 = 'permanent'
  and (state = 'queued' or (state = 'sent' and settled_at > clock_timestamp() - interval '5 days'))`;

const cellOf = (rowId: string) => ({ column: "mails.content_enc", rowId });

const outcomeTextOf = (outcome: MailOutcome): string => (outcome.state === "sent" ? outcome.answer : outcome.reason);

interface MailContent {
  readonly to: string;
  readonly variables: MailVariables;
}

const contentOf = (cipher: ColumnCipher, mailId: string, stored: string): MailContent =>
  JSON.parse(cipher.decrypt(cellOf(mailId), stored)) as MailContent;

/** These are for other stores of this database. */
export const addressOf = (cipher: ColumnCipher, mailId: string, stored: string): string =>
  contentOf(cipher, mailId, stored).to;

export const variablesOf = (cipher: ColumnCipher, mailId: string, stored: string): MailVariables =>
  contentOf(cipher, mailId, stored).variables;

type SealedMail = Omit<MailRow, keyof MailContent> & { readonly contentEnc: string };

const mailOf = (cipher: ColumnCipher, { contentEnc, ...row }: SealedMail): MailRow => ({
  ...row,
  ...contentOf(cipher, row.mailId, contentEnc),
});
