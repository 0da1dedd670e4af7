import type { Equivalent } from "./equivalent.ts";
import type { FileResult, Results, Survivor } from "./results.ts";

export interface AreaTally {
  readonly name: string;
  readonly files: number;
  /** Not measured, or changed since. */
  readonly stale: readonly string[];
  readonly mutants: number;
  readonly found: number;
  readonly equivalent: number;
  readonly survived: number;
  readonly uncovered: number;
  /** Of every hundred that could be found, how many were; without a measured one there is no score. */
  readonly score: number | undefined;
}

/** The files of an area with the hash that each has now. */
export type CurrentFiles = ReadonlyMap<string, string>;

export function tallyArea(
  name: string,
  files: CurrentFiles,
  results: Results,
  known: readonly Equivalent[],
): AreaTally {
  const measured = [...files].filter(([path, hash]) => results[path]?.hash === hash).map(([path]) => path);
  const sum = (pick: (result: FileResult, path: string) => number) =>
    measured.reduce((total, path) => total + pick(results[path] as FileResult, path), 0);
  const left = (covered: boolean) =>
    sum((result, path) => remaining(path, result, known).filter((each) => each.covered === covered).length);
  const mutants = sum((each) => each.mutants);
  const found = sum((each) => each.found);
  const equivalent = sum((result, path) => result.survived.length - remaining(path, result, known).length);
  const isMeasured = new Set(measured);
  return {
    name,
    files: files.size,
    stale: [...files.keys()].filter((path) => !isMeasured.has(path)),
    mutants,
    found,
    equivalent,
    survived: left(true),
    uncovered: left(false),
    score: mutants === equivalent ? undefined : (100 * found) / (mutants - equivalent),
  };
}

/** Survivors of a file, without those that no test can find. */
export const remaining = (path: string, { survived }: FileResult, known: readonly Equivalent[]): Survivor[] =>
  survived.filter(({ was, now }) => !known.some((each) => each.file === path && each.was === was && each.now === now));

/** Reviewed mutants that are no longer among the survivors: the list must not outlive the code. */
export const outdated = (results: Results, known: readonly Equivalent[]): Equivalent[] =>
  known.filter(({ file, was, now }) => !results[file]?.survived.some((each) => each.was === was && each.now === now));
