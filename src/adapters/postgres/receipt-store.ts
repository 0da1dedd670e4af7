import type { ReceiptStore } from "#journeys/receipt/receipt.port.ts";
import type { Cell } from "#platform/crypto/column-cipher.ts";
import { findOne, runIn } from "./query.ts";
import { isSince } from "./search-days.ts";
import { type FoundRow, resultColumns, type ResultRow, resultOf, searchOf } from "./search-store.ts";
import type { StorePorts } from "./store-ports.ts";

export function createReceiptStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): ReceiptStore {
  const run = runIn(pool, "receipts");
  return {
    async finished(searchIds) {
      const rows = await run<FinishedRow>("finished", FINISHED, [searchIds]);
      return rows.map((row) => ({
        search: searchOf(cipher, row.id, row.owner, row),
        result: resultOf(cipher, row.id, row),
        finishedAt: row.finished_at,
      }));
    },
    async save(receipts) {
      await run("save", SAVE, [
        receipts.map(({ searchId }) => searchId),
        receipts.map(({ vertical }) => vertical),
        receipts.map(({ searchId, file }) => cipher.encrypt(cellOf(searchId), file)),
        receipts.map(({ sha256 }) => sha256),
      ]);
    },
    async find(searchId) {
      const row = await findOne<ReceiptRow>(pool, { name: "receipts-find", text: FIND, values: [searchId] });
      return (
        row && {
          searchId,
          vertical: row.vertical,
          sha256: row.sha256,
          file: cipher.decrypt(cellOf(searchId), row.file_enc),
        }
      );
    },
    async missing(withinMs, limit) {
      const rows = await run<{ readonly id: string }>("missing", MISSING, [withinMs, limit]);
      return rows.map(({ id }) => id);
    },
  };
}

interface FinishedRow extends FoundRow, ResultRow {
  readonly id: string;
  readonly owner: string;
  readonly finished_at: Date;
}

interface ReceiptRow {
  readonly vertical: string;
  readonly file_enc: string;
  readonly sha256: string;
}

const cellOf = (rowId: string): Cell => ({ column: "receipts.file_enc", rowId });

const FINISHED = `
select id, owner, vertical, schema_version, parameters_enc, personal_enc, conflicts_enc, state, finished_at,
  ${resultColumns("search_id = searches.id and search_id = any($1)")}
from searches where id = any($1::text[]) and state = 'done'`;

const SAVE = `
insert into receipts (id, vertical, file_enc, sha256)
select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
on conflict (id) do nothing`;

const FIND = "select vertical, file_enc, sha256 from receipts where id = $1";

const FIRST_ID = `'day-' || to_char((now() - $1 * interval '1 millisecond' - interval '1 day') at time zone 'UTC', 'YYYYMMDD')`;

/** A node makes a receipt within seconds; `created_at` has the index. */
const MISSING = `
select id from searches
where created_at > now() - $1 * interval '1 millisecond' and ${isSince(FIRST_ID)} and state = 'done' and finished_at < now() - interval '5 seconds'
  and not exists (select from receipts where receipts.id = searches.id)
order by finished_at limit $2`;
