import { readFileSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Where the test scripts of package.json leave their reports, one file per script. */
export const RESULTS_FOLDER = ".results";

export interface TestResult {
  /** The describe titles and the test's own, as one sentence. */
  readonly name: string;
  /** From the root. */
  readonly file: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** The message of a failed test, or of a passed one that failed at its first try. Shortened: the full message is in the suite's output. */
  readonly fault?: string;
}

const FAULT_LINES = 8;

export interface ResultFile {
  readonly suite: string;
  readonly tests: readonly TestResult[];
  /** Test files that could not even be loaded: none of their tests is in the list. */
  readonly brokenFiles: readonly string[];
}

/** Every report of the last run, by suite name. */
export function readResults(folder: string): ResultFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => parseResults(basename(name, ".json"), readFileSync(join(folder, name), "utf8")));
}

/** Reads what vitest's json reporter writes. */
export function parseResults(suite: string, json: string): ResultFile {
  const report = JSON.parse(json) as VitestReport;
  return {
    suite,
    tests: report.testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
        name: fullName.trim(),
        file: relative(process.cwd(), file.name),
        outcome: outcomeOf(status),
        ...(failureMessages.length === 0 ? {} : { fault: shorten(failureMessages.join("\n")) }),
      })),
    ),
    brokenFiles: report.testResults
      .filter((file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"))
      .map((file) => file.name),
  };
}

/** A file that could not be loaded counts as one failure: its tests would otherwise be missing from the sum. */
export function countOutcomes(files: readonly ResultFile[]): { passed: number; failed: number; skipped: number } {
  const outcomes = files.flatMap((file) => file.tests.map(({ outcome }) => outcome));
  const count = (wanted: TestResult["outcome"]) => outcomes.filter((outcome) => outcome === wanted).length;
  const broken = files.flatMap((file) => file.brokenFiles).length;
  return { passed: count("passed"), failed: count("failed") + broken, skipped: count("skipped") };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function outcomeOf(status: string): TestResult["outcome"] {
  if (status === "passed" || status === "failed") return status;
  return "skipped";
}

const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, FAULT_LINES)
    .join("\n");
