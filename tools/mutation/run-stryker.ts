import { readFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";

/** The part of Stryker's report that is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

interface ReportedMutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly killedBy?: readonly string[];
}

const FOUND = new Set(["Killed", "Timeout"]);
export const isFound = ({ status }: ReportedMutant): boolean => FOUND.has(status);

export interface StrykerRun {
  /** Files to change. */
  readonly mutate: readonly string[];
  /** Test files; all unit tests that import what is changed, unless given. */
  readonly testFiles?: readonly string[];
  /** Without the ending `.json` and `.html`: what an earlier run has found and nothing has changed since is not run again. */
  readonly report: string;
  readonly configFile?: string;
  /** Every test that notices a change is named, not only the first. */
  readonly isExhaustive?: boolean;
}

/** Runs Stryker in the current folder and reads its report, which holds what earlier runs have found as well. */
export async function runStryker(run: StrykerRun): Promise<MutationReport> {
  const stryker = new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: run.configFile ?? "tools/mutation/vitest.config.ts", related: run.testFiles === undefined },
    // Only to rewrite paths in it, which TypeScript 7 offers no API for.
    tsconfigFile: "none.json",
    mutate: [...run.mutate],
    ...(run.testFiles ? { testFiles: [...run.testFiles] } : {}),
    incremental: true,
    incrementalFile: `${run.report}.json`,
    htmlReporter: { fileName: `${run.report}.html` },
    reporters: ["html", "progress-append-only"],
    tempDirName: ".results/stryker",
    cleanTempDir: "always",
    ignorePatterns: ["build", ".results", ".services", ".stack", ".react-router", "shots", "tests/journeys"],
    coverageAnalysis: "perTest",
    // A constant is computed when a file is loaded: each change to one would run every test that imports it, which took three quarters of the time.
    ignoreStatic: run.testFiles === undefined,
    disableBail: run.isExhaustive ?? false,
    concurrency: 1,
    timeoutMS: 15_000,
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
  return JSON.parse(readFileSync(`${run.report}.json`, "utf8")) as MutationReport;
}
