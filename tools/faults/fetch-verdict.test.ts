import { expect, test } from "vitest";
import { type JudgedFetch, judgeFetches } from "./fetch-verdict.ts";

const good: JudgedFetch = {
  fetchId: "f",
  expected: "SUCCESS",
  status: "SUCCESS",
  thing: "HMT001",
  shownThing: "HMT001",
  collections: 1,
  isVisibleToStranger: false,
};
const failed: JudgedFetch = { ...good, expected: "OTHER_ERROR", status: "OTHER_ERROR", shownThing: undefined };
const WELL = { lost: 0, doubled: 0, wrong: 0, strayed: 0 };
const verdictOf = (...fetches: JudgedFetch[]) => judgeFetches(fetches, [], 0);

test("fetches that end as their insurer decided are well", () => {
  expect(verdictOf(good, failed)).toEqual(WELL);
  expect(judgeFetches([good], [0, 1], 0)).toEqual(WELL);
});

test("one that never ends is lost", () => {
  expect(verdictOf({ ...good, status: undefined, shownThing: undefined }).lost).toBe(1);
});

test("each further collection is doubled, also of a fetch that no visitor knows of", () => {
  expect(verdictOf({ ...good, collections: 3 }).doubled).toBe(2);
  expect(judgeFetches([good], [2], 0).doubled).toBe(1);
});

test("another end, a success with nothing in it, and a failure with something in it are wrong", () => {
  expect(verdictOf({ ...good, status: "OTHER_ERROR" }).wrong).toBe(1);
  expect(verdictOf({ ...good, shownThing: undefined }).wrong).toBe(1);
  expect(verdictOf({ ...failed, shownThing: "HMT001" }).wrong).toBe(1);
  expect(judgeFetches([good], [], 2).wrong).toBe(2);
});

test("another person's policy, and a policy shown to a stranger, have strayed", () => {
  expect(verdictOf({ ...good, shownThing: "HMT002" }).strayed).toBe(1);
  expect(verdictOf({ ...good, isVisibleToStranger: true }).strayed).toBe(1);
});
