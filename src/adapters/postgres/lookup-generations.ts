import { ConfigError } from "#platform/config/config.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { type DatabasePool, inTransaction } from "#platform/database/pool.ts";
import { type Connection, findMany } from "./query.ts";

interface GenerationRow {
  readonly generation: number;
  readonly proof: string;
  readonly is_prepared: boolean;
  readonly is_stored: boolean;
}

/**
 * Stops a program whose lookup keys do not fit what is stored: with keys in another order, or without the one that rows are stored under,
 * persons would not be found and would be stored twice. Records that the program stores under its first key.
 */
export async function checkLookupKeys(pool: DatabasePool, lookupHash: LookupHash): Promise<void> {
  await inTransaction(pool, async (client) => {
    const [stored = 1] = lookupHash.keys.generations;
    // One program after the other: two that start at once would both find an empty table.
    await client.query("lock table lookup_generations in share row exclusive mode");
    const rows = await findMany<GenerationRow>(client, "select * from lookup_generations order by generation");
    const faults = findFaults(rows, lookupHash);
    if (faults.length > 0) throw new ConfigError(faults);
    const isNew = !rows.some(({ is_stored }) => is_stored);
    await client.query(REGISTER, [lookupHash.proofs, isNew, stored]);
  });
}

function findFaults(rows: readonly GenerationRow[], { proofs, keys: { generations } }: LookupHash): string[] {
  const [stored] = generations;
  const isInUse = ({ is_stored, is_prepared }: GenerationRow) => is_stored || is_prepared;
  return rows
    .flatMap((row) => {
      const { generation, proof, is_stored: isStored, is_prepared: isPrepared } = row;
      const known = proofs[generation - 1];
      if (isInUse(row) && known === undefined)
        return [
          `SPARV_LOOKUP_KEY has no key ${generation}, which rows are stored under; none of its keys may be left out`,
        ];
      if (isInUse(row) && known !== proof)
        return [
          `SPARV_LOOKUP_KEY has another key ${generation} than rows are stored under; keys are in order, the oldest first`,
        ];
      if (isStored && !generations.includes(generation))
        return [
          `SPARV_LOOKUP_GENERATIONS must have ${generation} until npm run tool -- rehash has moved what is stored under that key`,
        ];
      if (generation === stored && !isPrepared)
        return [
          `SPARV_LOOKUP_GENERATIONS may begin with ${generation} only after npm run tool -- rehash has prepared it`,
        ];
      return [];
    })
    .concat(
      stored !== undefined && rows.length > 0 && rows.every(({ generation }) => generation !== stored)
        ? [`SPARV_LOOKUP_GENERATIONS may begin with ${stored} only after npm run tool -- rehash has prepared it`]
        : [],
    );
}

/** What no row is stored under yet may still be another key than at the last start. */
const REGISTER = `
insert into lookup_generations as known (generation, proof, is_prepared, is_stored)
select number, proof, $2 or number = 1, number = $3 from unnest($1::text[]) with ordinality as given (proof, number)
on conflict (generation) do update set proof = excluded.proof, is_stored = known.is_stored or excluded.is_stored`;

/** From now on programs may store under this key. */
export const notePrepared = (connection: Connection, generation: number) =>
  connection.query("update lookup_generations set is_prepared = true where generation = $1", [generation]);

/** No row is stored under an older key any more. */
export const noteMoved = (connection: Connection, generation: number) =>
  connection.query("update lookup_generations set is_stored = false where generation < $1", [generation]);
