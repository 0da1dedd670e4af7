import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { endOfPeriod } from "#domain/my-data/data-event.ts";
import type { DeletedRows, RetainedRows } from "#domain/my-data/own-data.ts";
import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import { type Connection, execute, findOne } from "#adapters/postgres/query.ts";
import { type Me, valuesOf, WITH_ME } from "./me.ts";
import type { OwnRows, StayingRows } from "./own-table.ts";
import { OWN_TABLES } from "./own-tables.ts";

/** Within a transaction: what stays is counted first, because it is found by what is deleted. */
export async function eraseRows(
  connection: Connection,
  me: Me,
): Promise<{ readonly deleted: DeletedRows[]; readonly retained: RetainedRows[] }> {
  const retained: RetainedRows[] = [];
  for (const [table, own] of ownTables()) retained.push(...(await countStaying(connection, me, table, own)));
  const deleted: DeletedRows[] = [];
  for (const [table, own] of ownTables()) {
    const count = await deleteFrom(connection, me, table, own);
    if (count > 0) deleted.push({ table, count });
  }
  // What has an end of its own first: the rest stays with it.
  return { deleted, retained: retained.toSorted((a, b) => Number(!a.until) - Number(!b.until)) };
}

const ownTables = (): [string, OwnRows][] =>
  Object.entries(OWN_TABLES).flatMap(([table, own]) => ("mine" in own ? [[table, own] as [string, OwnRows]] : []));

async function countStaying(
  connection: Connection,
  me: Me,
  table: string,
  { mine, stays = [] }: OwnRows,
): Promise<RetainedRows[]> {
  const found: RetainedRows[] = [];
  for (const [at, rule] of stays.entries()) {
    // A row stays for the first reason that it has.
    const before = stays.slice(0, at).map((earlier) => `not ${isStaying(earlier)}`);
    const where = [mine, isStaying(rule), ...before].join(" and ");
    const text = `${WITH_ME}
select count(*)::integer as count, max(${rule.since}) as since, bool_or(${rule.since} is null) as is_unknown
from ${table}, me where ${where}`;
    const row = await findOne<{ count: number; since: Date | null; is_unknown: boolean }>(
      connection,
      text,
      valuesOf(me),
    );
    if (!row || row.count === 0) continue;
    const until =
      row.since === null || row.is_unknown
        ? undefined
        : endOfPeriod(swedishDate(row.since.getTime()), retentionPeriods[rule.period]);
    found.push({ table, ground: rule.ground, count: row.count, until });
  }
  return found;
}

function deleteFrom(connection: Connection, me: Me, table: string, { mine, stays = [] }: OwnRows): Promise<number> {
  const goes = stays.map((rule) => ` and not ${isStaying(rule)}`).join("");
  return execute(connection, `${WITH_ME} delete from ${table} using me where ${mine}${goes}`, valuesOf(me));
}

const isStaying = ({ when = "true" }: StayingRows): string => `coalesce((${when}), false)`;
