import { DAY_MS } from "#domain/calendar/durations.ts";
import type { OrderCounts } from "#journeys/search/order-counts.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Popular means bought within this period. */
const RECENT_MS = 30 * DAY_MS;
/** Every search reads it, and it changes slowly. */
const REMEMBER_MS = 60_000;

/** Placed orders by provider, without demonstration data, cached for a minute. While the database is unavailable no provider is popular. */
export function createOrderCounts(pool: DatabasePool, clock: Pick<Clock, "nowMs">): OrderCounts {
  const remembered = new Map<string, { readonly counts: Promise<ReadonlyMap<number, number>>; untilMs: number }>();
  return {
    recent(vertical) {
      const nowMs = clock.nowMs();
      const known = remembered.get(vertical);
      if (known && known.untilMs > nowMs) return known.counts;
      const counts = count(pool, vertical, new Date(nowMs - RECENT_MS)).catch(() => NO_COUNTS);
      remembered.set(vertical, { counts, untilMs: nowMs + REMEMBER_MS });
      return counts;
    },
  };
}

const NO_COUNTS: ReadonlyMap<number, number> = new Map();

async function count(pool: DatabasePool, vertical: string, since: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ provider_id: number; orders: number }>({
    name: "orders-recent-counts",
    text: RECENT,
    values: [vertical, since],
  });
  return new Map(rows.map(({ provider_id, orders }) => [provider_id, orders]));
}

const RECENT = `
select (offer ->> 'providerId')::integer as provider_id, count(*)::integer as orders from orders
where vertical = $1 and state = 'placed' and settled_at >= $2 and offer ? 'providerId'
  and not exists (select from demo_owners where demo_owners.owner = orders.owner)
group by 1`;
