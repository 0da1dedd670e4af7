import { type ColumnCipher, UnreadableCell } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export interface RotationReport {
  readonly rotated: number;
  /** Rows no key can read: left as they are, for a person to look at. */
  readonly unreadableIds: readonly string[];
}

/** Small enough to hold no lock for long, large enough to be done with a million rows in minutes. */
const ROWS_PER_BATCH = 500;

/** Encrypts with the current key whatever was encrypted with an older one. Can be stopped and run again. */
export async function rotateColumn(
  pool: DatabasePool,
  cipher: ColumnCipher,
  encrypted: string,
): Promise<RotationReport> {
  const [table, column] = encrypted.split(".") as [string, string];
  const unreadableIds: string[] = [];
  let rotated = 0;
  let afterId = "";
  for (;;) {
    const { rows } = await pool.query<StoredValue>(
      `select id, ${column} as stored from ${table} where id > $1 and ${column} is not null order by id limit $2`,
      [afterId, ROWS_PER_BATCH],
    );
    const renewed = rows.flatMap((row) => renew(cipher, encrypted, row, unreadableIds));
    if (renewed.length > 0) {
      // Compared with what was read: a value written meanwhile is newer and must stay.
      const { rowCount } = await pool.query(
        `update ${table} set ${column} = given.renewed
         from jsonb_to_recordset($1::jsonb) as given (id text, stored text, renewed text)
         where ${table}.id = given.id and ${table}.${column} = given.stored`,
        [JSON.stringify(renewed)],
      );
      rotated += rowCount ?? 0;
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_BATCH) return { rotated, unreadableIds };
    afterId = last.id;
  }
}

interface StoredValue {
  readonly id: string;
  readonly stored: string;
}

function renew(
  cipher: ColumnCipher,
  encrypted: string,
  row: StoredValue,
  unreadableIds: string[],
): (StoredValue & { renewed: string })[] {
  if (!cipher.needsRotation(row.stored)) return [];
  const cell = { column: encrypted, rowId: row.id };
  try {
    return [{ ...row, renewed: cipher.encrypt(cell, cipher.decrypt(cell, row.stored)) }];
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    unreadableIds.push(row.id);
    return [];
  }
}
