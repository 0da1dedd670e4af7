import { tableName } from "#domain/my-data/own-tables.texts.sv.ts";
import type { ExportedTable } from "#domain/my-data/own-data.ts";
import { STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import { type Connection, findMany } from "#adapters/postgres/query.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { type Me, valuesOf, WITH_ME } from "./me.ts";
import type { OwnRows } from "./own-table.ts";
import { OWN_TABLES } from "./own-tables.ts";

/** Every row of the person in every table, decrypted. Tables without a row are left out. */
export async function exportRows(connection: Connection, cipher: ColumnCipher, me: Me): Promise<ExportedTable[]> {
  const exported: ExportedTable[] = [];
  for (const [table, own] of Object.entries(OWN_TABLES)) {
    if (!("mine" in own)) continue;
    const rows = await findMany<Row>(connection, selectText(table, own), valuesOf(me));
    if (rows.length > 0)
      exported.push({ table, name: tableName(table), rows: rows.map((row) => readable(cipher, table, row)) });
  }
  return exported;
}

type Row = Readonly<Record<string, unknown>>;

/** What the export shows of a table: everything but hashes and what the list leaves out. */
export function exportedColumns(table: string, { leftOut = [] }: OwnRows): string[] {
  const { encrypted = [], clear = [] } = STORED_COLUMNS[table] ?? {};
  const hidden = new Set(leftOut.flatMap(([, ...columns]) => columns));
  return [...clear.flatMap(([, ...columns]) => columns), ...encrypted].filter((column) => !hidden.has(column));
}

/** What encrypted values are bound to, also where the id itself is left out. */
const ROW_ID = "row_id";

const selectText = (table: string, own: OwnRows): string => `
${WITH_ME}
select ${[
  ...exportedColumns(table, own).map((column) => `${table}.${column}`),
  ...((STORED_COLUMNS[table]?.encrypted ?? []).length > 0 ? [`${table}.id as ${ROW_ID}`] : []),
].join(", ")}
from ${table}, me where ${own.mine} order by 1`;

/** An encrypted value is bound to the id of its row. */
function readable(cipher: ColumnCipher, table: string, { [ROW_ID]: rowId, ...row }: Row): Row {
  const encrypted = new Set(STORED_COLUMNS[table]?.encrypted);
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (value === null) return [];
      if (!encrypted.has(column)) return [[column, value]];
      const cell = { column: `${table}.${column}`, rowId: String(rowId) };
      return [[column.replace(/_enc$/, ""), parsed(cipher.decrypt(cell, value as string))]];
    }),
  );
}

/** Most encrypted values are JSON, some are plain texts: a personal number stays a text. */
function parsed(value: string): unknown {
  if (!/^[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
