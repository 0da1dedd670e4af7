import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { isUniqueFault } from "#platform/database/errors.ts";
import { type DatabasePool, inTransaction } from "#platform/database/pool.ts";
import { FORMER_LOOKUPS, formerCell, LOOKUP_COLUMNS } from "./columns/stored-columns.ts";
import { noteMoved, notePrepared } from "./lookup-generations.ts";
import { execute, findMany } from "./query.ts";
import { keyOf, type TableKey } from "./table-key.ts";

export interface RehashedColumn {
  /** `table.column`. */
  readonly column: string;
  readonly lookedAt: number;
  readonly moved: number;
  /** Second rows of one address where one is enough. */
  readonly removed: number;
  /** Rows that are not moved: no hash of ours, or another row of the same person is there already. Zero when all is done. */
  readonly left: number;
  /** Some of them, for a person to examine. */
  readonly leftIds: readonly string[];
}

export interface RehashReport {
  /** `prepared`: programs may now store under the newest key. `moved`: nothing is stored under another one any more. */
  readonly done: "prepared" | "moved" | "unfinished";
  readonly columns: readonly RehashedColumn[];
}

export interface RehashOptions {
  readonly rowsPerBatch?: number;
}

interface RehashPorts {
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly lookupHash: LookupHash;
}

/** As for `reencrypt`: small enough to hold no lock for long. */
const ROWS_PER_BATCH = 500;
const NAMED_IDS = 20;

/**
 * Moves every stored hash to the newest lookup key, when programs store under that key. Before that, it adds to each account the hash under
 * the key that they are about to store under. Each batch is one statement, so the command can be killed at any moment and started again,
 * while the product is writing.
 */
export async function rehash(ports: RehashPorts, options: RehashOptions = {}): Promise<RehashReport> {
  const { pool, lookupHash } = ports;
  const newest = lookupHash.proofs.length;
  if (lookupHash.keys.generations[0] !== newest) return prepare(ports, newest, options);
  const columns: RehashedColumn[] = [];
  for (const column of LOOKUP_COLUMNS) columns.push(await rehashColumn(ports, column, options));
  if (columns.some(({ left }) => left > 0)) return { done: "unfinished", columns };
  await inTransaction(pool, async (client) => {
    await client.query("update persons set other_lookups = '{}' where other_lookups <> '{}'");
    await noteMoved(client, newest);
  });
  return { done: "moved", columns };
}

async function prepare(ports: RehashPorts, newest: number, options: RehashOptions): Promise<RehashReport> {
  const { pool, lookupHash } = ports;
  const seen = { lookedAt: 0, moved: 0, leftIds: [] as string[] };
  const { rowsPerBatch = ROWS_PER_BATCH } = options;
  for (let afterId = ""; ;) {
    const rows = await findMany<StoredRow>(pool, ACCOUNTS, [afterId, rowsPerBatch]);
    const next = rows.flatMap(({ id, stored }) => {
      const moved = lookupHash.newest(stored);
      if (moved === undefined) seen.leftIds.push(id);
      return moved === undefined || moved === stored ? [] : [{ id, moved, stored }];
    });
    seen.lookedAt += rows.length;
    if (next.length > 0) seen.moved += await execute(pool, ADD_OTHER, [JSON.stringify(next)]);
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerBatch) break;
    afterId = last.id;
  }
  const { lookedAt, moved, leftIds } = seen;
  const left = leftIds.length;
  const columns = [
    { column: "persons.other_lookups", lookedAt, moved, removed: 0, left, leftIds: leftIds.slice(0, NAMED_IDS) },
  ];
  if (left > 0) return { done: "unfinished", columns };
  await notePrepared(pool, newest);
  return { done: "prepared", columns };
}

const ACCOUNTS = "select id, person_lookup as stored from persons where id > $1 order by id limit $2";

const ADD_OTHER = `
update persons set other_lookups = array[given.moved]
from jsonb_to_recordset($1::jsonb) as given (id text, moved text, stored text)
where persons.id = given.id and persons.person_lookup = given.stored and persons.other_lookups <> array[given.moved]`;

interface StoredRow {
  readonly id: string;
  readonly stored: string;
}

interface Place {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  readonly key: TableKey;
  /** The column that gets the former hash, encrypted. */
  readonly former: string | undefined;
}

export async function rehashColumn(
  { pool, cipher, lookupHash }: RehashPorts,
  name: string,
  { rowsPerBatch = ROWS_PER_BATCH }: RehashOptions = {},
): Promise<RehashedColumn> {
  const [table, column] = name.split(".") as [string, string];
  const place: Place = { name, table, column, key: await keyOf(pool, table), former: FORMER_LOOKUPS[name] };
  const counts = { lookedAt: 0, moved: 0, removed: 0 };
  const leftIds: string[] = [];
  for (let afterId: string | null = null; ;) {
    const rows: FoundRow[] = await findMany<FoundRow>(pool, selectText(place), [afterId, rowsPerBatch]);
    const next = rows.flatMap(({ id, stored }): Moved[] => {
      if (stored === null) return [];
      const moved = lookupHash.newest(stored);
      if (moved === undefined) leftIds.push(id);
      if (moved === undefined || moved === stored) return [];
      const sealed = place.former === undefined ? null : cipher.encrypt(formerCell(name, id), stored);
      return [{ id, stored, moved, sealed }];
    });
    counts.lookedAt += rows.length;
    const written = await moveAll(pool, place, next);
    counts.moved += written.moved;
    counts.removed += written.removed;
    leftIds.push(...written.leftIds);
    const last: FoundRow | undefined = rows.at(-1);
    if (!last || rows.length < rowsPerBatch) break;
    afterId = last.id;
  }
  return { column: name, ...counts, left: leftIds.length, leftIds: leftIds.slice(0, NAMED_IDS) };
}

interface FoundRow {
  readonly id: string;
  /** Null where the row has none. */
  readonly stored: string | null;
}

interface Moved extends StoredRow {
  readonly moved: string;
  readonly sealed: string | null;
}

/** A row that the product has changed since it was read has been moved by that change, or is gone. */
async function moveAll(pool: DatabasePool, place: Place, rows: readonly Moved[]) {
  const none = { moved: 0, removed: 0, leftIds: [] as string[] };
  if (rows.length === 0) return none;
  try {
    return { ...none, moved: await execute(pool, updateText(place), [JSON.stringify(rows)]) };
  } catch (error) {
    if (!isUniqueFault(error)) throw error;
  }
  // One of them has a second row: each for itself.
  for (const row of rows) {
    try {
      none.moved += await execute(pool, updateText(place), [JSON.stringify([row])]);
    } catch (error) {
      if (!isUniqueFault(error)) throw error;
      if (IS_ENOUGH_ONCE.has(place.name)) none.removed += await execute(pool, deleteText(place), [row.id, row.stored]);
      else none.leftIds.push(row.id);
    }
  }
  return none;
}

/** Two rows of one address have the same effect as one. Of other pairs a person must decide which to retain. */
const IS_ENOUGH_ONCE: ReadonlySet<string> = new Set([
  "suppressed_addresses.recipient_lookup",
  "waiting_list.address_lookup",
]);

/** Of the names in `desk_reads.subject`, only what was searched for is a hash: the rest are numbers of orders. */
const CONDITIONS: Readonly<Record<string, string>> = {
  "desk_reads.subject": "action in ('search-email', 'search-person')",
};

/** Other tables are joined by the hash, and may have rows of the account under the former key for a while. */
const ALSO: Readonly<Record<string, string>> = {
  "persons.person_lookup": ", other_lookups = array[given.stored]",
};

/** Rows that are moved already, or have no hash, are read too: a statement that passes over them would read a large table to its end. */
const selectText = ({ name, table, column, key }: Place): string => `
select ${key.name}::text as id, case when ${CONDITIONS[name] ?? "true"} then ${column} end as stored from ${table}
where $1::text is null or ${key.name} > $1::text::${key.type}
order by ${key.name} limit $2`;

const updateText = ({ name, table, column, key, former }: Place): string => `
update ${table} set ${column} = given.moved${former === undefined ? "" : `, ${former} = coalesce(${table}.${former}, given.sealed)`}${ALSO[name] ?? ""}
from jsonb_to_recordset($1::jsonb) as given (id text, stored text, moved text, sealed text)
where ${table}.${key.name} = given.id::${key.type} and ${table}.${column} = given.stored`;

const deleteText = ({ table, column, key }: Place): string =>
  `delete from ${table} where ${key.name} = $1::text::${key.type} and ${column} = $2`;
