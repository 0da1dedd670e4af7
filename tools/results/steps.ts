import { countOutcomes, type ResultFile, type TestResult } from "./vitest-results.ts";

export interface Step {
  readonly name: string;
  /** The suite whose results file the step writes; undefined when the step is one test by itself. */
  readonly suite: string | undefined;
  readonly exitCode: number;
  readonly tookS: number;
  /** Of its processes, all cores together. */
  readonly processorS: number;
}

export interface Summary {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
  /** Of the passed ones, those that had failed first. */
  readonly triedTwice: number;
}

/** One step a line: name, suite or `-`, exit code, seconds, seconds of processor time; between tabs. */
export function parseSteps(tsv: string): Step[] {
  return tsv
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", suite = "-", exitCode, tookS, processorS] = line.split("\t");
      return {
        name,
        suite: suite === "-" ? undefined : suite,
        exitCode: Number(exitCode),
        tookS: Number(tookS),
        processorS: Number(processorS),
      };
    });
}

export function summarize(steps: readonly Step[], results: readonly ResultFile[]): Summary {
  const counted = steps.map((step) => ({ step, ...countStep(step, results) }));
  const sum = (pick: "passed" | "failed") => counted.reduce((total, counts) => total + counts[pick], 0);
  const width = Math.max(0, ...steps.map(({ name }) => name.length)) + 1;
  return {
    lines: counted.flatMap(({ step, passed, failed, faults, triedTwice }) => [
      `${failed === 0 ? "ok  " : "FAIL"} ${step.name.padEnd(width)}${String(step.tookS).padStart(4)} s, processor ${String(step.processorS).padStart(4)} s   ${passed} passed, ${failed} failed`,
      ...faults.map((fault) => `       ${fault}`),
      ...triedTwice.map((fault) => `       passed at the second try: ${fault}`),
    ]),
    passed: sum("passed"),
    failed: sum("failed"),
    triedTwice: counted.flatMap((counts) => counts.triedTwice).length,
  };
}

interface StepCount {
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly string[];
  /** Failed once and then passed: each needs a look. */
  readonly triedTwice: readonly string[];
}

function countStep({ suite, exitCode }: Step, results: readonly ResultFile[]): StepCount {
  const hasFailed = exitCode !== 0;
  const nothing = { faults: [], triedTwice: [] };
  if (suite === undefined) return { ...nothing, passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0 };
  const file = results.find((candidate) => candidate.suite === suite);
  if (file === undefined) return { ...nothing, passed: 0, failed: 1, faults: ["ended before it wrote results"] };
  const { passed, failed } = countOutcomes([file]);
  const triedTwice = file.tests
    .filter(({ outcome, fault }) => outcome === "passed" && fault !== undefined)
    .map(describeFault);
  const faults = [
    ...file.tests.filter(({ outcome }) => outcome === "failed").map(describeFault),
    ...file.brokenFiles.map((name) => `could not be loaded: ${name}`),
  ];
  // An error outside every test, such as an unhandled rejection, shows only in the exit code.
  if (hasFailed && failed === 0)
    return { passed, failed: 1, faults: [`exit ${exitCode} though every test passed`], triedTwice };
  if (passed + failed === 0) return { ...nothing, passed, failed: 1, faults: ["ran no test"] };
  return { passed, failed, faults, triedTwice };
}

const describeFault = ({ name, fault }: TestResult): string =>
  fault === undefined ? name : `${name}\n${indent(fault)}`;

const indent = (text: string): string => text.replaceAll(/^/gm, " ".repeat(11));
