import type pg from "pg";

/** A table's rows, reduced to what two copies of it can be compared by. */
export interface TableContent {
  readonly rows: number;
  readonly digest: string;
}

export type TableContents = ReadonlyMap<string, TableContent>;

/** Every table that holds rows itself. */
export async function readTableContents(client: pg.ClientBase): Promise<TableContents> {
  const contents = new Map<string, TableContent>();
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ count: number; digest: string }>(
      `select count(*)::int as count, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
         from ${client.escapeIdentifier(table)} t`,
    );
    contents.set(table, { rows: rows[0]?.count ?? 0, digest: rows[0]?.digest ?? "" });
  }
  return contents;
}

/** Writers wait while this runs, so that all tables are read as of one moment; readers do not. */
export async function withoutWriters<Result>(client: pg.ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    const tables = (await listTables(client)).map((table) => client.escapeIdentifier(table));
    await client.query(`lock table ${tables.join(", ")} in share mode`);
    return await read();
  } finally {
    await client.query("rollback");
  }
}

/** Names of the tables that one of the two does not have, or has with other rows. */
export function differingTables(expected: TableContents, found: TableContents): string[] {
  const names = new Set([...expected.keys(), ...found.keys()]);
  return [...names].filter((name) => expected.get(name)?.digest !== found.get(name)?.digest).toSorted();
}

async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.map(({ relname }) => relname);
}
