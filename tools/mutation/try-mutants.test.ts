import { expect, test } from "vitest";
import { isFoundBy } from "./try-mutants.ts";

test("a change is found when the test fails with it, and neither before nor after", () => {
  expect(isFoundBy([false, true, false], 0)).toBe(true);
  expect(isFoundBy([false, false, false, true, false], 1)).toBe(true);
  expect(isFoundBy([false, false, false], 0)).toBe(false);
});

test("a test that still fails without the change was broken by something left behind", () => {
  expect(isFoundBy([false, true, true], 0)).toBe(false);
  expect(isFoundBy([false, true, true, true, true], 1)).toBe(false);
});

test("a test that was not run finds nothing", () => {
  expect(isFoundBy([], 0)).toBe(false);
});
