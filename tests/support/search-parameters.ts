import { decryptRecord } from "#adapters/postgres/encrypted-record.ts";
import { PARAMETERS_CELL } from "#adapters/postgres/search-cells.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** The stored parameters of a search that a stack with the development keys stored. */
export async function readSearchParameters(pool: DatabasePool, searchId: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ parameters_enc: string | null }>(
    "select parameters_enc from searches where id = $1",
    [searchId],
  );
  const [row] = rows;
  if (!row) throw new Error("no such search");
  const cipher = createColumnCipher(readConfig(developmentEnvironment()).columnKeys);
  return decryptRecord(cipher, { column: PARAMETERS_CELL, rowId: searchId }, row.parameters_enc);
}
