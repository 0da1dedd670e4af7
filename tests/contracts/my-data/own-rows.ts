import { STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { addRows } from "#tests/contracts/retention/rows-by-rule.ts";

/** A row of the person in every table that has rows of persons; gives the encrypted columns. The name is in every row. */
export async function fillPerson(pool: DatabasePool, cipher: ColumnCipher, name: string): Promise<string[]> {
  await addRows(pool, name, new Date());
  for (const statement of OF_THE_PERSON) await pool.query(statement, [name]);
  return encryptRows(pool, cipher, name);
}

/** The rows of the retention test belong to no one in particular: these do. The browser of a person has the name of the person. */
const OF_THE_PERSON = [
  "update login_orders set owner = $1, ended_at = started_at where id = 'login-' || $1",
  "update searches set person_lookup = $1, owner = $1 where id like '%-search-' || $1",
  "update checkout_versions set person_lookup = $1, owner = $1 where id = 'checkout-' || $1",
  "update fetches set person_lookup = $1, owner = $1, logged_in_at = started_at where id = 'fetch-' || $1",
  "update signings set person_lookup = $1, owner = $1 where id = 'signing-' || $1",
  "update orders set identified_by = 'session', owner = $1 where id in ('placed-' || $1, 'refused-' || $1)",
  "update gift_entries set owner = $1 where id = 'gift-' || $1",
  "update leads set owner = $1 where id = 'lead-' || $1",
  "update list_shares set owner = $1 where id = 'list-share-' || $1",
  "update application_signatures set application_id = 'application-' || $1 where id = 'signature-' || $1",
  "update disclosures set person_lookup = $1 where id = $1",
  "update browser_identifications set person_lookup = $1 where reference = 'identification-' || $1",
  "update login_orders set owner = $1 where id = 'failed-login-' || $1",
  "update visitor_ids set owner = $1 where owner = 'visitor-' || $1",
  "update mails set key = 'order-confirmation:placed-' || $1 where id = 'mail-' || $1",
  "insert into erasures (actor, subject, what, row_count) values ('person', 'person-' || $1, 'favourites', 1)",
];

/** What a stranger has stored by typing: everything that is theirs, made without identification and with the number of the victim. */
export async function fillStranger(
  pool: DatabasePool,
  cipher: ColumnCipher,
  { stranger, victim }: { readonly stranger: string; readonly victim: string },
): Promise<void> {
  await fillPerson(pool, cipher, stranger);
  for (const statement of UNIDENTIFIED) await pool.query(statement, [stranger]);
  for (const table of NUMBER_TYPED_IN)
    await pool.query(`update ${table} set person_lookup = $2 where owner = $1`, [stranger, victim]);
  await pool.query("update competition_entries set person_lookup = $2 where order_id = 'placed-' || $1", [
    stranger,
    victim,
  ]);
}

/** Tables with a number that anybody may have typed, and the browser in which it was. */
export const NUMBER_TYPED_IN = [
  "searches",
  "checkout_versions",
  "list_shares",
  "fetches",
  "gift_entries",
  "signings",
  "orders",
] as const;

const UNIDENTIFIED = [
  "update orders set identified_by = null where owner = $1",
  "update fetches set logged_in_at = null where owner = $1",
  "update signings set state = 'cancelled' where owner = $1",
  // The person has an entry in this one.
  "update gift_entries set campaign = 'another' where owner = $1",
];

/** Encrypts what the rows of the person hold, so that an export can read it: every value names its column. */
async function encryptRows(pool: DatabasePool, cipher: ColumnCipher, name: string): Promise<string[]> {
  const encrypted: string[] = [];
  for (const [table, columns] of Object.entries(STORED_COLUMNS))
    for (const column of columns.encrypted ?? []) {
      const { rows } = await pool.query<{ id: string }>(`select id from ${table} where id::text like '%' || $1`, [
        name,
      ]);
      let written = 0;
      for (const { id } of rows) {
        const cell = { column: `${table}.${column}`, rowId: id };
        const value = cipher.encrypt(cell, JSON.stringify({ of: `${table}.${column}` }));
        // Some states have no such value, and the database refuses it.
        await pool.query(`update ${table} set ${column} = $2 where id = $1`, [id, value]).then(
          () => (written += 1),
          () => undefined,
        );
      }
      if (written > 0) encrypted.push(`${table}.${column}`);
    }
  return encrypted;
}

/** Every table with a value that contains the name, in any column of the database. */
export async function tablesWith(pool: DatabasePool, name: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ table: string }>(
    `select relname as table from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const found: string[] = [];
  for (const { table } of tables) {
    const { rowCount } = await pool.query(
      `select from ${table} as each where to_jsonb(each)::text like '%' || $1 || '%' limit 1`,
      [name],
    );
    if (rowCount) found.push(table);
  }
  return found;
}
