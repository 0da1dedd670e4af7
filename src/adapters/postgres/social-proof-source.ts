import type { SocialProofSource } from "#journeys/social-proof/social-proof.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export const createSocialProofSource = (pool: DatabasePool): SocialProofSource => ({
  async latestOrderMs(providerSlug, sinceMs) {
    const values = [providerSlug, new Date(sinceMs)];
    const { rows } = await pool.query<{ accepted_at: Date }>({ name: "orders-latest-placed", text: LATEST, values });
    return rows[0]?.accepted_at.getTime();
  },
  async finishedSearches(sinceMs, limit) {
    const values = [new Date(sinceMs), limit];
    const { rows } = await pool.query<FinishedRow>({ name: "searches-finished-lately", text: FINISHED, values });
    return rows.map(({ vertical, owner, zip, finished_at }) => ({
      vertical,
      owner,
      postalCode: zip ?? undefined,
      finishedAtMs: finished_at.getTime(),
    }));
  },
  async switchSavings(fromMonth, untilMonth, leastPersons) {
    const values = [`${fromMonth}-01`, `${untilMonth}-01`, leastPersons];
    const { rows } = await pool.query<SavingRow>({ name: "orders-switch-savings", text: SAVINGS, values });
    return rows.map(({ vertical, median_ore, switches }) => ({ vertical, medianOre: median_ore, switches }));
  },
});

const LATEST = `
select accepted_at from orders where provider_slug = $1 and state = 'placed' and accepted_at >= $2
order by accepted_at desc limit 1`;

/** By created_at, which has the index. */
const FINISHED = `
select vertical, owner, parameters ->> 'zip' as zip, finished_at from searches
where created_at >= $1 and state = 'done' order by created_at desc limit $2`;

/** A search that was held against two fetches counts by the later one. */
const SAVINGS = `
select vertical, (percentile_disc(0.5) within group (order by saved_ore))::float8 as median_ore, count(*)::int as switches
from (
  select distinct on (orders.id) orders.vertical, savings.person_id,
    savings.yearly_fee_today_ore - orders.yearly_fee_ore as saved_ore
  from orders join savings on savings.search_id = orders.search_id
  where orders.state = 'placed' and savings.yearly_fee_today_ore is not null
    and orders.settled_at >= ($1::date)::timestamp at time zone 'Europe/Stockholm'
    and orders.settled_at < ($2::date)::timestamp at time zone 'Europe/Stockholm'
    and not exists (select from withdrawals where withdrawals.order_id = orders.id)
  order by orders.id, savings.created_at desc
) as switched
group by vertical having count(distinct person_id) >= $3`;

interface SavingRow {
  readonly vertical: string;
  readonly median_ore: number;
  readonly switches: number;
}

interface FinishedRow {
  readonly vertical: string;
  readonly owner: string;
  readonly zip: string | null;
  readonly finished_at: Date;
}
