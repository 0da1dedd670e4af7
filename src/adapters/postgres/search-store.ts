import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { RankedOffer, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { AnswerTime, SearchResult, SearchStore, StoredSearch } from "#journeys/search/search.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { createBatcher } from "#platform/database/batcher.ts";
import { isValuesFault } from "#platform/database/errors.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { decryptJson, decryptRecord, encryptJson, encryptRecord } from "./encrypted-record.ts";
import { withDaysOf } from "./day-tables.ts";
import { findOne } from "./query.ts";
import { CONFLICTS_CELL, PARAMETERS_CELL, PERSONAL_CELL, WITHOUT_OFFER_CELL } from "./search-cells.ts";

export interface SearchStorePorts {
  /** Made by `createSearchPool`. */
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly lookupHash: LookupHash;
}

/** Above this size the statement's own cost exceeds what sharing it saves. */
const MAX_BATCH = 64;
/** One statement that fills while another runs keeps the server busy; more would only make the batches smaller. */
const STATEMENTS_UNDER_WAY = 2;

export function createSearchStore({ pool, cipher, lookupHash }: SearchStorePorts): SearchStore {
  const inBatches = { maxItems: MAX_BATCH, maxUnderWay: STATEMENTS_UNDER_WAY, isItemsFault: isValuesFault };
  const creations = createBatcher<StoredSearch, void>({
    ...inBatches,
    run: async (searches) => {
      const rows = searches.map((search) => rowOf(cipher, lookupHash, search));
      const statement = { name: "searches-create", text: CREATE, values: [JSON.stringify(rows)] };
      await withDaysOf(
        pool,
        searches.map(({ searchId }) => searchId),
        () => pool.query(statement),
      );
      return searches.map(() => undefined);
    },
  });
  const endings = createBatcher<Ending, Date | undefined>({
    ...inBatches,
    run: async (batch) => {
      const firsts = firstOfEach(batch);
      const values = finishValues(cipher, [...firsts.values()]);
      const { rows } = await pool.query<FinishedRow>({ name: "searches-finish", text: FINISH, values });
      const times = new Map(rows.map(({ id, finished_at }) => [firsts.get(id), finished_at]));
      return batch.map((ending) => times.get(ending));
    },
  });

  return {
    create: (search) => creations.add(search),
    // Few searches last so long that their list is opened before they end: a batch would gain nothing.
    open: async (searchId, soFar) => {
      const values = finishValues(cipher, [{ searchId, ...soFar }]);
      await pool.query({ name: "searches-open", text: OPEN, values });
    },
    finish: (searchId, result) => endings.add({ searchId, ...result }),
    find: async (searchId, owner) => {
      const row = await findOne<FoundRow>(pool, { name: "searches-find", text: FIND, values: [searchId, owner] });
      return row && searchOf(cipher, searchId, owner, row);
    },
    result: async (searchId) => {
      const { rows } = await pool.query<ResultRow>({ name: "searches-result", text: RESULT, values: [searchId] });
      const [row] = rows;
      return row && resultOf(cipher, searchId, row);
    },
  };
}

/** A repeated creation leaves the first row, so that a caller who lost the answer may repeat the call. */
const CREATE = `
insert into searches (id, vertical, schema_version, owner, parameters_enc, personal_enc, conflicts_enc, person_lookup)
select id, vertical, schema_version, owner, parameters_enc, personal_enc, conflicts_enc, person_lookup
from jsonb_to_recordset($1::jsonb) as given (
  id text, vertical text, schema_version integer, owner text, parameters_enc text, personal_enc text, conflicts_enc text,
  person_lookup text
)
on conflict (id) do nothing`;

/** An offer keeps the result id that it was first stored with; only its position in the list may change. */
function insertOffersOf(searches: "opened" | "done"): string {
  return `
insert into offers (result_id, search_id, position, provider_id, plan, shop_id, offer)
select given.result_id, given.search_id, given.position, given.provider_id, given.plan, given.shop_id, given.offer
from rows from (
  unnest($3::text[]), unnest($4::text[]), unnest($5::smallint[]), unnest($6::integer[]), unnest($7::text[]),
  unnest($8::integer[]), string_to_table($9, E'\n')
) as given (result_id, search_id, position, provider_id, plan, shop_id, offer)
join ${searches} on ${searches}.id = given.search_id
on conflict (search_id, provider_id, plan) do update set position = excluded.position`;
}

/** Only a search that changes from created to done gets offers: a second finish has no effect. */
const FINISH = `
with done as (
  update searches set state = 'done', finished_at = now(), without_offer_enc = given.without_offer_enc,
    answer_times = given.answer_times
  from unnest($1::text[], $2::text[], $10::text[]) as given (id, without_offer_enc, answer_times)
  where searches.id = given.id and searches.id = any($1) and searches.state = 'created'
  returning searches.id, searches.finished_at
),
stored as (${insertOffersOf("done")})
select id, finished_at from done`;

interface FinishedRow {
  readonly id: string;
  readonly finished_at: Date;
}

const OPEN = `
with opened as (
  update searches set opened_at = coalesce(searches.opened_at, now()), without_offer_enc = given.without_offer_enc,
    answer_times = given.answer_times
  from unnest($1::text[], $2::text[], $10::text[]) as given (id, without_offer_enc, answer_times)
  where searches.id = given.id and searches.id = any($1) and searches.state = 'created'
  returning searches.id
)
${insertOffersOf("opened")}`;

const FIND = `
select vertical, schema_version, parameters_enc, personal_enc, conflicts_enc,
  case when state = 'created' and opened_at is not null then 'open' else state end as state
from searches where id = $1 and owner = $2`;

/**
 * The offers are returned as one text: the driver then reads one value instead of twelve rows. `ofSearch` names the search by a parameter:
 * a day's table is chosen by a value, and not by a column of another table.
 */
export const resultColumns = (ofSearch: string): string => `without_offer_enc, answer_times,
  (select string_agg(offer, ',' order by position) from offers where ${ofSearch}) as offers`;

const RESULT = `
select ${resultColumns("search_id = $1")}
from searches where id = $1 and (state = 'done' or opened_at is not null)`;

export interface ResultRow {
  readonly without_offer_enc: string | null;
  readonly offers: string | null;
  readonly answer_times: string | null;
}

export const resultOf = (cipher: ColumnCipher, searchId: string, row: ResultRow): SearchResult => ({
  withoutOffer: withoutOfferOf(cipher, searchId, row),
  // A later answer may have moved offers that were stored before it: the order of the rows counts.
  offers: (JSON.parse(`[${row.offers ?? ""}]`) as RankedOffer[]).map((offer, position) => ({ ...offer, position })),
  ...(row.answer_times === null ? {} : { times: JSON.parse(row.answer_times) as Record<string, AnswerTime> }),
});

/** A provider's message when it declines can be about the person. An empty list needs no cipher text. */
const sealWithoutOffer = (
  cipher: ColumnCipher,
  searchId: string,
  withoutOffer: readonly ProviderWithoutOffer[],
): string | null =>
  withoutOffer.length === 0 ? null : encryptJson(cipher, { column: WITHOUT_OFFER_CELL, rowId: searchId }, withoutOffer);

const withoutOfferOf = (
  cipher: ColumnCipher,
  searchId: string,
  { without_offer_enc: stored }: ResultRow,
): ProviderWithoutOffer[] =>
  stored === null
    ? []
    : (decryptJson(cipher, { column: WITHOUT_OFFER_CELL, rowId: searchId }, stored) as ProviderWithoutOffer[]);

interface Ending extends SearchResult {
  readonly searchId: string;
}

/** Otherwise the statement would store the offers of both, because neither sees the other's update. */
function firstOfEach(batch: readonly Ending[]): Map<string, Ending> {
  const byId = new Map<string, Ending>();
  for (const ending of batch) if (!byId.has(ending.searchId)) byId.set(ending.searchId, ending);
  return byId;
}

/** Offers are the lines of one text, which needs no escaping on either side: JSON contains no raw line break. */
function finishValues(cipher: ColumnCipher, endings: readonly Ending[]): unknown[] {
  const rows = endings.flatMap(({ searchId, offers }) => offers.map((offer) => ({ searchId, offer })));
  return [
    endings.map(({ searchId }) => searchId),
    endings.map(({ searchId, withoutOffer }) => sealWithoutOffer(cipher, searchId, withoutOffer)),
    rows.map(({ offer }) => offer.resultId),
    rows.map(({ searchId }) => searchId),
    rows.map(({ offer }) => offer.position),
    rows.map(({ offer }) => offer.providerId),
    rows.map(({ offer }) => offer.plan ?? ""),
    rows.map(({ offer }) => offer.shopId),
    rows.map(({ offer }) => JSON.stringify(offer)).join("\n"),
    endings.map(({ times }) => (times ? JSON.stringify(times) : null)),
  ];
}

function rowOf(cipher: ColumnCipher, lookupHash: LookupHash, search: StoredSearch) {
  return {
    id: search.searchId,
    vertical: search.vertical,
    schema_version: search.schemaVersion,
    owner: search.owner,
    parameters_enc: encryptRecord(cipher, { column: PARAMETERS_CELL, rowId: search.searchId }, search.parameters),
    personal_enc: encryptRecord(cipher, { column: PERSONAL_CELL, rowId: search.searchId }, search.personal),
    conflicts_enc: search.conflicts
      ? encryptJson(cipher, { column: CONFLICTS_CELL, rowId: search.searchId }, search.conflicts)
      : null,
    person_lookup: search.personalNumber === undefined ? null : lookupHash("person", search.personalNumber),
  };
}

export interface FoundRow {
  readonly vertical: string;
  readonly schema_version: number;
  readonly parameters_enc: string | null;
  readonly personal_enc: string | null;
  readonly conflicts_enc: string | null;
  readonly state: StoredSearch["state"];
}

export function searchOf(cipher: ColumnCipher, searchId: string, owner: string, row: FoundRow): StoredSearch {
  return {
    searchId,
    owner,
    vertical: row.vertical,
    schemaVersion: row.schema_version,
    parameters: decryptRecord(cipher, { column: PARAMETERS_CELL, rowId: searchId }, row.parameters_enc),
    personal: decryptRecord(cipher, { column: PERSONAL_CELL, rowId: searchId }, row.personal_enc),
    ...(row.conflicts_enc === null
      ? {}
      : {
          conflicts: decryptJson(
            cipher,
            { column: CONFLICTS_CELL, rowId: searchId },
            row.conflicts_enc,
          ) as AnswerConflicts,
        }),
    state: row.state,
  };
}
