import type { ReceiptStore, StoredReceipt } from "#journeys/receipt/receipt.port.ts";
import { findOne, runIn } from "./query.ts";
import { type FoundRow, RESULT_COLUMNS, type ResultRow, resultOf, searchOf } from "./search-store.ts";
import type { StorePorts } from "./store-ports.ts";

export function createReceiptStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): ReceiptStore {
  const run = runIn(pool, "receipts");
  return {
    async finished(searchId) {
      const [row] = await run<FinishedRow>("finished", FINISHED, [searchId]);
      return (
        row && {
          search: searchOf(cipher, searchId, row.owner, row),
          result: resultOf(cipher, searchId, row),
          finishedAt: row.finished_at,
        }
      );
    },
    async save({ searchId, vertical, file, sha256 }) {
      await run("save", SAVE, [searchId, vertical, file, sha256]);
    },
    find: (searchId) => findOne<StoredReceipt>(pool, { name: "receipts-find", text: FIND, values: [searchId] }),
    async missing(withinMs, limit) {
      const rows = await run<{ readonly id: string }>("missing", MISSING, [withinMs, limit]);
      return rows.map(({ id }) => id);
    },
  };
}

interface FinishedRow extends FoundRow, ResultRow {
  readonly owner: string;
  readonly finished_at: Date;
}

const FINISHED = `
select owner, vertical, schema_version, parameters, parameters_enc, personal_enc, conflicts_enc, state, finished_at,
  ${RESULT_COLUMNS}
from searches where id = $1 and state = 'done'`;

const SAVE = `
insert into receipts (search_id, vertical, file, sha256) values ($1, $2, $3, $4)
on conflict (search_id) do nothing`;

const FIND = `select search_id as "searchId", vertical, file, sha256 from receipts where search_id = $1`;

/** A node makes a receipt within seconds; `created_at` has the index. */
const MISSING = `
select id from searches
where created_at > now() - $1 * interval '1 millisecond' and state = 'done' and finished_at < now() - interval '5 seconds'
  and not exists (select from receipts where receipts.search_id = searches.id)
order by finished_at limit $2`;
