import { expect, test } from "vitest";
import { parseSteps, summarize } from "./steps.ts";
import type { ResultFile, TestResult } from "./vitest-results.ts";

const file = (suite: string, outcomes: TestResult["outcome"][], brokenFiles: string[] = []): ResultFile => ({
  suite,
  tests: outcomes.map((outcome, index) => ({ name: `test ${index}`, file: "x.test.ts", outcome })),
  brokenFiles,
});

const counts = (tsv: string, ...results: ResultFile[]): [number, number] => {
  const { passed, failed } = summarize(parseSteps(tsv), results);
  return [passed, failed];
};

test("a step without a suite counts as one test, by its exit code", () => {
  expect(counts("check\t-\t0\t3\t4\nbuild\t-\t1\t9\t9\n")).toEqual([1, 1]);
});

test("a suite counts by its tests", () => {
  expect(counts("unit\tunit\t1\t3\t4\n", file("unit", ["passed", "passed", "failed", "skipped"]))).toEqual([2, 1]);
});

test("a suite that wrote no results, ran no test or could not load a file has failed", () => {
  expect(counts("unit\tunit\t0\t3\t4\n")).toEqual([0, 1]);
  expect(counts("unit\tunit\t0\t3\t4\n", file("unit", []))).toEqual([0, 1]);
  expect(counts("unit\tunit\t1\t3\t4\n", file("unit", ["passed"], ["x.test.ts"]))).toEqual([1, 1]);
});

test("an exit code that no test explains is a separate failure", () => {
  expect(counts("unit\tunit\t1\t3\t4\n", file("unit", ["passed"]))).toEqual([1, 1]);
});

test("the failing tests are named", () => {
  const { lines } = summarize(parseSteps("unit\tunit\t1\t3\t4\n"), [file("unit", ["passed", "failed"])]);
  expect(lines.join("\n")).toContain("test 1");
});

test("a test that passed at its second try counts as passed, and is listed with its first error", () => {
  const results: ResultFile = {
    suite: "journeys",
    tests: [{ name: "orders", file: "x.test.ts", outcome: "passed", fault: "the button never came" }],
    brokenFiles: [],
  };
  const { lines, passed, failed, triedTwice } = summarize(parseSteps("journeys\tjourneys\t0\t3\t4\n"), [results]);
  expect([passed, failed, triedTwice]).toEqual([1, 0, 1]);
  expect(lines.join("\n")).toMatch(/passed at the second try: orders\n\s+the button never came/);
});
