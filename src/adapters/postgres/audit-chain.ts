import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { AuditHeads, ChainHead } from "#journeys/keeping/keeping.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Every chain by the table it follows, with the type of that table's id. */
export const AUDIT_CHAINS: Readonly<Record<string, "bigint" | "text">> = {
  order_events: "bigint",
  order_checks: "text",
  withdrawals: "text",
  cancellations: "text",
  desk_reads: "bigint",
  expert_question_reads: "bigint",
  lookups: "bigint",
  consents: "bigint",
  text_events: "bigint",
  erasures: "bigint",
};

export const createAuditHeads = (pool: DatabasePool): AuditHeads => ({
  async heads() {
    const { rows } = await pool.query<ChainHead>("select chain, position, hash from audit_heads order by chain");
    return rows;
  },
});

export interface ChainReport {
  readonly chain: string;
  readonly entries: number;
  readonly head: string;
  /** The first thing that is not as it was written; undefined when all is. */
  readonly fault: ChainFault | undefined;
}

export interface ChainFault {
  /** Of the entry where it shows; undefined when no entry does. */
  readonly position: number | undefined;
  readonly rowId: string | undefined;
  readonly what: string;
}

/**
 * Goes through every chain and every row it follows, in one reading that no writer disturbs. The hashes are computed here, not by the
 * database that is being doubted. `seen` are heads that somebody noted earlier, whole or their first half.
 */
export async function verifyAudit(pool: DatabasePool, seen: readonly ChainHead[] = []): Promise<ChainReport[]> {
  const client = await pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query("set local timezone = 'UTC'");
    const reports: ChainReport[] = [];
    for (const chain of Object.keys(AUDIT_CHAINS))
      reports.push(
        await verifyChain(
          client,
          chain,
          seen.filter((head) => head.chain === chain),
        ),
      );
    return reports;
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

const FIRST_HASH = "0".repeat(64);
const ENTRIES_PER_PAGE = 2_000;

async function verifyChain(client: PoolClient, chain: string, seen: readonly ChainHead[]): Promise<ChainReport> {
  const removed = await removedRows(client, chain);
  const walk: Walk = { position: 0, hash: FIRST_HASH, living: 0 };
  const ended = (fault?: ChainFault): ChainReport => ({ chain, entries: walk.position, head: walk.hash, fault });
  for (;;) {
    const { rows } = await client.query<EntryRow>(pageOf(chain), [chain, walk.position, ENTRIES_PER_PAGE]);
    for (const entry of rows) {
      const what = faultOf(entry, { chain, walk, removed, seen });
      if (what !== undefined) return ended({ position: entry.position, rowId: entry.row_id, what });
      walk.position = entry.position;
      walk.hash = entry.hash;
      if (entry.kind === "added" && !removed.has(entry.row_id)) walk.living += 1;
    }
    if (rows.length < ENTRIES_PER_PAGE) break;
  }
  return ended(await faultAtEnd(client, chain, walk, seen));
}

interface Walk {
  position: number;
  hash: string;
  /** Rows that must be there. */
  living: number;
}

interface EntryRow {
  readonly position: number;
  readonly kind: "added" | "removed";
  readonly row_id: string;
  readonly digest: string;
  readonly at: string;
  readonly hash: string;
  /** What the row says today; null when it is not there. */
  readonly content: string | null;
}

const pageOf = (chain: string): string => `
select position, audit_log.kind, row_id, digest, to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, hash,
  case when source.id is not null then audited_content('${chain}', to_jsonb(source)) end as content
from audit_log left join ${chain} as source on source.id = audit_log.row_id::${AUDIT_CHAINS[chain] ?? "text"}
where chain = $1 and position > $2 order by position limit $3`;

interface Doubt {
  readonly chain: string;
  readonly walk: Walk;
  readonly removed: ReadonlySet<string>;
  readonly seen: readonly ChainHead[];
}

function faultOf(entry: EntryRow, { chain, walk, removed, seen }: Doubt): string | undefined {
  const position = walk.position + 1;
  if (entry.position !== position) return `entry ${position} is missing`;
  const parts = [walk.hash, chain, position, entry.kind, entry.row_id, entry.digest, entry.at];
  if (sha256(parts.join("\n")) !== entry.hash) return "the entry was altered";
  if (seen.some((head) => head.position === position && !entry.hash.startsWith(head.hash)))
    return "the chain was written anew: this head was another";
  if (entry.kind === "removed" || removed.has(entry.row_id))
    return entry.content === null ? undefined : "the row is there though it was removed";
  if (entry.content === null) return "the row is gone and its removal was not written down";
  return sha256(entry.content) === entry.digest ? undefined : "the row was altered";
}

async function faultAtEnd(
  client: PoolClient,
  chain: string,
  walk: Walk,
  seen: readonly ChainHead[],
): Promise<ChainFault | undefined> {
  const fault = (what: string): ChainFault => ({ position: undefined, rowId: undefined, what });
  const { rows } = await client.query<ChainHead>("select position, hash from audit_heads where chain = $1", [chain]);
  if (rows[0]?.position !== walk.position || rows[0].hash !== walk.hash)
    return fault("the chain does not end where its head says");
  if (seen.some(({ position }) => position > walk.position)) return fault("the chain is shorter than it was");
  const { rows: counts } = await client.query<{ count: number }>(`select count(*) as count from ${chain}`);
  if (counts[0]?.count !== walk.living) return fault("there are rows that no entry tells of");
  return undefined;
}

async function removedRows(client: PoolClient, chain: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ row_id: string }>(
    "select row_id from audit_log where chain = $1 and kind = 'removed'",
    [chain],
  );
  return new Set(rows.map(({ row_id }) => row_id));
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
