import type { PoolClient } from "pg";
import type { AuditHeads, ChainHead } from "#journeys/retention/retention.port.ts";
import { type Cell, type ColumnCipher, UnreadableCell } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { FORMER_LOOKUPS, formerCell } from "./columns/stored-columns.ts";

interface ChainedTable {
  readonly idType: "bigint" | "text";
  /** How many writers can append to it at once without waiting for each other. */
  readonly shards: number;
}

const one = (idType: ChainedTable["idType"]): ChainedTable => ({ idType, shards: 1 });

/** Every table that is chained. A test compares the shards with the heads in the database: a missing one must be noticed. */
export const CHAINED_TABLES: Readonly<Record<string, ChainedTable>> = {
  order_events: { idType: "bigint", shards: 16 },
  order_checks: one("text"),
  withdrawals: one("text"),
  cancellations: one("text"),
  desk_reads: one("bigint"),
  expert_question_reads: one("bigint"),
  lookups: one("bigint"),
  consents: one("bigint"),
  text_events: one("bigint"),
  erasures: one("bigint"),
};

/** A chain has the name of its table; further shards have their number after it. */
const chainsOf = (table: string, { shards }: ChainedTable): readonly string[] =>
  Array.from({ length: shards }, (_, shard) => (shard === 0 ? table : `${table}/${shard}`));

export const AUDIT_CHAINS: readonly string[] = Object.entries(CHAINED_TABLES).flatMap((entry) => chainsOf(...entry));

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
  /** The first difference from what was written; undefined when there is none. */
  readonly fault: ChainFault | undefined;
}

export interface ChainFault {
  /** Position of the entry with the difference; undefined when no entry has it. */
  readonly position: number | undefined;
  readonly rowId: string | undefined;
  readonly what: string;
}

/**
 * Verifies every chain and every row it covers, in one snapshot that no writer disturbs. The hashes are computed here, not by the
 * database under verification. `seen` are heads that were noted earlier, whole or their first half. The cipher reads values that were
 * unencrypted when they were chained and have been encrypted since.
 */
export async function verifyAudit(
  pool: DatabasePool,
  seen: readonly ChainHead[] = [],
  cipher?: ColumnCipher,
  lookupHash?: LookupHash,
): Promise<ChainReport[]> {
  const client = await pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query("set local timezone = 'UTC'");
    const reports: ChainReport[] = [];
    for (const table of Object.keys(CHAINED_TABLES))
      reports.push(...(await verifyTable(client, table, seen, { cipher, lookupHash })));
    return reports;
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

const FIRST_HASH = "0".repeat(64);
const ENTRIES_PER_PAGE = 2_000;

async function verifyTable(
  client: PoolClient,
  table: string,
  seen: readonly ChainHead[],
  readers: Readers,
): Promise<ChainReport[]> {
  const chained = CHAINED_TABLES[table];
  if (!chained) throw new Error(`${table} is not chained`);
  const chains = chainsOf(table, chained);
  const removed = await removedRows(client, chains);
  const reports: ChainReport[] = [];
  let living = 0;
  for (const chain of chains) {
    const seenHere = seen.filter((head) => head.chain === chain);
    const walked = await verifyChain(client, { table, chain, removed, seen: seenHere, ...readers });
    reports.push(walked.report);
    living += walked.living;
  }
  if (reports.some(({ fault }) => fault)) return reports;
  const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${table}`);
  if (rows[0]?.count === living) return reports;
  // Their shard is unknown, so the fault is reported for the first one.
  return reports.map((report, shard) => (shard === 0 ? { ...report, fault: atNoEntry(ROWS_WITHOUT_ENTRY) } : report));
}

const ROWS_WITHOUT_ENTRY = "there are rows without an entry";
const atNoEntry = (what: string): ChainFault => ({ position: undefined, rowId: undefined, what });

interface Readers {
  readonly cipher: ColumnCipher | undefined;
  readonly lookupHash: LookupHash | undefined;
}

interface Doubt extends Readers {
  readonly table: string;
  readonly chain: string;
  /** In any shard. */
  readonly removed: ReadonlySet<string>;
  readonly seen: readonly ChainHead[];
}

async function verifyChain(client: PoolClient, doubt: Doubt): Promise<{ report: ChainReport; living: number }> {
  const { chain } = doubt;
  const walk: Walk = { position: 0, hash: FIRST_HASH, living: 0 };
  const ended = (fault?: ChainFault) => ({
    report: { chain, entries: walk.position, head: walk.hash, fault },
    living: walk.living,
  });
  for (;;) {
    const { rows } = await client.query<EntryRow>(pageOf(doubt.table), [chain, walk.position, ENTRIES_PER_PAGE]);
    for (const entry of rows) {
      const what = faultOf(entry, walk, doubt);
      if (what !== undefined) return ended({ position: entry.position, rowId: entry.row_id, what });
      walk.position = entry.position;
      walk.hash = entry.hash;
      if (entry.kind === "added" && !doubt.removed.has(entry.row_id)) walk.living += 1;
    }
    if (rows.length < ENTRIES_PER_PAGE) break;
  }
  return ended(await faultAtEnd(client, walk, doubt));
}

interface Walk {
  position: number;
  hash: string;
  /** Number of rows that must exist. */
  living: number;
}

interface EntryRow {
  readonly position: number;
  readonly kind: "added" | "removed";
  readonly row_id: string;
  readonly digest: string;
  readonly at: string;
  readonly hash: string;
  /** The row's content today; null when the row does not exist. */
  readonly content: string | null;
  /** The row's content when it was chained, with a placeholder for the hash of then; null when none was moved. */
  readonly content_before: string | null;
  readonly sealed: string | null;
  /** What that column has today. */
  readonly present: string | null;
}

/**
 * Hashes that are part of a chain and that `npm run tool -- rehash` has moved to another key since: today's must follow from the former one,
 * which the row has encrypted.
 */
const MOVED_SINCE: Readonly<Record<string, MovedSince>> = Object.fromEntries(
  Object.entries(FORMER_LOOKUPS).map(([place, sealed]) => {
    const [table = "", column = ""] = place.split(".");
    return [table, { column, sealed, cellOf: (rowId: string) => formerCell(place, rowId) }];
  }),
);

interface MovedSince {
  readonly column: string;
  readonly sealed: string;
  readonly cellOf: (rowId: string) => Cell;
}

const PLACEHOLDER = "the hash before it was moved";

/** By name from the whole row, so that a database of the release before, which has no such column, can be verified too. */
const beforeOf = (
  { column, sealed }: MovedSince,
  table: string,
): string => `to_jsonb(source) ->> '${sealed}' as sealed, to_jsonb(source) ->> '${column}' as present,
  case when to_jsonb(source) ->> '${sealed}' is not null
    then audited_content('${table}', to_jsonb(source) || '{"${column}": "${PLACEHOLDER}"}') end as content_before`;

const NONE_BEFORE = "null as sealed, null as present, null as content_before";

const pageOf = (table: string): string => `
select position, audit_log.kind, row_id, digest, to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, hash,
  case when source.id is not null then audited_content('${table}', to_jsonb(source)) end as content,
  ${MOVED_SINCE[table] ? beforeOf(MOVED_SINCE[table], table) : NONE_BEFORE}
from audit_log left join ${table} as source on source.id = audit_log.row_id::${CHAINED_TABLES[table]?.idType ?? "text"}
where chain = $1 and position > $2 order by position limit $3`;

function faultOf(entry: EntryRow, walk: Walk, doubt: Doubt): string | undefined {
  const { chain, removed, seen } = doubt;
  const position = walk.position + 1;
  if (entry.position !== position) return `entry ${position} is missing`;
  const parts = [walk.hash, chain, position, entry.kind, entry.row_id, entry.digest, entry.at];
  if (sha256Hex(parts.join("\n")) !== entry.hash) return "the entry was altered";
  if (seen.some((head) => head.position === position && !entry.hash.startsWith(head.hash)))
    return "the chain was written anew: this head was another";
  if (entry.kind === "removed" || removed.has(entry.row_id))
    return entry.content === null ? undefined : "the row is there though it was removed";
  if (entry.content === null) return "the row is gone and its removal was not written down";
  const isAsWritten =
    sha256Hex(entry.content) === entry.digest || sha256Hex(contentBefore(entry, doubt)) === entry.digest;
  return isAsWritten ? undefined : "the row was altered";
}

function contentBefore({ row_id, sealed, present, content_before }: EntryRow, doubt: Doubt): string {
  const { table, cipher, lookupHash } = doubt;
  const since = MOVED_SINCE[table];
  if (!since || !cipher || sealed === null || content_before === null) return "";
  try {
    const value = cipher.decrypt(since.cellOf(row_id), sealed);
    if (!isMoved(lookupHash, value, present ?? "")) return "";
    return content_before.replace(JSON.stringify(PLACEHOLDER), () => JSON.stringify(value));
  } catch (error) {
    if (error instanceof UnreadableCell) return "";
    throw error;
  }
}

const isMoved = (lookupHash: LookupHash | undefined, former: string, present: string): boolean =>
  lookupHash !== undefined && former !== present && lookupHash.newest(former) === lookupHash.newest(present);

async function faultAtEnd(client: PoolClient, walk: Walk, { chain, seen }: Doubt): Promise<ChainFault | undefined> {
  const { rows } = await client.query<ChainHead>("select position, hash from audit_heads where chain = $1", [chain]);
  if (rows[0]?.position !== walk.position || rows[0].hash !== walk.hash)
    return atNoEntry("the chain does not end at its head");
  if (seen.some(({ position }) => position > walk.position)) return atNoEntry("the chain is shorter than it was");
  return undefined;
}

async function removedRows(client: PoolClient, chains: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ row_id: string }>(
    "select row_id from audit_log where chain = any($1) and kind = 'removed'",
    [chains],
  );
  return new Set(rows.map(({ row_id }) => row_id));
}
