import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markdownTable } from "#tools/docs/generated/markdown-table.ts";
import { countOutcomes, type ResultFile } from "#tools/results/vitest-results.ts";
import { type Moment, MOMENT_TITLES } from "./moments.ts";
import { RESULTS_FOLDER } from "./run-suite.ts";
import { SUITE_NAMES, type SuiteName } from "./suites.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What one file gave at one moment. */
export interface FileResult extends Counts {
  readonly moment: Moment["name"];
  /** What the clock showed, because next year's moments are others. */
  readonly at: string;
  readonly suite: SuiteName;
  readonly file: string;
}

export interface Failure {
  readonly moment: Moment["name"];
  readonly file: string;
  readonly name: string;
  readonly fault: string;
}

export interface ClocksReport extends Counts {
  readonly name: "clocks";
  readonly files: number;
  readonly failures: readonly Failure[];
}

export function reportOf(results: readonly FileResult[], failures: readonly Failure[]): ClocksReport {
  return { name: "clocks", files: results.length, ...sumOf(results), failures };
}

const sumOf = (results: readonly Counts[]): Counts => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** One result for each file that was asked for; one that is missing from the results has failed. */
export function resultsOf(
  moment: Moment,
  suite: SuiteName,
  files: readonly string[],
  found: ResultFile,
): { results: FileResult[]; failures: Failure[] } {
  const results = files.map((file): FileResult => {
    const tests = found.tests.filter((test) => test.file === file);
    const counts = countOutcomes([{ suite, tests, brokenFiles: tests.length === 0 ? [file] : [] }]);
    return { moment: moment.name, at: moment.at.toISOString(), suite, file, ...counts };
  });
  const failed = found.tests.filter(({ outcome }) => outcome === "failed");
  const missing = results.filter(({ passed, failed: count, skipped }) => passed + skipped === 0 && count === 1);
  const failures = [
    ...failed.map(({ file, name, fault = "" }) => ({ file, name, fault })),
    ...missing
      .filter(({ file }) => !failed.some((test) => test.file === file))
      .map(({ file }) => ({ file, name: "(whole file)", fault: "it has no results" })),
  ].map((each) => ({ moment: moment.name, ...each }));
  return { results, failures };
}

/** Of this run over those of earlier ones; an earlier one at another date of the same moment is forgotten. */
export function mergeResults(earlier: readonly FileResult[], results: readonly FileResult[]): FileResult[] {
  const dates = new Map(results.map(({ moment, at }) => [moment, at]));
  const current = earlier.filter(({ moment, at }) => (dates.get(moment) ?? at) === at);
  const keyOf = ({ moment, suite, file }: FileResult) => `${moment} ${suite} ${file}`;
  return [...new Map([...current, ...results].map((each) => [keyOf(each), each])).values()];
}

const STORED = join(RESULTS_FOLDER, "results.json");

export const readStored = (): FileResult[] =>
  existsSync(STORED) ? (JSON.parse(readFileSync(STORED, "utf8")) as FileResult[]) : [];

export function saveResults(results: readonly FileResult[]): void {
  mkdirSync(dirname(STORED), { recursive: true });
  writeFileSync(STORED, JSON.stringify(mergeResults(readStored(), results)));
}

/** The files of each suite that can run with another clock. */
export type FilesOfSuite = Readonly<Record<SuiteName, readonly string[]>>;

/** One line for each moment and suite: what was run, and how much of the suite that is. */
export function clocksTable(moments: readonly Moment[], files: FilesOfSuite, results: readonly FileResult[]): string {
  const head = ["name", "moment", "clock at the start, UTC", "suite", "test files", "passed", "failed", "skipped"];
  const lines = moments.flatMap(({ name, at }) =>
    SUITE_NAMES.map((suite) => {
      const all = files[suite];
      const own = results.filter((each) => each.moment === name && each.suite === suite && all.includes(each.file));
      const { passed, failed, skipped } = sumOf(own);
      const counts = own.length === 0 ? ["not run", "", ""] : [passed, failed, skipped].map(String);
      const clock = (own[0]?.at ?? at.toISOString()).slice(0, 16).replace("T", " ");
      return [name, MOMENT_TITLES[name], clock, suite, `${own.length} of ${all.length}`, ...counts];
    }),
  );
  return markdownTable(head, lines);
}
