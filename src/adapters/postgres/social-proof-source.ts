import type { DemoMarked, SocialProofSource } from "#journeys/social-proof/social-proof.port.ts";
import { type Connection, findOne } from "./query.ts";
import { decryptRecord } from "./encrypted-record.ts";
import { firstIdSince, isSince } from "./search-days.ts";
import { PARAMETERS_CELL } from "./search-cells.ts";
import type { StorePorts } from "./store-ports.ts";

export interface SocialProofSourcePorts extends Pick<StorePorts, "cipher"> {
  readonly pool: Connection;
  /** Demonstration data is left out, unless the host may show it. */
  readonly showsDemo?: boolean;
  readonly hasDemoMarks?: boolean;
}

export const createSocialProofSource = ({
  pool,
  cipher,
  showsDemo = false,
  hasDemoMarks = false,
}: SocialProofSourcePorts): SocialProofSource => ({
  async latestOrder(providerSlug, sinceMs) {
    const values = [providerSlug, new Date(sinceMs), showsDemo];
    const row = await findOne<LatestRow>(pool, { name: "orders-latest-placed", text: LATEST, values });
    return row && { receivedAtMs: row.accepted_at.getTime(), ...(hasDemoMarks ? markOf(row) : {}) };
  },
  async finishedSearches(sinceMs, limit) {
    const values = [new Date(sinceMs), limit, showsDemo, firstIdSince(sinceMs)];
    const { rows } = await pool.query<FinishedRow>({ name: "searches-finished-lately", text: FINISHED, values });
    return rows.map((row) => ({
      vertical: row.vertical,
      owner: row.owner,
      postalCode: decryptRecord(cipher, { column: PARAMETERS_CELL, rowId: row.id }, row.parameters_enc)["zip"],
      finishedAtMs: row.finished_at.getTime(),
      ...(hasDemoMarks ? markOf(row) : {}),
    }));
  },
  async switchSavings(fromMonth, untilMonth, leastPersons) {
    const values = [`${fromMonth}-01`, `${untilMonth}-01`, leastPersons, showsDemo];
    const { rows } = await pool.query<SavingRow>({ name: "orders-switch-savings", text: SAVINGS, values });
    return rows.map((row) => ({
      vertical: row.vertical,
      medianOre: row.median_ore,
      switches: row.switches,
      ...(hasDemoMarks ? markOf(row) : {}),
    }));
  },
});

const markOf = ({ is_demo }: DemoRow): DemoMarked => (is_demo ? { isDemo: true } : {});

const LATEST = `
select accepted_at, demo.owner is not null as is_demo
from orders left join demo_owners as demo on demo.owner = orders.owner
where provider_slug = $1 and state = 'placed' and accepted_at >= $2 and ($3 or demo.owner is null)
order by accepted_at desc limit 1`;

/** By created_at, which is indexed. */
const FINISHED = `
select id, vertical, searches.owner, parameters_enc, finished_at, demo.owner is not null as is_demo
from searches left join demo_owners as demo on demo.owner = searches.owner
where created_at >= $1 and ${isSince("$4")} and state = 'done' and ($3 or demo.owner is null) order by created_at desc limit $2`;

/** A search that was compared with two fetches counts with the later one. */
const SAVINGS = `
select vertical, (percentile_disc(0.5) within group (order by saved_ore))::float8 as median_ore, count(*)::int as switches,
  bool_or(is_demo) as is_demo
from (
  select distinct on (orders.id) orders.vertical, savings.person_id,
    savings.yearly_fee_today_ore - orders.yearly_fee_ore as saved_ore, demo.owner is not null as is_demo
  from orders join savings on savings.search_id = orders.search_id
    left join demo_owners as demo on demo.owner = orders.owner
  where orders.state = 'placed' and savings.yearly_fee_today_ore is not null
    and orders.settled_at >= ($1::date)::timestamp at time zone 'Europe/Stockholm'
    and orders.settled_at < ($2::date)::timestamp at time zone 'Europe/Stockholm'
    and not exists (select from withdrawals where withdrawals.order_id = orders.id)
    and ($4 or demo.owner is null)
  order by orders.id, savings.created_at desc
) as switched
group by vertical having count(distinct person_id) >= $3`;

interface SavingRow extends DemoRow {
  readonly vertical: string;
  readonly median_ore: number;
  readonly switches: number;
}

interface DemoRow {
  readonly is_demo: boolean;
}

interface LatestRow extends DemoRow {
  readonly accepted_at: Date;
}

interface FinishedRow extends DemoRow {
  readonly parameters_enc: string | null;
  readonly id: string;
  readonly vertical: string;
  readonly owner: string;
  readonly finished_at: Date;
}
