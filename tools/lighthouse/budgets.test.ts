import { describe, expect, test } from "vitest";
import {
  BUDGET,
  type MeasuredPage,
  type Round,
  type Scores,
  lighthouseTable,
  middleOf,
  roundsLeft,
  underBudget,
} from "./budgets.ts";

const FULL: Scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

const round = (scores: Partial<Scores> = {}, failed: readonly string[] = []): Round => ({
  scores: { ...FULL, ...scores },
  lcpMs: 1_234,
  tbtMs: 12,
  cls: 0.0123,
  kib: 210,
  failed,
});

const page = (rounds: readonly Round[], isIndexed = true): MeasuredPage => ({
  name: "start",
  path: "/",
  isIndexed,
  rounds,
});

describe("the budget", () => {
  test("is met by a page with every point it needs", () => {
    expect(underBudget(page([round({ performance: BUDGET.performance })]), BUDGET)).toEqual([]);
  });

  test("names each category that is under it, with the audits that failed", () => {
    const under = underBudget(page([round({ performance: 94, seo: 92 }, ["link-text"])]), BUDGET);
    expect(under).toEqual([
      "start: performance 94, and the budget is 95 (link-text)",
      "start: seo 92, and the budget is 100 (link-text)",
    ]);
  });

  test("asks for search engines only where they may come", () => {
    expect(underBudget(page([round({ seo: 50 })], false), BUDGET)).toEqual([]);
  });

  test("judges performance by the middle round, and what time does not change by the worst", () => {
    const rounds = [
      round({ performance: 60 }),
      round({ performance: 99 }),
      round({ performance: 97, accessibility: 99 }),
    ];
    expect(middleOf(rounds).scores).toEqual({ ...FULL, performance: 97, accessibility: 99 });
  });
});

test("three rounds are enough, five where they are far apart", () => {
  const of = (...performance: number[]) => performance.map((score) => round({ performance: score }));
  expect(roundsLeft([])).toBe(3);
  expect(roundsLeft(of(96, 98))).toBe(1);
  expect(roundsLeft(of(96, 98, 100))).toBe(0);
  expect(roundsLeft(of(90, 98, 100))).toBe(2);
  expect(roundsLeft(of(90, 98, 100, 99, 99))).toBe(0);
});

test("the table has a row for each page and leaves out what is not asked for", () => {
  const table = lighthouseTable([page([round({ performance: 96 })]), page([round({ seo: 50 })], false)]);
  expect(table.split("\n").slice(2)).toEqual([
    "| start | 96          | 100           | 100            | 100       | 1,234  | 12     | 0.012 | 210 | 1      |",
    "| start | 100         | 100           | 100            | not asked | 1,234  | 12     | 0.012 | 210 | 1      |",
  ]);
});
