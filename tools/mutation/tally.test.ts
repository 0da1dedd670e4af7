import { expect, test } from "vitest";
import type { Results } from "./results.ts";
import { outdated, tallyArea } from "./tally.ts";

const RESULTS: Results = {
  "src/a.ts": {
    hash: "a1",
    mutants: 10,
    found: 7,
    survived: [
      { line: 1, was: "a < b", now: "a <= b", covered: true },
      { line: 2, was: "true", now: "false", covered: false },
      { line: 3, was: "1", now: "0", covered: true },
    ],
  },
  "src/b.ts": { hash: "old", mutants: 5, found: 0, survived: [] },
};
const EQUIVALENT = [{ file: "src/a.ts", was: "a < b", now: "a <= b", reason: "Equal ones are handled before." }];

test("the score counts what was found among what could be", () => {
  expect(tallyArea("x", new Map([["src/a.ts", "a1"]]), RESULTS, EQUIVALENT)).toEqual({
    name: "x",
    files: 1,
    stale: [],
    mutants: 10,
    found: 7,
    equivalent: 1,
    survived: 1,
    uncovered: 1,
    score: (100 * 7) / 9,
  });
});

test("a file that changed after it was measured, or never was, counts as not measured", () => {
  const files = new Map([
    ["src/a.ts", "a1"],
    ["src/b.ts", "new"],
    ["src/c.ts", "c1"],
  ]);
  const tally = tallyArea("x", files, RESULTS, []);
  expect(tally.stale).toEqual(["src/b.ts", "src/c.ts"]);
  expect(tally.mutants).toBe(10);
});

test("an area of which nothing is measured has no score", () => {
  expect(tallyArea("x", new Map([["src/c.ts", "c1"]]), RESULTS, []).score).toBeUndefined();
});

test("a reviewed change that no longer survives is reported", () => {
  const gone = { file: "src/b.ts", was: "x", now: "y", reason: "" };
  expect(outdated(RESULTS, [...EQUIVALENT, gone])).toEqual([gone]);
});
