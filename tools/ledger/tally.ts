import type { TestResult } from "#tools/results/vitest-results.ts";
import type { Requirement } from "./requirements.ts";

/** A test that claims more than this shows none of them well. */
const MAX_IDS_PER_TEST = 4;

export interface GroupTally {
  readonly rows: number;
  readonly shown: number;
  readonly missing: readonly string[];
}

export interface Ledger {
  readonly groups: Readonly<Record<string, GroupTally>>;
  /** Claims that cannot be right; they make the ledger worthless until mended. */
  readonly errors: readonly string[];
}

/** A row is shown when a passing test names it and no failing test does. */
export function tally(requirements: readonly Requirement[], tests: readonly TestResult[]): Ledger {
  const known = new Set(requirements.map(({ id }) => id));
  const claims = tests.map((test) => ({ test, ids: idsIn(test.name) }));
  const named = (outcome: TestResult["outcome"]) =>
    new Set(claims.filter(({ test }) => test.outcome === outcome).flatMap(({ ids }) => ids));
  const passed = named("passed");
  const failed = named("failed");
  const isShown = ({ id }: Requirement) => passed.has(id) && !failed.has(id);
  return {
    groups: Object.fromEntries(
      [...new Set(requirements.map(({ group }) => group))].map((group) => {
        const rows = requirements.filter((row) => row.group === group);
        const missing = rows.filter((row) => !isShown(row)).map(({ id }) => id);
        return [group, { rows: rows.length, shown: rows.length - missing.length, missing }];
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

/** `[C-028]` or `[C-028, C-029]`, anywhere in the name. */
export const idsIn = (name: string): string[] => [
  ...new Set(
    [...name.matchAll(/\[([A-Z]-\d+(?:\s*,\s*[A-Z]-\d+)*)\]/g)].flatMap((found) => (found[1] ?? "").split(/\s*,\s*/)),
  ),
];
