import { parametersOf, type StoredParameters } from "#adapters/postgres/search-cells.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** The stored parameters of a search that a stack with the development keys stored. */
export async function readSearchParameters(pool: DatabasePool, searchId: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<StoredParameters>("select parameters, parameters_enc from searches where id = $1", [
    searchId,
  ]);
  const [row] = rows;
  if (!row) throw new Error("no such search");
  return parametersOf(createColumnCipher(readConfig(developmentEnvironment()).columnKeys), searchId, row);
}
