import type { QueryConfig } from "pg";
import type { DatabasePool } from "#platform/database/pool.ts";

/** What one statement has read, by the server's own account. */
export interface Explained {
  readonly buffers: number;
  /** How often an index or a table was gone through, to read or to add an entry. */
  readonly descents: number;
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
        return async (statement: string | QueryConfig, values?: unknown[]) => {
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
  statement: string | QueryConfig,
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
    return rows.map((row) => explainedOf(row["QUERY PLAN"][0].Plan));
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** No table has more indexes than this, and a statement that changes a row without moving it adds to none. */
const INDEXES = 5;

const descentsOf = (node: PlanNode): number =>
  node.Operation === "Insert"
    ? (1 + INDEXES) * sumOf((node.Plans ?? []).map((child) => child["Actual Rows"] * child["Actual Loops"]))
    : (node["Relation Name"] ?? node["Index Name"])
      ? node["Actual Loops"]
      : 0;

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

function explainedOf(plan: PlanNode): Explained {
  const executed = [...nodesOf(plan)].filter((node) => node["Actual Loops"] > 0);
  return {
    buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    descents: executed.reduce((sum, node) => sum + descentsOf(node), 0),
    nodes: new Set(executed.map((node) => node["Node Type"])),
  };
}

function* nodesOf(node: PlanNode): Iterable<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}
