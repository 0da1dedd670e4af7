import type pg from "pg";
import type { DatabasePool } from "#platform/database/pool.ts";

/** What one statement has read, by the server's own account. */
export interface Explained {
  readonly buffers: number;
  /** How often an index or a table was gone through, to read or to add an entry. */
  readonly descents: number;
  /** How many rows were found in tables. */
  readonly rows: number;
  readonly nodes: ReadonlySet<string>;
}

export interface ExplainedPool {
  readonly pool: DatabasePool;
  /** Explains every statement of the work before it is executed. */
  explain(work: () => Promise<unknown>): Promise<Explained[]>;
}

/** A pool whose statements can be explained with the values that a store gives them: what is measured is what the product executes. */
export function explainedPool(pool: DatabasePool): ExplainedPool {
  let found: Explained[] | undefined;
  const intercept = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name === "connect") return async () => intercept((await Reflect.apply(value, target, [])) as object);
        if (name !== "query") return value.bind(target) as unknown;
        return async (statement: string | pg.QueryConfig, values?: unknown[]) => {
          if (found) found.push(...(await explainOne(pool, statement, values)));
          return Reflect.apply(value, target, [statement, values]) as unknown;
        };
      },
    });
  return {
    pool: intercept(pool),
    async explain(work) {
      found = [];
      try {
        await work();
        return found;
      } finally {
        found = undefined;
      }
    },
  };
}

async function explainOne(
  pool: DatabasePool,
  statement: string | pg.QueryConfig,
  values?: unknown[],
): Promise<Explained[]> {
  const text = typeof statement === "string" ? statement : statement.text;
  if (/^\s*(begin|commit|rollback|set)\b/i.test(text)) return [];
  const client = await pool.connect();
  try {
    await client.query("begin");
    const given = typeof statement === "string" ? values : statement.values;
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      given,
    );
    const counts = await countIndexes(client);
    return rows.map((row) => explainedOf(row["QUERY PLAN"][0].Plan, counts));
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Of each table. A changed row that moves to another page gets an entry in each, as a new one does. */
async function countIndexes(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(
    "select relname as name, count(*)::integer from pg_index join pg_class on pg_class.oid = indrelid group by relname",
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

function descentsOf(node: PlanNode, indexCounts: ReadonlyMap<string, number>): number {
  const table = node["Relation Name"];
  if (table !== undefined && (node.Operation === "Insert" || node.Operation === "Update")) {
    const written = sumOf((node.Plans ?? []).map((child) => child["Actual Rows"] * child["Actual Loops"]));
    return (1 + (indexCounts.get(table) ?? 0)) * written;
  }
  return (table ?? node["Index Name"]) ? node["Actual Loops"] : 0;
}

const isScan = (node: PlanNode): boolean => node["Relation Name"] !== undefined && node.Operation === undefined;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

interface PlanNode {
  readonly "Node Type": string;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly "Actual Loops": number;
  readonly "Actual Rows": number;
  readonly Operation?: string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

function explainedOf(plan: PlanNode, indexCounts: ReadonlyMap<string, number>): Explained {
  const executed = [...nodesOf(plan)].filter((node) => node["Actual Loops"] > 0);
  return {
    buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    descents: sumOf(executed.map((node) => descentsOf(node, indexCounts))),
    rows: sumOf(executed.filter(isScan).map((node) => node["Actual Rows"] * node["Actual Loops"])),
    nodes: new Set(executed.map((node) => node["Node Type"])),
  };
}

function* nodesOf(node: PlanNode): Iterable<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}
