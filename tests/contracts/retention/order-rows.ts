import pg from "pg";
import type { DatabasePool } from "#platform/database/pool.ts";

/** An order with its first event, written as the store does: in one statement. */
export async function addOrder(pool: DatabasePool, id: string, { settledAt }: { settledAt?: string } = {}) {
  await pool.query(
    `with made as (
       insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
         start_date, search_id, quote_id, monthly_fee_ore, details_enc, personal_enc, summary_enc, person_lookup, state, settled_at)
       values ($1, 'o', 'v', $1, 1, 'p', 's', 1, '2026-01-01', 's', 'q', 1, 'x', 'x', 'x', 'x',
         case when $2::timestamptz is null then 'accepted' else 'refused' end, $2)
       returning id
     )
     insert into order_events (order_id, kind) select id, 'accepted' from made`,
    [id, settledAt ?? null],
  );
}

export const eventOf = (orderId: string, kind: string): string =>
  `insert into order_events (order_id, kind) values ('${orderId}', '${kind}')`;

export interface OpenTransaction {
  run(statement: string): Promise<unknown>;
  end(how: "commit" | "rollback"): Promise<void>;
}

/** On its own connection, so that any number may be open; it waits for locks no longer than the given time. */
export async function openTransaction(url: string, lockWithinMs: number): Promise<OpenTransaction> {
  const client = new pg.Client({ connectionString: url, lock_timeout: lockWithinMs });
  await client.connect();
  await client.query("begin");
  let isOpen = true;
  return {
    run: (statement) => client.query(statement),
    async end(how) {
      if (!isOpen) return;
      isOpen = false;
      await client.query(how);
      await client.end();
    },
  };
}
