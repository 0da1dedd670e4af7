import type { TestResult } from "#tools/results/vitest-results.ts";
import type { Reaches } from "./reach.ts";
import type { Requirement } from "./requirements.ts";
import { idsIn } from "./row-ids.ts";

/** A test that claims more than this shows none of them well. */
const MAX_IDS_PER_TEST = 4;

export interface GroupTally {
  readonly rows: number;
  readonly shown: number;
  /** No passing test names them, or a failing one does. */
  readonly missing: readonly string[];
  /** Passing tests name them, but only of code that no program reaches. */
  readonly unreached: readonly string[];
}

export interface Ledger {
  readonly groups: Readonly<Record<string, GroupTally>>;
  /** Claims that cannot be right; the ledger is invalid until they are fixed. */
  readonly errors: readonly string[];
}

/** A row is shown when a passing test names it that reaches the product, and no failing test does. */
export function tally(requirements: readonly Requirement[], tests: readonly TestResult[], reaches: Reaches): Ledger {
  const known = new Set(requirements.map(({ id }) => id));
  const claims = tests.map((test) => ({ test, ids: idsIn(test.name) }));
  const naming = ({ id }: Requirement) => claims.filter(({ ids }) => ids.includes(id)).map(({ test }) => test);
  const standingOf = (row: Requirement): "shown" | "missing" | "unreached" => {
    const named = naming(row);
    const passed = named.filter(({ outcome }) => outcome === "passed");
    if (passed.length === 0 || named.some(({ outcome }) => outcome === "failed")) return "missing";
    const files = new Set(passed.map(({ file }) => file));
    return [...files].some((file) => reaches(file, row.id)) ? "shown" : "unreached";
  };
  const standings = Map.groupBy(
    requirements.map((row) => ({ ...row, standing: standingOf(row) })),
    ({ group }) => group,
  );
  return {
    groups: Object.fromEntries(
      [...standings].map(([group, rows]) => {
        const idsOf = (wanted: "missing" | "unreached") =>
          rows.filter(({ standing }) => standing === wanted).map(({ id }) => id);
        const shown = rows.filter(({ standing }) => standing === "shown").length;
        return [group, { rows: rows.length, shown, missing: idsOf("missing"), unreached: idsOf("unreached") }];
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
