import { growTree } from "#domain/transparency-log/grow-tree.ts";
import type { SignedHead } from "#domain/transparency-log/log-head.ts";
import { fromHex, hashLeaf, type HexHash, type Sha256 } from "#domain/transparency-log/tree-hash.ts";
import { type ReadNodes, rootOf } from "#domain/transparency-log/tree-proofs.ts";
import type { LogStore } from "#journeys/transparency-log/transparency-log.port.ts";
import { type DatabasePool, inTransaction } from "#platform/database/pool.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";

/** Heads of closed days may be read elsewhere; a leaf and the nodes of its proof come from the same server. */
export function createRankingLogStore(pool: DatabasePool, sha256: Sha256, headsPool: Connection = pool): LogStore {
  return {
    append: (limit) =>
      inTransaction(pool, async (client) => {
        await client.query(LOCK);
        const pending = await findMany<PendingRow>(client, PENDING, [limit]);
        for (const row of pending) await appendOne(client, sha256, row);
        return pending.length;
      }),
    async dayToClose() {
      const row = await findOne<{ day: string | null }>(pool, DAY_TO_CLOSE);
      return row?.day ?? undefined;
    },
    close: (day, sign) =>
      inTransaction(pool, async (client) => {
        await client.query(LOCK);
        if ((await execute(client, "select from ranking_log_heads where day = $1", [day])) > 0) return false;
        const row = await findOne<{ size: number | null }>(client, SIZE_AT_END, [day]);
        const size = row?.size ?? 0;
        if (size === 0) return false;
        const root = await rootOf({ sha256, readNodes: readNodesFrom(client) }, size);
        const { head, signature } = sign({ day, size, root });
        const values = [head.day, head.size, head.root, new Date(head.time), signature.kid, signature.value];
        return (await execute(client, ADD_HEAD, values)) === 1;
      }),
    heads: async (before, limit) =>
      (await findMany<HeadRow>(headsPool, HEADS, [before ?? "infinity", limit])).map((row) => headOf(row)),
    async findLeaf(receiptId) {
      const row = await findOne<LeafRow>(pool, FIND_LEAF, [receiptId]);
      if (!row) return undefined;
      const { position, sha256: receiptSha256 } = row;
      return { index: position, receiptSha256, head: row.day === null ? undefined : headOf(row) };
    },
    readNodes: readNodesFrom(pool),
  };
}

async function appendOne(client: Connection, sha256: Sha256, row: PendingRow): Promise<void> {
  const found = await findOne<{ size: number }>(client, SIZE);
  const size = found?.size ?? 0;
  const leaf = await hashLeaf(sha256, fromHex(row.sha256));
  const nodes = await growTree({ sha256, readNodes: readNodesFrom(client) }, size, leaf);
  await client.query(ADD_LEAF, [size, row.id, row.sha256, row.created_at]);
  await client.query(ADD_NODES, [
    nodes.map(({ level }) => level),
    nodes.map(({ position }) => position),
    nodes.map(({ hash }) => hash),
  ]);
}

const readNodesFrom =
  (connection: Connection): ReadNodes =>
  async (places) => {
    if (places.length === 0) return [];
    const rows = await findMany<{ hash: HexHash }>(connection, READ_NODES, [
      places.map(({ level }) => level),
      places.map(({ position }) => position),
    ]);
    if (rows.length !== places.length) throw new Error("the log lacks nodes");
    return rows.map(({ hash }) => hash);
  };

const headOf = ({ day, size, root, closed_at, kid, signature }: HeadRow): SignedHead => ({
  head: { type: "ranking-log-head", version: 1, day, time: closed_at.toISOString(), size, root },
  signature: { kid, value: signature },
});

interface PendingRow {
  readonly id: string;
  readonly sha256: string;
  readonly created_at: Date;
}

interface HeadRow {
  readonly day: string;
  readonly size: number;
  readonly root: string;
  readonly closed_at: Date;
  readonly kid: string;
  readonly signature: string;
}

interface LeafRow extends Omit<HeadRow, "day"> {
  readonly position: number;
  readonly sha256: string;
  /** Null while no head has the leaf. */
  readonly day: string;
}

/** Readers go on; a second writer waits. */
const LOCK = "lock table ranking_log_leaves in share row exclusive mode";

const SIZE = "select coalesce(max(position) + 1, 0) as size from ranking_log_leaves";

/**
 * By the time of the newest leaf, so that a long log is not read again and again. An hour more than the newest: a receipt may become
 * visible after one that was made later, but no transaction lasts that long.
 */
const PENDING = `
select id, sha256, created_at from receipts
where created_at >= coalesce((select max(made_at) from ranking_log_leaves), '-infinity'::timestamptz) - interval '1 hour'
  and not exists (select from ranking_log_leaves where receipt_id = receipts.id)
order by created_at, id limit $1`;

const ADD_LEAF = "insert into ranking_log_leaves (position, receipt_id, sha256, made_at) values ($1, $2, $3, $4)";

const ADD_NODES = `
insert into ranking_log_nodes (level, position, hash)
select * from unnest($1::smallint[], $2::bigint[], $3::text[])`;

const READ_NODES = `
select hash from unnest($1::smallint[], $2::bigint[]) with ordinality as asked (level, position, number)
join ranking_log_nodes using (level, position) order by number`;

const DAY_TO_CLOSE = `
select coalesce((select max(day) + 1 from ranking_log_heads),
  (select (made_at at time zone 'Europe/Stockholm')::date from ranking_log_leaves order by position limit 1)) as day`;

/** With every receipt that was made until midnight in Sweden. */
const SIZE_AT_END = `
select max(position) + 1 as size from ranking_log_leaves
where made_at < ($1::date + 1)::timestamp at time zone 'Europe/Stockholm'`;

const ADD_HEAD = `
insert into ranking_log_heads (day, size, root, closed_at, kid, signature) values ($1, $2, $3, $4, $5, $6)
on conflict (day) do nothing`;

const HEADS = `
select day, size, root, closed_at, kid, signature from ranking_log_heads where day < $1::date order by day desc limit $2`;

const FIND_LEAF = `
select leaf.position, leaf.sha256, head.* from ranking_log_leaves as leaf
left join lateral (
  select day, size, root, closed_at, kid, signature from ranking_log_heads where size > leaf.position order by size, day limit 1
) as head on true
where receipt_id = $1`;
