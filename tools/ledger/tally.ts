import type { TestResult } from "#tools/results/vitest-results.ts";
import type { FileClaims, Reaches } from "./reach.ts";
import { type Requirement, idsIn } from "./requirements.ts";

/** A test that claims more than this shows none of them well. */
const MAX_IDS_PER_TEST = 4;

export interface GroupTally {
  readonly rows: number;
  readonly shown: number;
  /** Named by tests of files that this run left out, and by no failed one. */
  readonly notRun: readonly string[];
  /** No test names them, or a failing one does. */
  readonly missing: readonly string[];
  /** Passing tests name them, but only of code that no program reaches. */
  readonly unreached: readonly string[];
}

export interface Ledger {
  readonly groups: Readonly<Record<string, GroupTally>>;
  /** Claims that cannot be right; the ledger is invalid until they are fixed. */
  readonly errors: readonly string[];
}

type Standing = "shown" | "notRun" | "missing" | "unreached";

/** A row is shown when a passing test names it that reaches the product, and no failing test does. */
export function tally(
  requirements: readonly Requirement[],
  tests: readonly TestResult[],
  reaches: Reaches,
  leftOut: readonly FileClaims[] = [],
): Ledger {
  const known = new Set(requirements.map(({ id }) => id));
  const claims = tests.map((test) => ({ test, ids: idsIn(test.name) }));
  const naming = ({ id }: Requirement) => claims.filter(({ ids }) => ids.includes(id)).map(({ test }) => test);
  const isReached = (files: readonly string[], id: string) => [...new Set(files)].some((file) => reaches(file, id));
  const standingOf = (row: Requirement): Standing => {
    const named = naming(row);
    if (named.some(({ outcome }) => outcome === "failed")) return "missing";
    const passed = named.filter(({ outcome }) => outcome === "passed").map(({ file }) => file);
    if (isReached(passed, row.id)) return "shown";
    const others = leftOut.filter(({ ids }) => ids.has(row.id)).map(({ file }) => file);
    if (isReached(others, row.id)) return "notRun";
    return passed.length === 0 && others.length === 0 ? "missing" : "unreached";
  };
  const standings = Map.groupBy(
    requirements.map((row) => ({ ...row, standing: standingOf(row) })),
    ({ group }) => group,
  );
  return {
    groups: Object.fromEntries(
      [...standings].map(([group, rows]) => {
        const idsOf = (wanted: Standing) => rows.filter(({ standing }) => standing === wanted).map(({ id }) => id);
        const [notRun, missing, unreached] = [idsOf("notRun"), idsOf("missing"), idsOf("unreached")];
        return [group, { rows: rows.length, shown: idsOf("shown").length, notRun, missing, unreached }];
      }),
    ),
    errors: claims.flatMap(({ test, ids }) => [
      ...ids.filter((id) => !known.has(id)).map((id) => `unknown row ${id} in "${test.name}"`),
      ...(ids.length > MAX_IDS_PER_TEST
        ? [`${ids.length} rows, more than ${MAX_IDS_PER_TEST}, in "${test.name}"`]
        : []),
    ]),
  };
}
