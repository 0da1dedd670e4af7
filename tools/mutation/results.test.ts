import { expect, test } from "vitest";
import { hashOf, resultOf } from "./results.ts";

const mutant = (id: string, was: string) => ({
  id,
  file: "src/a.ts",
  line: 3,
  mutator: "StringLiteral",
  was,
  now: '""',
});

test("found changes are counted, and the others are listed with their place", () => {
  const mutants = [mutant("1", '"a"'), mutant("2", '"b\n  c"'), mutant("3", '"d"')];
  const verdicts = new Map([
    ["1", "found"],
    ["2", "survived"],
    ["3", "not executed"],
  ] as const);
  expect(resultOf("text", mutants, verdicts)).toEqual({
    hash: hashOf("text"),
    mutants: 3,
    found: 1,
    survived: [
      { line: 3, was: '"b c"', now: '""', covered: true },
      { line: 3, was: '"d"', now: '""', covered: false },
    ],
  });
});

test("a changed source has another hash", () => {
  expect(hashOf("a")).not.toBe(hashOf("b"));
});
