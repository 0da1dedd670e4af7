import { type Cell, type ColumnCipher, UnreadableCell } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { ENCRYPTED_COLUMNS } from "./columns/stored-columns.ts";
import { keyOf, type TableKey } from "./table-key.ts";

export interface ReencryptedColumn {
  /** `table.column` of the encrypted column. */
  readonly column: string;
  readonly lookedAt: number;
  readonly rewritten: number;
  /** Unfinished rows: no key reads them, or the product changed them in every pass. Zero when all is done. */
  readonly left: number;
  /** Some of them, for a person to examine. */
  readonly unreadableIds: readonly string[];
}

export interface ReencryptOptions {
  readonly rowsPerBatch?: number;
  /** Called after each batch, to show the progress to an operator. */
  readonly progressed?: (column: string, lookedAt: number) => void;
}

/** Small enough to hold no lock for long, large enough to process a million rows in minutes. */
const ROWS_PER_BATCH = 500;
/** A row that the product changed between reading and writing is processed in the next pass. */
const MAX_PASSES = 5;
const NAMED_IDS = 20;

/**
 * Encrypts values of another key with the current one. Each batch is one statement, so the command can be killed at any moment and started
 * again, while the product is writing.
 */
export async function reencrypt(
  pool: DatabasePool,
  cipher: ColumnCipher,
  options: ReencryptOptions = {},
): Promise<ReencryptedColumn[]> {
  const reports: ReencryptedColumn[] = [];
  for (const column of ENCRYPTED_COLUMNS) reports.push(await reencryptColumn(pool, cipher, column, options));
  return reports;
}

export async function reencryptColumn(
  pool: DatabasePool,
  cipher: ColumnCipher,
  encrypted: string,
  options: ReencryptOptions = {},
): Promise<ReencryptedColumn> {
  const [table, column] = encrypted.split(".") as [string, string];
  const place = { encrypted, table, column, key: await keyOf(pool, table) };
  let rewritten = 0;
  for (let pass = 1; ; pass++) {
    const passed = await passThrough(pool, cipher, place, options);
    rewritten += passed.rewritten;
    const left = passed.missed + passed.unreadableIds.length;
    if (passed.missed === 0 || pass === MAX_PASSES) {
      const unreadableIds = passed.unreadableIds.slice(0, NAMED_IDS);
      return { column: encrypted, lookedAt: passed.lookedAt, rewritten, left, unreadableIds };
    }
  }
}

interface Place {
  readonly encrypted: string;
  readonly table: string;
  readonly column: string;
  readonly key: TableKey;
}

interface FoundRow {
  readonly id: string;
  /** The row's version: another one means that it was changed since. */
  readonly version: string;
  readonly stored: string;
}

async function passThrough(pool: DatabasePool, cipher: ColumnCipher, place: Place, options: ReencryptOptions) {
  const { rowsPerBatch = ROWS_PER_BATCH, progressed } = options;
  const unreadableIds: string[] = [];
  let [lookedAt, rewritten, missed] = [0, 0, 0];
  let afterId: string | null = null;
  for (;;) {
    const { rows }: { rows: FoundRow[] } = await pool.query<FoundRow>(selectText(place), [afterId, rowsPerBatch]);
    const renewed = rows.flatMap((row) => renew(cipher, place, row, unreadableIds));
    const written = renewed.length === 0 ? 0 : await write(pool, place, renewed);
    lookedAt += rows.length;
    rewritten += written;
    missed += renewed.length - written;
    progressed?.(place.encrypted, lookedAt);
    const last: FoundRow | undefined = rows.at(-1);
    if (!last || rows.length < rowsPerBatch) return { lookedAt, rewritten, missed, unreadableIds };
    afterId = last.id;
  }
}

interface Renewed {
  readonly id: string;
  readonly version: string;
  readonly sealed: string;
}

function renew(cipher: ColumnCipher, { encrypted }: Place, row: FoundRow, unreadableIds: string[]): Renewed[] {
  const { id, version, stored } = row;
  if (!cipher.needsRotation(stored)) return [];
  try {
    return [{ id, version, sealed: reencryptValue(cipher, { column: encrypted, rowId: id }, stored) }];
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    unreadableIds.push(id);
    return [];
  }
}

const reencryptValue = (cipher: ColumnCipher, cell: Cell, stored: string): string =>
  cipher.encrypt(cell, cipher.decrypt(cell, stored));

async function write(pool: DatabasePool, place: Place, renewed: readonly Renewed[]): Promise<number> {
  const { rowCount } = await pool.query(updateText(place), [JSON.stringify(renewed)]);
  return rowCount ?? 0;
}

const selectText = (place: Place): string => `
select ${place.key.name}::text as id, xmin::text as version, ${place.column} as stored
from ${place.table} where ($1::text is null or ${place.key.name} > $1::text::${place.key.type}) and ${place.column} is not null
order by ${place.key.name} limit $2`;

const updateText = ({ table, column, key }: Place): string => `
update ${table} set ${column} = given.sealed
from jsonb_to_recordset($1::jsonb) as given (id text, version text, sealed text)
where ${table}.${key.name} = given.id::${key.type} and ${table}.xmin::text = given.version`;
