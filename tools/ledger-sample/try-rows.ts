import type { Requirement } from "#tools/ledger/requirements.ts";
import { idsIn } from "#tools/ledger/row-ids.ts";
import type { Mutant } from "#tools/mutation/mutant.ts";
import type { MutatedTests, Outcome } from "#tools/mutation/mutated-tests.ts";
import type { Plan } from "#tools/mutation/switch-mutant.ts";
import { chooseMutants } from "./choose-mutants.ts";

/** A test that so many changes to the code it executes leave as it is cannot be expected to fail for a broken rule. */
const MAX_TRIES = 25;

export interface TriedRow {
  readonly row: Requirement;
  readonly file: string;
  readonly test: string;
  readonly tries: number;
  /** The change with which its test failed, and how. */
  readonly failedBy?: { readonly mutant: Mutant; readonly fault: string };
  /** Why no change was found. */
  readonly reason?: string;
}

export interface SampledRow {
  readonly row: Requirement;
  readonly file: string;
}

interface Attempt extends SampledRow {
  readonly test: string;
  readonly candidates: readonly Mutant[];
  tries: number;
}

/** In each round every test file has one change switched on, for one of its rows. */
export async function tryRows(
  tests: MutatedTests,
  sampled: readonly SampledRow[],
  imports: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): Promise<TriedRow[]> {
  const unchanged = await run(tests, sampled, () => ({}));
  const attempts = sampled.map(({ row, file }) => attemptOf(row, file));
  const tried: TriedRow[] = attempts.flatMap(({ attempt, reason }) =>
    reason === undefined ? [] : [{ ...attempt, reason }],
  );
  let open = attempts.flatMap(({ attempt, reason }) => (reason === undefined ? [attempt] : []));
  while (open.length > 0) {
    const round = [...new Map(open.map((attempt) => [attempt.file, attempt])).values()];
    const ended = await tryRound(tests, round);
    tried.push(...ended);
    const done = new Set(ended.map(({ row }) => row.id));
    open = open.filter(({ row }) => !done.has(row.id));
  }
  return tried;

  function attemptOf(
    row: Requirement,
    file: string,
  ): { readonly attempt: Attempt; readonly reason: string | undefined } {
    const own = outcomesOf(unchanged, file, row.id);
    const byTest = new Set(own.flatMap(({ covered }) => covered));
    const beforeTest = new Set(own.flatMap(({ coveredBefore }) => coveredBefore));
    const covered = { byTest, beforeTest, imported: new Set(imports.get(file)) };
    const candidates = chooseMutants(row, tests.mutants, covered, random).slice(0, MAX_TRIES);
    const attempt = { row, file, test: own[0]?.name ?? "", candidates, tries: 0 };
    return { attempt, reason: whyNotTried(own, candidates) };
  }
}

async function tryRound(tests: MutatedTests, round: readonly Attempt[]): Promise<TriedRow[]> {
  const active = new Map(round.map(({ file, candidates, tries }) => [file, candidates[tries]?.id ?? ""]));
  const outcomes = await run(tests, round, (file) => ({ active: active.get(file) ?? "" }));
  return round.flatMap((attempt): TriedRow[] => {
    const mutant = attempt.candidates[attempt.tries];
    attempt.tries += 1;
    const { row, file, test, tries, candidates } = attempt;
    const failed = outcomesOf(outcomes, file, row.id).find(({ state }) => state === "failed");
    if (failed && mutant) return [{ row, file, test: failed.name, tries, failedBy: { mutant, fault: failed.fault } }];
    return tries < candidates.length ? [] : [{ row, file, test, tries, reason: `passed with ${tries} changes` }];
  });
}

async function run(
  tests: MutatedTests,
  rows: readonly SampledRow[],
  planOf: (file: string) => Plan,
): Promise<Outcome[]> {
  const named = new RegExp(`\\[[^\\]]*\\b(${rows.map(({ row }) => row.id).join("|")})\\b[^\\]]*\\]`);
  const outcomes = await tests.run(new Map(rows.map(({ file }) => [file, planOf(file)])), named);
  return outcomes.flatMap((outcome) => outcome.tests);
}

const outcomesOf = (outcomes: readonly Outcome[], file: string, id: string): Outcome[] =>
  outcomes.filter((each) => each.file === file && idsIn(each.name).includes(id) && each.state !== "skipped");

function whyNotTried(own: readonly Outcome[], candidates: readonly Mutant[]): string | undefined {
  if (own.length === 0) return "no test of that name was run";
  const failed = own.find(({ state }) => state === "failed");
  if (failed) return `fails without a change: ${failed.fault}`;
  return candidates.length === 0 ? "nothing that it executes can be changed" : undefined;
}
