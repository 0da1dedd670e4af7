import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readImportGraph } from "#tests/architecture/import-graph.ts";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { ensureFakeClock } from "#tools/services/fake-clock.ts";
import { installPackages } from "#tools/services/install.ts";
import { type Failure, type FileResult, resultsOf, saveResults } from "./clocks-report.ts";
import type { Moment } from "./moments.ts";
import { runSuite } from "./run-suite.ts";
import { findEngineFiles, findLockTimeoutFiles, listFiles, selectFiles, SUITES, type SuiteName } from "./suites.ts";

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
