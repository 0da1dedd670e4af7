import { expect, test } from "vitest";
import { findTests } from "./find-tests.ts";

const IMPORTS = new Map([
  ["src/domain/a/rule.ts", []],
  ["src/domain/a/other.test.ts", ["src/domain/c/else.ts"]],
  ["src/journeys/near.ts", ["src/domain/a/rule.ts"]],
  ["src/journeys/near.test.ts", ["src/journeys/near.ts"]],
  ["src/http/far.ts", ["src/journeys/near.ts"]],
  ["src/http/far.test.ts", ["src/http/far.ts"]],
  ["src/web/direct.test.ts", ["src/domain/a/rule.ts"]],
  ["tests/contracts/slow.test.ts", ["src/domain/a/rule.ts"]],
]);

test("unit tests of the same folder, and those at most one file away, are responsible", () => {
  expect(findTests(IMPORTS, ["src/domain/a/rule.ts"])).toEqual([
    "src/domain/a/other.test.ts",
    "src/journeys/near.test.ts",
    "src/web/direct.test.ts",
  ]);
});
