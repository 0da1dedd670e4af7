import pg from "pg";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { explainedPool, type ExplainedPool } from "./explained-pool.ts";
import { fill, makeDays, OFFERS_PER_SEARCH, type StoredDays } from "./fill.ts";
import { type HotStatement, hotStatements, type Sample } from "./hot-statements.ts";
import { compareRemovals, type Removals } from "./removals.ts";

export interface StatementsOptions {
  /** Of offers, and as many measurements; a twelfth as many searches. Ascending. */
  readonly rows: readonly number[];
  readonly repeats: number;
  readonly days: StoredDays;
}

export interface MeasuredStatement {
  readonly name: string;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Pages that the server read for one call; the median of several calls. */
  readonly buffers: number;
  /** How often one call went through an index or a table, to read or to add an entry. */
  readonly descents: number;
  /** Rows that were found in tables. */
  readonly rows: number;
  readonly nodes: readonly string[];
}

export interface MeasuredSize {
  readonly rows: number;
  readonly filledInS: number;
  readonly megabytes: number;
  readonly statements: readonly MeasuredStatement[];
}

export interface MeasuredStatements {
  readonly sizes: readonly MeasuredSize[];
  readonly removals: Removals;
  /** Statements that read more pages at the largest size than a deeper index explains. */
  readonly grown: readonly string[];
}

/** Explained calls of each statement: the pages of one call vary with where its rows are. */
const EXPLAINED = 15;
const WIDE_REPEATS = 10;
/** A tree of a thousand times as many entries has two levels more. */
const DEEPER = 2;

/** Measures every hot statement by the stores themselves, in a database of its own that grows from size to size. */
export async function measureStatements({ rows, repeats, days }: StatementsOptions): Promise<MeasuredStatements> {
  const database = await createTestDatabase("bench_statements");
  // Without the limits of a request: a day of rows takes longer.
  const [client, other] = [
    new pg.Client({ connectionString: database.url }),
    new pg.Client({ connectionString: database.url }),
  ];
  try {
    await Promise.all([client.connect(), other.connect()]);
    await makeDays(client, days);
    const sizes: MeasuredSize[] = [];
    let filled = 0;
    for (const size of rows) {
      const searches = Math.ceil(size / OFFERS_PER_SEARCH);
      const startedMs = performance.now();
      await fill([client, other], days, filled, searches);
      filled = searches;
      const filledInS = Math.round((performance.now() - startedMs) / 100) / 10;
      const [ordinary, ofSearches] = [explainedPool(database.openPool()), explainedPool(database.openSearchPool())];
      const samples = await readSamples(client, searches, repeats + EXPLAINED);
      const statements: MeasuredStatement[] = [];
      for (const statement of hotStatements(ordinary.pool, ofSearches.pool))
        statements.push(await measure(statement, samples, repeats, [ordinary, ofSearches]));
      sizes.push({ rows: size, filledInS, megabytes: await megabytes(client), statements });
      console.error(`${size} rows measured`);
    }
    return { sizes, removals: await compareRemovals(client), grown: grownIn(sizes) };
  } finally {
    await Promise.all([client.end(), other.end()]);
    await database.drop();
  }
}

/** Every twentieth search has an order, a checkout and a person. */
async function readSamples(client: pg.Client, searches: number, count: number): Promise<Sample[]> {
  const random = seededRandom(7);
  const numbers = new Set<number>();
  // A small database has fewer.
  for (let tries = 0; numbers.size < count && tries < 10 * count; tries += 1)
    numbers.add(20 * Math.floor((random() * searches) / 20));
  const { rows } = await client.query<Omit<Sample, "nowMs">>(
    `select bench_search(n) as "searchId", bench_result(n, 0) as "resultId", bench_hash('owner', n / 3) as owner,
       bench_hash('account', n / 20) as "personId", bench_hash('order', n / 20) as "orderId"
     from unnest($1::bigint[]) as n`,
    [[...numbers]],
  );
  return rows.map((row) => ({ ...row, nowMs: Date.now() }));
}

async function measure(
  { name, prepare, run, isWide = false }: HotStatement,
  samples: readonly Sample[],
  repeats: number,
  pools: readonly ExplainedPool[],
): Promise<MeasuredStatement> {
  // A call that stores or deletes something does less the second time: each is made for a person of its own.
  const explainedCount = Math.min(EXPLAINED, samples.length >> 1);
  const chosen = samples.slice(explainedCount, explainedCount + (isWide ? Math.min(repeats, WIDE_REPEATS) : repeats));
  const times: number[] = [];
  for (const sample of chosen) {
    const prepared = (await prepare?.(sample)) ?? "";
    const startedMs = performance.now();
    await run(sample, prepared);
    times.push(performance.now() - startedMs);
  }
  const calls: { buffers: number; descents: number; rows: number }[] = [];
  const nodes = new Set<string>();
  for (const sample of samples.slice(0, explainedCount)) {
    const prepared = (await prepare?.(sample)) ?? "";
    const explained = await explainIn(pools, () => run(sample, prepared));
    calls.push({
      buffers: sum(explained.map((each) => each.buffers)),
      descents: sum(explained.map((each) => each.descents)),
      rows: sum(explained.map((each) => each.rows)),
    });
    for (const each of explained) for (const node of each.nodes) nodes.add(node);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    medianMs: milliseconds(sorted[Math.floor(sorted.length / 2)]),
    p99Ms: milliseconds(sorted[Math.floor(sorted.length * 0.99)]),
    buffers: middle(calls.map(({ buffers }) => buffers)),
    descents: middle(calls.map(({ descents }) => descents)),
    rows: middle(calls.map(({ rows }) => rows)),
    nodes: [...nodes].toSorted(),
  };
}

async function explainIn(pools: readonly ExplainedPool[], work: () => Promise<unknown>) {
  const [first, second] = pools;
  let inner: Awaited<ReturnType<ExplainedPool["explain"]>> = [];
  const outer = await first!.explain(async () => {
    inner = await second!.explain(work);
  });
  return [...outer, ...inner];
}

function grownIn(sizes: readonly MeasuredSize[]): string[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  return (largest?.statements ?? []).flatMap(({ name, buffers, descents, rows }) => {
    const before = smallest?.statements.find((each) => each.name === name);
    if (!before) return [];
    // A table of one page is read as a whole; in a larger one each row that is found is in a page of its own.
    const allowed = before.buffers + DEEPER * Math.max(descents, before.descents) + Math.min(rows, before.rows);
    return buffers > allowed
      ? [`${name}: ${before.buffers} pages with ${smallest?.rows} rows, ${buffers} with ${largest?.rows}`]
      : [];
  });
}

async function megabytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    "select (pg_database_size(current_database()) / 1000000)::integer as size",
  );
  return rows[0]?.size ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const milliseconds = (value = 0): number => Math.round(value * 100) / 100;
