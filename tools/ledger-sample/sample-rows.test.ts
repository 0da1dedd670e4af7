import { expect, test } from "vitest";
import { seededRandom } from "#tools/faults/seeded.ts";
import type { Mutant } from "#tools/mutation/mutant.ts";
import { chooseMutants } from "./choose-mutants.ts";
import { sampleRows } from "./sample-rows.ts";
import { summarize } from "./sample-table.ts";

const row = (id: string) => ({
  id,
  text: "The button reads Välj och fortsätt.",
  source: "1§1",
  kind: "unit",
  group: "C",
});
const ROWS = Array.from({ length: 50 }, (_, at) => row(`C-${at}`));

test("a seed gives the same rows again, another one others, and only rows in reach", () => {
  const isInReach = (id: string) => id !== "C-7";
  const sample = (seed: number) => sampleRows(ROWS, isInReach, 20, seededRandom(seed)).map(({ id }) => id);
  expect(sample(1)).toEqual(sample(1));
  expect(sample(1)).not.toEqual(sample(2));
  expect(new Set(sample(1)).size).toBe(20);
  expect(sampleRows(ROWS, isInReach, 60, seededRandom(1)).map(({ id }) => id)).not.toContain("C-7");
});

const mutant = (id: string, file: string, mutator: string, was = "a"): [string, Mutant] => [
  id,
  { id, file, line: 1, mutator, was, now: "" },
];

test("a text that the row quotes is broken first, then small rules that the test imports, then the rest", () => {
  const mutants = new Map([
    mutant("far", "src/far.ts", "EqualityOperator"),
    mutant("block", "src/near.ts", "BlockStatement"),
    mutant("rule", "src/near.ts", "EqualityOperator"),
    mutant("constant", "src/near.ts", "ArrayDeclaration"),
    mutant("elsewhere", "src/far.ts", "ArrayDeclaration"),
    mutant("text", "src/far.texts.sv.ts", "StringLiteral", '"Välj och fortsätt"'),
  ]);
  const covered = {
    byTest: new Set(["far", "block", "rule"]),
    beforeTest: new Set(["rule", "constant", "elsewhere", "text"]),
    imported: new Set(["src/near.ts"]),
  };
  const chosen = chooseMutants(row("C-001"), mutants, covered, seededRandom(1));
  expect(chosen.map(({ id }) => id)).toEqual(["text", "rule", "block", "far", "constant"]);
});

test("a number that the row quotes is broken first, also when the code has it in milliseconds", () => {
  const mutants = new Map([
    mutant("other", "src/near.ts", "NumberLiteral", "7"),
    mutant("limit", "src/near.ts", "NumberLiteral", "30_000"),
  ]);
  const covered = {
    byTest: new Set<string>(),
    beforeTest: new Set(mutants.keys()),
    imported: new Set(["src/near.ts"]),
  };
  const given = { text: "The notice disappears after 30 seconds." };
  expect(chooseMutants(given, mutants, covered, seededRandom(1)).map(({ id }) => id)).toEqual(["limit", "other"]);
});

test("the summary states how many rows were out of reach", () => {
  expect(summarize([], { seed: 3, all: 616, inReach: 353 })).toBe(
    "Seed 3: of 0 rows, the tests of 0 failed when the rule was broken. Sampled from 353 of 616 rows; the other 263 are shown only by tests against servers or in a browser.",
  );
});
