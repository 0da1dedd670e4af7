import type { NewsletterStore, Subscriber } from "#journeys/newsletter/newsletter.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { normalise, queueStatement } from "./mail-store.ts";
import { type Connection, execute, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { whenClaimed } from "./unique-lookups.ts";

export function createNewsletterStore(ports: StorePorts): NewsletterStore {
  const { pool, cipher, lookupHash } = ports;
  return {
    async ask({ subscriberId, address, textVersion, confirmUntil }) {
      const value = normalise(address);
      const values = [
        subscriberId,
        cipher.encrypt(cellOf(subscriberId), address),
        lookupHash("email", value),
        confirmUntil,
        textVersion,
      ];
      const column = "newsletter_subscribers.address_lookup";
      const write = (connection: Connection) => findOne<SubscriberRow>(connection, ASK, values);
      const row = await whenClaimed(ports, column, { purpose: "email", value }, write);
      if (!row) throw new Error("a subscriber was neither written nor there");
      return subscriberOf(cipher, row);
    },
    async load(subscriberId) {
      const row = await findOne<SubscriberRow>(pool, LOAD, [subscriberId]);
      return row && subscriberOf(cipher, row);
    },
    confirm: (subscriberId, welcome) =>
      inTransaction(pool, async (client) => {
        if ((await execute(client, CONFIRM, [subscriberId])) !== 1) return false;
        await client.query(queueStatement(ports, welcome));
        return true;
      }),
    async end(subscriberId) {
      await pool.query(END, [subscriberId]);
    },
  };
}

export interface SubscriberRow {
  readonly id: string;
  readonly address_enc: string;
  readonly state: Subscriber["state"];
}

export const subscriberOf = (cipher: ColumnCipher, row: SubscriberRow): Subscriber => ({
  subscriberId: row.id,
  address: cipher.decrypt(cellOf(row.id), row.address_enc),
  state: row.state,
});

const cellOf = (rowId: string) => ({ column: "newsletter_subscribers.address_enc", rowId });

/** A confirmed subscriber is not changed; the row's id is preserved, because earlier links contain it. */
const ASK = `
insert into newsletter_subscribers as known (id, address_enc, address_lookup, confirm_until, text_version)
values ($1, $2, $3, $4, $5)
on conflict (address_lookup) do update set
  state = case when known.state = 'ended' then 'pending' else known.state end,
  ended_at = null,
  confirm_until = case when known.state = 'confirmed' then known.confirm_until else excluded.confirm_until end,
  text_version = case when known.state = 'confirmed' then known.text_version else excluded.text_version end,
  asked_at = case when known.state = 'confirmed' then known.asked_at else now() end
returning id, address_enc, state`;

const LOAD = `select id, address_enc, state from newsletter_subscribers where id = $1`;

const CONFIRM = `
update newsletter_subscribers set state = 'confirmed', confirmed_at = clock_timestamp()
where id = $1 and state = 'pending' and confirm_until > clock_timestamp()`;

const END = `
update newsletter_subscribers set state = 'ended', ended_at = clock_timestamp() where id = $1 and state <> 'ended'`;
