import type { Cell } from "#platform/crypto/column-cipher.ts";
import { AGENT_COLUMNS } from "./agent-columns.ts";
import { COMPARISON_COLUMNS } from "./comparison-columns.ts";
import { HOUSEHOLD_COLUMNS } from "./household-columns.ts";
import { PERSON_COLUMNS } from "./person-columns.ts";
import type { StoredColumns } from "./protection.ts";
import { VERIFIABLE_COLUMNS } from "./verifiable-columns.ts";

/** Every table there is. */
export const STORED_COLUMNS: Readonly<Record<string, StoredColumns>> = {
  ...AGENT_COLUMNS,
  ...COMPARISON_COLUMNS,
  ...HOUSEHOLD_COLUMNS,
  ...PERSON_COLUMNS,
  ...VERIFIABLE_COLUMNS,
};

/** As `table.column`, which is also what a value is bound to. */
export const ENCRYPTED_COLUMNS: readonly string[] = Object.entries(STORED_COLUMNS).flatMap(
  ([table, { encrypted = [] }]) => encrypted.map((column) => `${table}.${column}`),
);

/** Every keyed hash that is stored to find a row by, likewise. */
export const LOOKUP_COLUMNS: readonly string[] = Object.entries(STORED_COLUMNS).flatMap(([table, { lookups = [] }]) =>
  lookups.map((column) => `${table}.${column}`),
);

/** Those that the audit chain covers, and the column that gets the hash from before it was moved, encrypted. */
export const FORMER_LOOKUPS: Readonly<Record<string, string>> = {
  "lookups.person_lookup": "former_enc",
  "desk_reads.subject": "former_enc",
};

export const formerCell = (column: string, rowId: string): Cell => ({
  column: `${column.split(".", 1)[0]}.${FORMER_LOOKUPS[column]}`,
  rowId,
});
