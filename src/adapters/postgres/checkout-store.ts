import { idsOfSameDay } from "#domain/search/day-id.ts";
import type { CheckoutStore, CheckoutVersion } from "#journeys/checkout/checkout.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptRecord, encryptRecord } from "./encrypted-record.ts";
import type { StorePorts } from "./store-ports.ts";

export const createCheckoutStore = ({ pool, cipher, lookupHash }: StorePorts): CheckoutStore => ({
  async newest(resultId, owner) {
    const { rows } = await pool.query<VersionRow>({ name: "checkouts-newest", text: NEWEST, values: [resultId] });
    return versionOf(cipher, resultId, owner, rows[0]);
  },
  async newestOf(resultIds, owner) {
    const { rows } = await pool.query<VersionRow & { result_id: string }>({
      name: "checkouts-newest-of",
      text: NEWEST_OF,
      values: [resultIds],
    });
    return rows.flatMap((row) => versionOf(cipher, row.result_id, owner, row) ?? []);
  },
  async at(resultId, owner, version) {
    const values = [resultId, version];
    const { rows } = await pool.query<VersionRow>({ name: "checkouts-at", text: AT, values });
    return versionOf(cipher, resultId, owner, rows[0]);
  },
  async append(version, personalNumber) {
    const { resultId, chosen, personal, quote } = version;
    const id = idOf(resultId, version.version);
    const { rowCount } = await pool.query({
      name: "checkouts-append",
      text: APPEND,
      values: [
        id,
        resultId,
        version.version,
        version.owner,
        version.vertical,
        version.searchId,
        encryptRecord(cipher, { column: CHOSEN, rowId: id }, chosen),
        encryptRecord(cipher, { column: PERSONAL, rowId: id }, personal),
        JSON.stringify(quote),
        personalNumber === undefined ? null : lookupHash("person", personalNumber),
      ],
    });
    return rowCount === 1;
  },
  async findSearch(resultId, owner) {
    const { rows } = await pool.query<{ id: string }>({
      name: "checkouts-search",
      text: SEARCH,
      values: [resultId, owner, ...idsOfSameDay(resultId)],
    });
    return rows[0]?.id;
  },
});

const PERSONAL = "checkout_versions.personal_enc";
const CHOSEN = "checkout_versions.chosen_enc";

const idOf = (resultId: string, version: number): string => `${resultId}.${version}`;

const VERSION = `
select version, owner, vertical, search_id, chosen_enc, personal_enc, quote from checkout_versions where result_id = $1`;

const NEWEST = `${VERSION} order by version desc limit 1`;

const NEWEST_OF = `
select distinct on (result_id) result_id, version, owner, vertical, search_id, chosen_enc, personal_enc, quote
from checkout_versions where result_id = any($1) order by result_id, version desc`;

const AT = `${VERSION} and version = $2`;

const APPEND = `
insert into checkout_versions (id, result_id, version, owner, vertical, search_id, chosen_enc, personal_enc, quote, person_lookup)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict do nothing`;

const SEARCH = `
select searches.id from offers join searches on searches.id = offers.search_id
where offers.result_id = $1 and searches.owner = $2
  and offers.search_id >= $3 and offers.search_id < $4 and searches.id >= $3 and searches.id < $4`;

interface VersionRow {
  readonly version: number;
  readonly owner: string;
  readonly vertical: string;
  readonly search_id: string;
  readonly chosen_enc: string | null;
  readonly personal_enc: string | null;
  readonly quote: CheckoutVersion["quote"];
}

function versionOf(
  cipher: ColumnCipher,
  resultId: string,
  owner: string,
  row: VersionRow | undefined,
): CheckoutVersion | undefined {
  if (row?.owner !== owner) return undefined;
  const rowId = idOf(resultId, row.version);
  return {
    resultId,
    version: row.version,
    owner,
    vertical: row.vertical,
    searchId: row.search_id,
    chosen: decryptRecord(cipher, { column: CHOSEN, rowId }, row.chosen_enc),
    personal: decryptRecord(cipher, { column: PERSONAL, rowId }, row.personal_enc),
    quote: row.quote,
  };
}
