import type { SeenFault, SeenFaultStore } from "#journeys/faults/seen-fault.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { findPlain } from "./query.ts";

export const createSeenFaultStore = (pool: DatabasePool): SeenFaultStore => ({
  async add(faults) {
    await pool.query({ name: "seen-faults-add", text: ADD, values: [JSON.stringify(faults)] });
  },
  // No digit of a trace comes after this character.
  byBeginning: (beginning, limit) => findPlain<SeenFault>(pool, FIND, [beginning, `${beginning}~`, limit]),
});

const ADD = `
insert into seen_faults (trace_id, kind, route, status, happened_at)
select "traceId", kind, route, status, to_timestamp("happenedAtMs" / 1000.0)
from jsonb_to_recordset($1::jsonb)
  as faults ("traceId" text, kind text, route text, status smallint, "happenedAtMs" bigint)`;

const FIND = `
select trace_id, kind, route, status, happened_at from seen_faults
where trace_id >= $1 and trace_id < $2 order by happened_at desc limit $3`;
