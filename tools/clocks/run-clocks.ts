import { readImportGraph } from "#tests/architecture/import-graph.ts";
import { markdownTable } from "#tools/docs/generated/markdown-table.ts";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { type ResultFile, countOutcomes, parseResults } from "#tools/results/vitest-results.ts";
import { writePart } from "#tools/results/write-part.ts";
import { clockStartingAt, ensureFakeClock } from "#tools/services/fake-clock.ts";
import { installPackages } from "#tools/services/install.ts";
import { MOMENT_TITLES, type Moment } from "./moments.ts";
import {
  SUITES,
  SUITE_NAMES,
  type SuiteName,
  findEngineFiles,
  findLockTimeoutFiles,
  listFiles,
  selectFiles,
} from "./suites.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface ClocksRun {
  readonly moments: readonly Moment[];
  readonly suites: readonly SuiteName[];
  /** Parts of paths; all files when empty. */
  readonly wanted: readonly string[];
  readonly log: (line: string) => void;
}

/** Runs every suite at every moment, and stores the results of each run when it ends. */
export async function runClocks({ moments, suites, wanted, log }: ClocksRun) {
  // Before the first run: they take time, and the clock of a run has begun.
  ensureFakeClock();
  if (suites.some((suite) => SUITES[suite].needsServers)) prepareServers();
  const all: { results: FileResult[]; failures: Failure[] } = { results: [], failures: [] };
  for (const moment of moments) {
    for (const suite of suites) {
      const files = selectFiles(filesToRun(suite), wanted);
      if (files.length === 0) continue;
      const startedMs = performance.now();
      const found = resultsOf(moment, suite, files, await runSuite(moment, suite, files));
      saveResults(found.results);
      all.results.push(...found.results);
      all.failures.push(...found.failures);
      const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0);
      log(`${moment.name} ${suite}: ${files.length} files, ${found.failures.length} failures, ${seconds} s`);
      for (const { file, name, fault } of found.failures)
        log(`  ${file}: ${name}\n    ${fault.replaceAll("\n", "\n    ")}`);
    }
  }
  if (all.results.length === 0) throw new Error(`no test file contains ${wanted.join(" or ")}`);
  return all;
}

function prepareServers(): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new Error(
      "the contract suite needs a network of its own, which needs Linux and root: --suites unit runs without",
    );
  installPackages(["iproute2"]);
  ensureFreshBuild();
}

export function filesToRun(suite: SuiteName): string[] {
  const left = new Set([...engineFiles(), ...lockTimeoutFiles()]);
  return listFiles(ROOT, suite).filter((file) => !left.has(file));
}

export const lockTimeoutFiles = (): Set<string> => findLockTimeoutFiles(listFiles(ROOT, "contracts"), readSource);

const readSource = (file: string): string => readFileSync(join(ROOT, file), "utf8");

let known: Set<string> | undefined;

export function engineFiles(): Set<string> {
  known ??= findEngineFiles(readImportGraph(ROOT), readSource);
  return known;
}

export const RESULTS_FOLDER = join(ROOT, ".results/clocks");

/** Runs these files of a suite with the clock of a moment. Throws when it ended without results, or not well for another reason than a test. */
export async function runSuite(moment: Moment, name: SuiteName, files: readonly string[]): Promise<ResultFile> {
  const suite = SUITES[name];
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const logFile = join(RESULTS_FOLDER, `${moment.name}-${name}.log`);
  const results = join(RESULTS_FOLDER, `${moment.name}-${name}.json`);
  rmSync(results, { force: true });
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...suite.projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}`,
    ...files,
  ];
  const [command = NODE, ...args] = suite.needsServers
    ? [...OWN_NETWORK, NODE, WITH_SERVERS, ...vitest]
    : [NODE, ...vitest];
  const log = openSync(logFile, "w");
  // The clock begins as late as possible: what was installed or built before has used none of its minutes.
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...clockStartingAt(moment.at) },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const code = await endOf(child);
  if (!existsSync(results)) throw new Error(`${name} at ${moment.name} ended without results: ${logFile}`);
  const found = parseResults(name, readFileSync(results, "utf8"));
  // For example an error that no test waited for.
  if (code !== 0 && countOutcomes([found]).failed === 0)
    throw new Error(`${name} at ${moment.name} ended with ${code}, and no test failed: ${logFile}`);
  return found;
}

/**
 * A network of its own, where the ports of PostgreSQL and Redis are free, so that tests find servers with their own clock at the addresses they
 * know. Its processes have numbers of their own, and none of them outlives the first.
 */
const OWN_NETWORK = ["unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
const WITH_SERVERS = "tools/clocks/with-servers.ts";

function endOf(child: ChildProcess): Promise<number | null> {
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("exit", kill);
      resolve(code);
    });
  });
}

/** What CI runs: files whose tests use the real clock and compute with days, at the moments that differ the most. */
export const SHORT = {
  suites: "unit",
  only: "2355-utc,autumn,leap-day",
  files: [
    "src/domain/calendar/",
    "src/journeys/account/",
    "src/journeys/claims/",
    "src/journeys/coach/",
    "src/journeys/household/",
    "src/journeys/social-proof/",
    "src/journeys/watch/",
    "simulators/secure/",
    "tools/services/fake-clock",
  ].join(),
};

const MARKS = { begin: "<!-- counts: npm run tool -- clocks --write -->", end: "<!-- end of counts -->" };

/** Puts the stored results into the document, and the list of what cannot be run. */
export function writeClocks(moments: readonly Moment[]): void {
  const files = { unit: filesToRun("unit"), contracts: filesToRun("contracts") };
  const withEngine = [...engineFiles()].filter((file) => /^tests\/(contracts|security)\//.test(file));
  const lines = [
    clocksTable(moments, files, readStored()),
    ...listLeft("These files of the contract suite start an engine and are left out", withEngine),
    ...listLeft("And these, because they wait until PostgreSQL ends a wait for a lock", [...lockTimeoutFiles()]),
  ];
  writePart("docs/clocks.md", MARKS, lines.join("\n"));
}

const listLeft = (reason: string, files: readonly string[]): string[] => [
  "",
  `${reason} (${files.length}):`,
  "",
  ...files.toSorted().map((file) => `- \`${file}\``),
];

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
