import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONGEST } from "#tests/support/longest-first.ts";

test("the test files that begin first exist", () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});
