import type { Client } from "pg";

/** Twelve offers to a search, one measurement to an offer, and a checkout, an order and a person to every twentieth search. */
export const OFFERS_PER_SEARCH = 12;
const SEARCHES_PER_ORDER = 20;
export interface StoredDays {
  readonly searches: number;
  readonly measurements: number;
}

/** Three months of searches, and thirteen of measurements. */
export const WHOLE_PERIODS: StoredDays = { searches: 92, measurements: 396 };

/**
 * The database as it is after thirteen months: every day that is stored has its tables. What is generated is a function of its number, so
 * that a row can be found again without reading the tables.
 */
export async function makeDays(client: Client, days: StoredDays): Promise<void> {
  await client.query(`
    select make_days(source, today - case source when 'measurements' then ${days.measurements} else ${days.searches} end, today + 14)
    from divided_tables(), cast(now() at time zone 'UTC' as date) as today`);
  await client.query(`
    create function bench_hash(kind text, n bigint) returns text language sql immutable as
      $$ select left(md5(kind || n), 27) $$;
    create function bench_mark(n bigint) returns text language sql stable as
      $$ select to_char((now() at time zone 'UTC')::date - ${days.searches} + (n % ${days.searches})::integer, '"day-"YYYYMMDD-') $$;
    create function bench_search(n bigint) returns text language sql stable as
      $$ select bench_mark(n) || bench_hash('search', n) $$;
    create function bench_result(n bigint, place integer) returns text language sql stable as
      $$ select bench_mark(n) || bench_hash('result' || place || ' ', n) $$`);
}

/** Adds the searches from one number to another with what belongs to them, a day at a time: as they would have come. */
export async function fill(clients: Clients, days: StoredDays, from: number, before: number): Promise<void> {
  const [client, other] = clients;
  await Promise.all([fillSearches(client, days, from, before), fillMeasurements(other, days, from, before)]);
  // A sample of each day is enough, and there are hundreds of them.
  await client.query("set default_statistics_target = 20; analyze");
}

/** Two, because a statement uses one processor. */
export type Clients = readonly [Client, Client];

async function fillSearches(client: Client, days: StoredDays, from: number, before: number): Promise<void> {
  await client.query("set synchronous_commit = off");
  for (let day = 0; day < days.searches; day += 1) {
    const first = from + ((day - (from % days.searches) + days.searches) % days.searches);
    if (first >= before) continue;
    const { rows } = await client.query<{ mark: string }>("select bench_mark($1) as mark", [first]);
    const values = [rows[0]?.mark, first, before - 1, days.searches];
    for (const text of [SEARCHES, OFFERS, RECEIPTS, DISCLOSURES]) await client.query(text, values);
  }
  for (const text of [PERSONS, CHECKOUTS, ORDERS, EVENTS])
    await client.query(text, [Math.ceil(from / SEARCHES_PER_ORDER), Math.ceil(before / SEARCHES_PER_ORDER)]);
}

async function fillMeasurements(client: Client, days: StoredDays, from: number, before: number): Promise<void> {
  await client.query("set synchronous_commit = off");
  const [firstOf, beforeOf] = [from * OFFERS_PER_SEARCH, before * OFFERS_PER_SEARCH];
  for (let day = 0; day < days.measurements; day += 1)
    await client.query(MEASUREMENTS, [day, firstOf + day, beforeOf, days.measurements]);
}

/** The searches of one day: `$1` is what their ids begin with. */
const NUMBERS = "generate_series($2::bigint, $3::bigint, $4::bigint) as n";
const AT = "to_timestamp($1, '\"day-\"YYYYMMDD') + n / $4 % 86400 * interval '1 second'";

/** Half of them with a personal number, and three searches to a visitor. */
const SEARCHES = `
insert into searches (id, vertical, schema_version, owner, person_lookup, answer_times, state, created_at, finished_at)
select $1 || bench_hash('search', n), 'car', 1, bench_hash('owner', n / 3),
  case when n % 2 = 0 then bench_hash('person', n / 20) end, '{}', 'done', ${AT}, ${AT}
from ${NUMBERS}`;

/** Smaller than an offer: about 200 bytes instead of 2,000. */
const OFFERS = `
insert into offers (result_id, search_id, position, provider_id, plan, shop_id, offer)
select result_id, search_id, place, 100 + place, '', 1000 + place, '{"resultId":"' || result_id || '","position":' || place
  || ',"providerId":100,"providerName":"P","subscriptionName":"Hel","price":{"comparison":{"ore":412300,"basis":"year"}},'
  || '"validUntil":"2027-01-01T00:00:00.000Z"}'
from (
  select place, $1 || bench_hash('search', n) as search_id, $1 || bench_hash('result' || place || ' ', n) as result_id
  from ${NUMBERS} cross join generate_series(0, ${OFFERS_PER_SEARCH - 1}) as place order by n, place
) as given`;

const RECEIPTS = `
insert into receipts (id, vertical, file_enc, sha256, created_at)
select $1 || bench_hash('search', n), 'car', '{}', repeat('0', 64), ${AT} from ${NUMBERS}`;

const DISCLOSURES = `
insert into disclosures (id, person_lookup, purpose, vertical, content_enc, happened_at)
select bench_hash('disclosure', n), bench_hash('person', n / 20), 'search', 'car', '{}', ${AT}
from ${NUMBERS} where n % 2 = 0 and $1 is not null`;

const PERSONS = `
insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
select bench_hash('account', n), bench_hash('person', n), '{}', '{}', now(), now() from generate_series($1::bigint, $2::bigint - 1) as n`;

const CHECKOUTS = `
insert into checkout_versions (id, result_id, version, owner, vertical, search_id, quote, person_lookup)
select bench_result(n * 20, 0) || '.' || version, bench_result(n * 20, 0), version, bench_hash('owner', n * 20 / 3), 'car',
  bench_search(n * 20), '{}', bench_hash('person', n)
from generate_series($1::bigint, $2::bigint - 1) as n, generate_series(1, 2) as version`;

const ORDERS = `
insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore, start_date,
  quote_id, monthly_fee_ore, summary_enc, details_enc, personal_enc, person_lookup, state, provider_order_id, accepted_at, settled_at, search_id)
select bench_hash('order', n), bench_hash('owner', n * 20 / 3), 'car', bench_result(n * 20, 0), 2, 'p', 's', 412300, current_date,
  'q', 34400, '{}', '{}', '{}', bench_hash('person', n), 'placed', 'n', now(), now(), bench_search(n * 20)
from generate_series($1::bigint, $2::bigint - 1) as n`;

/** The chain of events is added row by row, which a generated row needs not. */
const EVENTS = `
with unchained as (select set_config('session_replication_role', 'replica', true))
insert into order_events (order_id, kind)
select bench_hash('order', n), kind from unchained, generate_series($1::bigint, $2::bigint - 1) as n, unnest(array['accepted', 'placed']) as kind`;

const MEASUREMENTS = `
insert into measurements (owner, type, about, happened_at)
select bench_hash('owner', n / 36), 'page', '/bilforsakring',
  (now() at time zone 'UTC')::date - $4::integer + $1::integer + n / $4 % 86400 * interval '1 second'
from generate_series($2::bigint, $3::bigint - 1, $4::integer) as n`;
