import { describe, expect, it } from "vitest";
import type { ResultFile } from "#tools/results/vitest-results.ts";
import { clocksTable, type FileResult, mergeResults, reportOf, resultsOf } from "./run-clocks.ts";
import type { Moment } from "./moments.ts";

const MOMENT: Moment = { name: "autumn", at: new Date("2027-10-31T00:58:00Z") };

const FOUND: ResultFile = {
  suite: "unit",
  tests: [
    { file: "src/a.test.ts", name: "a day has 25 hours", outcome: "failed", fault: "expected 24" },
    { file: "src/a.test.ts", name: "a year has 12 months", outcome: "passed" },
    { file: "src/b.test.ts", name: "later", outcome: "skipped" },
  ],
  brokenFiles: [],
};

const FILES = ["src/a.test.ts", "src/b.test.ts", "src/c.test.ts"];

const resultOf = (changes: Partial<FileResult>): FileResult => ({
  moment: "autumn",
  at: MOMENT.at.toISOString(),
  suite: "unit",
  file: "src/a.test.ts",
  passed: 1,
  failed: 0,
  skipped: 0,
  ...changes,
});

describe("the results of a run", () => {
  it("have one entry for each file, and a file without results has failed", () => {
    const { results, failures } = resultsOf(MOMENT, "unit", FILES, FOUND);
    expect(results.map(({ file, passed, failed, skipped }) => [file, passed, failed, skipped])).toEqual([
      ["src/a.test.ts", 1, 1, 0],
      ["src/b.test.ts", 0, 0, 1],
      ["src/c.test.ts", 0, 1, 0],
    ]);
    expect(failures).toEqual([
      { moment: "autumn", file: "src/a.test.ts", name: "a day has 25 hours", fault: "expected 24" },
      { moment: "autumn", file: "src/c.test.ts", name: "(whole file)", fault: "it has no results" },
    ]);
    expect(reportOf(results, failures)).toMatchObject({ files: 3, passed: 1, failed: 2, skipped: 1 });
  });

  it("replace earlier ones of the same file, and those of the moment at another date", () => {
    const earlier = [
      resultOf({ passed: 5 }),
      resultOf({ file: "src/b.test.ts" }),
      resultOf({ file: "src/c.test.ts", at: "2026-10-25T00:58:00.000Z" }),
      resultOf({ moment: "spring", at: "2026-03-29T00:58:00.000Z" }),
    ];
    const merged = mergeResults(earlier, [resultOf({ passed: 6 })]);
    expect(merged.map(({ moment, file, passed }) => [moment, file, passed])).toEqual([
      ["autumn", "src/a.test.ts", 6],
      ["autumn", "src/b.test.ts", 1],
      ["spring", "src/a.test.ts", 1],
    ]);
  });
});

it("the table states how much of a suite was run, and counts no file that is gone", () => {
  const files = { unit: FILES, contracts: ["tests/contracts/d.test.ts"] };
  const results = [
    resultOf({}),
    resultOf({ file: "src/b.test.ts", failed: 2 }),
    resultOf({ file: "src/gone.test.ts" }),
  ];
  const rows = clocksTable([MOMENT], files, results)
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map((cells) => cells.slice(3, 9))).toEqual([
    ["2027-10-31 00:58", "unit", "2 of 3", "2", "2", "0"],
    ["2027-10-31 00:58", "contracts", "0 of 1", "not run", "", ""],
  ]);
});
