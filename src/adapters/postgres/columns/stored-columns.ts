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
