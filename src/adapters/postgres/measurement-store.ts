import type { MeasurementStore } from "#journeys/consent/consent.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { findMany } from "./query.ts";

export const createMeasurementStore = (pool: DatabasePool): MeasurementStore => ({
  async add({ owner, type, about }) {
    await pool.query({ name: "measurements-add", text: ADD, values: [owner, type, about] });
  },
  async forget(owner) {
    for (const { first, before } of await findMany<Span>(pool, SPANS)) await pool.query(FORGET, [owner, first, before]);
  },
});

interface Span {
  readonly first: string;
  readonly before: string;
}

const ADD = "insert into measurements (owner, type, about) values ($1, $2, $3)";

/**
 * The table is divided by day, thirteen months of them: a statement for all would lock the tables of every day at once. The newest
 * last, so that what is measured meanwhile is deleted too.
 */
const SPANS = `
select case ago when 14 then '-infinity' else (today - ago * 30)::text end as first,
  case ago when 0 then 'infinity' else (today - (ago - 1) * 30)::text end as before
from cast(now() at time zone 'UTC' as date) as today, generate_series(14, 0, -1) as ago`;

const FORGET = "delete from measurements where owner = $1 and happened_at >= $2 and happened_at < $3";
