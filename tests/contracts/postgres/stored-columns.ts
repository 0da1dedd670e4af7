import { STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import type { StoredColumns } from "#adapters/postgres/columns/protection.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** The columns of a table in the list, once per group that names it. */
export const listedColumns = ({ encrypted = [], lookups = [], hashed = [], clear = [] }: StoredColumns): string[] => [
  ...encrypted,
  ...lookups,
  ...hashed,
  ...clear.flatMap(([, ...columns]) => columns),
];

/** Compares the list with the migrated schema: every column once, and none that does not exist. */
export async function misplacedColumns(pool: DatabasePool): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    // A partition has the columns of its table.
    `select table_name as table, column_name as column from information_schema.columns
     join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
     where table_schema = 'public' and not relispartition order by table_name, ordinal_position`,
  );
  const faults = rows.flatMap(({ table, column }) => {
    const places = listedColumns(STORED_COLUMNS[table] ?? {}).filter((listed) => listed === column).length;
    if (places === 0) return [`${table}.${column} is neither encrypted, hashed nor listed as clear with a reason`];
    return places === 1 ? [] : [`${table}.${column} is listed ${places} times`];
  });
  const existing = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  for (const [table, columns] of Object.entries(STORED_COLUMNS))
    for (const column of listedColumns(columns))
      if (!existing.has(`${table}.${column}`)) faults.push(`${table}.${column} is listed and does not exist`);
  return faults;
}
