import type { DatabasePool } from "#platform/database/pool.ts";
import { findMany } from "./query.ts";

export interface TableKey {
  readonly name: string;
  /** As SQL writes it. */
  readonly type: string;
}

/** Every table with values that a command rewrites has a key of one column. */
export async function keyOf(pool: DatabasePool, table: string): Promise<TableKey> {
  const rows = await findMany<TableKey>(pool, KEY, [table]);
  const [key] = rows;
  if (!key || rows.length !== 1) throw new Error(`${table} has no key of one column`);
  return key;
}

const KEY = `
select attname as name, format_type(atttypid, null) as type
from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
where indrelid = $1::regclass and indisprimary`;
