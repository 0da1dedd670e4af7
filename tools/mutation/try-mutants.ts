import { basename, dirname } from "node:path";
import type { FileOutcome, MutatedTests, Outcome } from "./mutated-tests.ts";
import type { Mutant } from "./mutant.ts";
import type { Plan } from "./switch-mutant.ts";

/** A constant is computed when a test file is loaded, so each change to one is a load: the nearest files are asked. */
const MAX_LOADS = 3;
/** Of those in its own folder: a table of cases is as many tests, and any of them may be the one that notices. */
const MAX_OWN_TESTS = 60;
/** After those, so many others; one that computes whole years would take minutes for all changes. */
const MAX_OTHER_TESTS = 6;
const MAX_TEST_MS = 2000;
const MAX_FILE_MS = 5000;

export type Verdict = "found" | "survived" | "not executed";

/** What the tests make of each change. */
export async function tryMutants(
  tests: MutatedTests,
  testFiles: readonly string[],
): Promise<ReadonlyMap<string, Verdict>> {
  const all = [...tests.mutants.values()];
  const unchanged = await tests.run(new Map(testFiles.map((file) => [file, {}])));
  const usable = unchanged.flatMap(({ tests }) => tests).filter(({ state }) => state === "passed");
  const byTest = new Map(
    all.map((mutant) => [mutant.id, nearestFirst(mutant, usable.filter(coveredSets("covered", mutant)))]),
  );
  const durations = new Map(
    unchanged.map(({ file, tests }) => [file, tests.reduce((sum, each) => sum + each.durationMs, 0)]),
  );
  const found = new Set<string>();
  const furtherTests = (mutant: Mutant): Outcome[] => {
    const tests = (byTest.get(mutant.id) ?? []).slice(1).filter(({ durationMs }) => durationMs <= MAX_TEST_MS);
    const [own = [], others = []] = [true, false].map((which) =>
      tests.filter((test) => isOwnTest(mutant, test) === which),
    );
    return [...own.slice(0, MAX_OWN_TESTS), ...others.slice(0, MAX_OTHER_TESTS)];
  };
  const open = (): Mutant[] => all.filter(({ id }) => !found.has(id));

  await tryInTests(open().map((mutant) => ({ mutant, by: byTest.get(mutant.id)?.slice(0, 1) ?? [] })));
  await tryInTests(open().map((mutant) => ({ mutant, by: furtherTests(mutant) })));
  const loadedBy = new Map(all.map((mutant) => [mutant.id, closestFiles(mutant)]));
  await tryInLoads(open().map((mutant) => ({ mutant, files: loadedBy.get(mutant.id) ?? [] })));
  return new Map(all.map(({ id }) => [id, verdictOf(id)]));

  /** The files that load it and whose tests execute what is closest to it: they are likeliest to use it. */
  function closestFiles(mutant: Mutant): string[] {
    const loading = new Set(
      filesOf(usable.filter(coveredSets("coveredBefore", mutant))).filter((file) => isQuick(file)),
    );
    const beside = all
      .filter(({ file, id }) => file === mutant.file && (byTest.get(id)?.length ?? 0) > 0)
      .toSorted((one, other) => Math.abs(one.line - mutant.line) - Math.abs(other.line - mutant.line));
    const tests = [...beside.map(({ id }) => byTest.get(id) ?? []), nearestFirst(mutant, usable)].flat();
    // Constants are tables and texts, which are tested beside them rather than by what uses them.
    const [own, others] = [true, false].map((which) => tests.filter((test) => isOwnTest(mutant, test) === which));
    const closest = new Set<string>();
    for (const { file } of [...(own ?? []), ...(others ?? [])]) {
      if (loading.has(file)) closest.add(file);
      if (closest.size === MAX_LOADS) break;
    }
    return [...closest];
  }

  function isQuick(file: string): boolean {
    return (durations.get(file) ?? 0) <= MAX_FILE_MS;
  }

  function verdictOf(id: string): Verdict {
    if (found.has(id)) return "found";
    return byTest.get(id)?.length === 0 && loadedBy.get(id)?.length === 0 ? "not executed" : "survived";
  }

  /** Each test is run with all its changes, one after the other, in one load of its file. */
  async function tryInTests(
    wanted: readonly { readonly mutant: Mutant; readonly by: readonly Outcome[] }[],
  ): Promise<void> {
    const tries = wanted.flatMap(({ mutant, by }) => by.map((test) => ({ id: mutant.id, test })));
    if (tries.length === 0) return;
    const outcomes = await tests.run(plansOf(tries));
    const ran = new Map(outcomes.flatMap((outcome) => outcome.tests).map((test) => [test.id, test]));
    for (const [test, own] of Map.groupBy(tries, (each) => each.test.id))
      for (const [at, { id }] of own.entries()) if (isFoundBy(ran.get(test)?.failed ?? [], at)) found.add(id);
  }

  async function tryInLoads(
    wanted: readonly { readonly mutant: Mutant; readonly files: readonly string[] }[],
  ): Promise<void> {
    let queue = wanted.flatMap(({ mutant, files }) => files.map((file) => ({ id: mutant.id, file })));
    while (queue.length > 0) {
      const round = new Map<string, string>();
      const later: typeof queue = [];
      for (const each of queue) {
        if (found.has(each.id)) continue;
        if (round.has(each.file) || [...round.values()].includes(each.id)) later.push(each);
        else round.set(each.file, each.id);
      }
      const plans = new Map([...round].map(([file, active]): [string, Plan] => [file, { active }]));
      for (const outcome of await tests.run(plans)) if (isBroken(outcome)) found.add(round.get(outcome.file) ?? "");
      queue = later;
    }
  }
}

/** It failed with the change, and neither before nor after: then nothing that an earlier change left behind made it fail. */
export const isFoundBy = (failed: readonly boolean[], at: number): boolean =>
  failed[2 * at] === false && failed[2 * at + 1] === true && failed[2 * at + 2] === false;

const isBroken = ({ isLoaded, tests }: FileOutcome): boolean =>
  !isLoaded || tests.some(({ state }) => state === "failed");

function plansOf(tries: readonly { readonly id: string; readonly test: Outcome }[]): ReadonlyMap<string, Plan> {
  const plans = new Map<string, Record<string, string[]>>();
  for (const { id, test } of tries) {
    const plan = plans.get(test.file) ?? {};
    plans.set(test.file, plan);
    (plan[test.id] ??= []).push(id);
  }
  return new Map([...plans].map(([file, own]) => [file, { tries: own }]));
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** A test executes thousands of changes, and each is looked up among them. */
const coveredSets =
  (which: "covered" | "coveredBefore", { id }: Mutant) =>
  (test: Outcome): boolean => {
    const known = sets.get(test[which]) ?? new Set(test[which]);
    sets.set(test[which], known);
    return known.has(id);
  };

/** Of the test file of the same name first, then of its folder; of several the quickest. */
function nearestFirst(mutant: Mutant, tests: readonly Outcome[]): Outcome[] {
  const rank = (test: Outcome) => (isNamesake(mutant, test) ? 0 : isOwnTest(mutant, test) ? 1 : 2);
  return tests.toSorted((one, other) => rank(one) - rank(other) || one.durationMs - other.durationMs);
}

const isOwnTest = ({ file }: Mutant, test: Outcome): boolean => dirname(test.file) === dirname(file);
const isNamesake = ({ file }: Mutant, test: Outcome): boolean =>
  basename(test.file) === basename(file).replace(/\.ts$/, ".test.ts");

const filesOf = (tests: readonly Outcome[]): string[] => [...new Set(tests.map(({ file }) => file))];
