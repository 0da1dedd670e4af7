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

/** The rows of the retention test belong to no one in particular: these do. */
const OF_THE_PERSON = [
  "update searches set person_lookup = $1 where id = 'search-' || $1",
  "update checkout_versions set person_lookup = $1 where id = 'checkout-' || $1",
  "update fetches set person_lookup = $1 where id = 'fetch-' || $1",
  "update signings set person_lookup = $1 where id = 'signing-' || $1",
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
