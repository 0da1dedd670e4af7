import { ENCRYPTED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Every place in the database where one of the patterns (PostgreSQL's regular expressions, case ignored) can be read. */
export async function findInClear(pool: DatabasePool, patterns: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await readableColumns(pool)) {
    const { rows } = await pool.query<{ pattern: string }>(
      `select distinct pattern from ${table}, unnest($1::text[]) as given (pattern) where ${column}::text ~* pattern`,
      [patterns],
    );
    found.push(...rows.map(({ pattern }) => `${table}.${column}: ${pattern}`));
  }
  return found;
}

/** Values of encrypted columns that are none of the cipher's. */
export async function findUnsealed(pool: DatabasePool): Promise<string[]> {
  const found: string[] = [];
  for (const encrypted of ENCRYPTED_COLUMNS) {
    const [table, column] = encrypted.split(".");
    const { rowCount } = await pool.query(
      `select from ${table} where ${column} is not null and ${column} !~ '^1\\.[\\w-]+\\.[\\w-]{38,}$' limit 1`,
    );
    if (rowCount) found.push(encrypted);
  }
  return found;
}

/** Without the public values over time: thousands of small numbers, some of which look like a postal code. */
async function readableColumns(pool: DatabasePool): Promise<{ table: string; column: string }[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
     where table_schema = 'public' and not relispartition and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
       and table_name !~ '^series_days'
     order by table_name, ordinal_position`,
  );
  return rows;
}
