import type { Requirement } from "#tools/ledger/requirements.ts";
import type { Mutant } from "#tools/mutation/mutant.ts";
import { numberMutator } from "#tools/mutation/number-mutator.ts";
import { shuffle } from "./shuffle.ts";

/** Removing a whole function breaks more than a rule, so it is tried last. */
const CRUDE = new Set(["BlockStatement", "ArrowFunction"]);
/** Shorter ones are in many rows. */
const MIN_QUOTED_LENGTH = 5;
/** So are smaller numbers. */
const MIN_QUOTED_NUMBER = 3;

export interface Covered {
  readonly byTest: ReadonlySet<string>;
  readonly beforeTest: ReadonlySet<string>;
  /** Files that the test's own file imports. */
  readonly imported: ReadonlySet<string>;
}

/**
 * The changes to try for a row, in an order that the seed decides: first those of a text or number that the row quotes, then small changes in
 * files that the test imports itself, then other code that it executes, then constants of what it imports.
 */
export function chooseMutants(
  row: Pick<Requirement, "text">,
  mutants: ReadonlyMap<string, Mutant>,
  { byTest, beforeTest, imported }: Covered,
  random: () => number,
): Mutant[] {
  const executed = [...byTest].flatMap((id) => mutants.get(id) ?? []);
  const loaded = [...beforeTest].filter((id) => !byTest.has(id)).flatMap((id) => mutants.get(id) ?? []);
  const ranked = [
    ...shuffle(executed, random).map((mutant) => ({ mutant, rank: rankOf(mutant) })),
    ...shuffle(loaded, random)
      .filter((mutant) => imported.has(mutant.file) || isQuoted(mutant))
      .map((mutant) => ({ mutant, rank: isQuoted(mutant) ? 0 : 5 })),
  ];
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ mutant }) => mutant);

  function rankOf(mutant: Mutant): number {
    if (isQuoted(mutant)) return 0;
    return (imported.has(mutant.file) ? 1 : 3) + (CRUDE.has(mutant.mutator) ? 1 : 0);
  }

  function isQuoted({ was, mutator }: Mutant): boolean {
    if (mutator === numberMutator.name) return isQuotedNumber(Number(was.replaceAll("_", "")));
    const text = was.slice(1, -1).trim();
    return mutator === "StringLiteral" && text.length >= MIN_QUOTED_LENGTH && row.text.includes(text);
  }

  /** As it is, or in seconds where the code has milliseconds. */
  function isQuotedNumber(value: number): boolean {
    const quoted: readonly string[] = row.text.match(/\d+/g) ?? [];
    return value >= MIN_QUOTED_NUMBER && (quoted.includes(String(value)) || quoted.includes(String(value / 1_000)));
  }
}
