import { comparisonOf, type Price } from "#domain/offer/price.ts";
import type { PriceRelease, SearchedPrice, StatisticsStore } from "#journeys/statistics/statistics.port.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { type Connection, findMany, findOne } from "./query.ts";
import { decryptRecord } from "./encrypted-record.ts";
import { idsAround, isAround } from "./search-days.ts";
import { PARAMETERS_CELL } from "./search-cells.ts";
import type { StorePorts } from "./store-ports.ts";

export interface StatisticsStorePorts extends Pick<StorePorts, "cipher" | "lookupHash"> {
  readonly pool: Connection;
}

export const createStatisticsStore = ({ pool, cipher, lookupHash }: StatisticsStorePorts): StatisticsStore => ({
  async released(months) {
    const rows = await findMany<{ month: string }>(pool, {
      name: "price-releases-known",
      text: "select month from price_releases where month = any($1)",
      values: [months],
    });
    return rows.map(({ month }) => month);
  },
  async searchesOn(day) {
    const rows = await findMany<SearchedRow>(pool, {
      name: "price-searches",
      text: SEARCHED,
      values: [day, ...idsAround(day)],
    });
    return rows.map((row): SearchedPrice => {
      const answers = decryptRecord(cipher, { column: PARAMETERS_CELL, rowId: row.id }, row.parameters_enc);
      return {
        vertical: row.vertical,
        postalCode: answers["zip"],
        keys: keysOf(lookupHash, row),
        lowestOre: comparisonOf(row.price).ore,
        finishedAtMs: row.finished_at.getTime(),
      };
    });
  },
  async release({ month, figures }) {
    const row = await findOne<{ released: number }>(pool, {
      name: "price-releases-store",
      text: RELEASE,
      values: [month, JSON.stringify(figures)],
    });
    return (row?.released ?? 0) > 0;
  },
  async releases() {
    const rows = await findMany<ReleaseRow>(pool, { name: "price-releases-read", text: RELEASES, values: [] });
    return rows.map(({ month, figures }): PriceRelease => ({ month, figures }));
  },
});

/** A browser, the persons who were identified in it and the number that was searched for are one person: too few rather than too many. */
const keysOf = (lookupHash: LookupHash, { owner, person_lookup, identified }: SearchedRow): string[] => [
  `visitor ${owner}`,
  // By the newest key: one person whose searches are stored under two is one.
  ...[...identified, ...(person_lookup === null ? [] : [person_lookup])].map(
    (lookup) => `number ${lookupHash.newest(lookup) ?? lookup}`,
  ),
];

/** A cookie, answers and a typed number can be invented, a person whom BankID has identified cannot. */
const IDENTIFIED = `
select array(
  select persons.person_lookup from login_orders join persons on persons.id = login_orders.person_id
  where login_orders.owner = searches.owner and login_orders.state = 'used'
  union
  select browser_identifications.person_lookup from browser_identifications where browser_identifications.owner = searches.owner
) as lookups`;

/** The first offer of the list is the cheapest by the month. What only gives has no price, and a whole term is not of a year. */
const SEARCHED = `
select searches.id, searches.vertical, searches.owner, searches.person_lookup, searches.parameters_enc,
  searches.finished_at, identified.lookups as identified, priced.price
from searches
  join offers on offers.search_id = searches.id and offers.position = 0
  cross join lateral (select offers.offer::jsonb -> 'price' as price) as priced
  cross join lateral (${IDENTIFIED}) as identified
where identified.lookups <> '{}' and searches.state = 'done' and ${isAround("searches.id")} and ${isAround("offers.search_id")}
  and searches.created_at >= ($1::date)::timestamp at time zone 'Europe/Stockholm'
  and searches.created_at < ($1::date + 1)::timestamp at time zone 'Europe/Stockholm'
  and priced.price #>> '{compared,basis}' in ('year', 'first-year')
  and not exists (select from demo_owners where demo_owners.owner = searches.owner)`;

const RELEASE = `
with released as (
  insert into price_releases (month) values ($1) on conflict (month) do nothing returning month
), stored as (
  insert into price_figures (month, vertical, region, persons, median_ore, low_ore, high_ore)
  select released.month, given.vertical, given.region, given.persons, given."medianOre", given."lowOre", given."highOre"
  from released, jsonb_to_recordset($2::jsonb) as given (
    vertical text, region text, persons integer, "medianOre" bigint, "lowOre" bigint, "highOre" bigint
  )
)
select count(*)::int as released from released`;

const RELEASES = `
select price_releases.month, coalesce(jsonb_agg(jsonb_build_object(
    'vertical', vertical, 'region', region, 'persons', persons, 'medianOre', median_ore, 'lowOre', low_ore, 'highOre', high_ore
  ) order by vertical, region) filter (where vertical is not null), '[]') as figures
from price_releases left join price_figures on price_figures.month = price_releases.month
group by price_releases.month order by price_releases.month desc`;

interface SearchedRow {
  readonly parameters_enc: string | null;
  readonly id: string;
  readonly vertical: string;
  readonly owner: string;
  readonly person_lookup: string | null;
  readonly identified: readonly string[];
  readonly finished_at: Date;
  readonly price: Price;
}

interface ReleaseRow {
  readonly month: string;
  readonly figures: PriceRelease["figures"];
}
