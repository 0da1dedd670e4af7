import { expect, test } from "vitest";
import { browsersTable, describeResult, type BrowsersReport } from "./browsers-report.ts";

const report: BrowsersReport = {
  name: "browsers",
  results: [
    { browser: "chromium", version: "150.0", journey: "search", seconds: 4.04, fault: undefined, hangs: 0 },
    { browser: "chromium", version: "150.0", journey: "order", seconds: 12, fault: undefined, hangs: 0 },
    { browser: "webkit", version: "2.50.6", journey: "search", seconds: 6.26, fault: "no heading", hangs: 1 },
  ],
};

test("the table has a row per journey and a column per browser, and nothing where nothing was run", () => {
  const rows = browsersTable(report)
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows[0]).toEqual(["", "journey", "chromium 150.0", "webkit 2.50.6", ""]);
  expect(rows[2]).toEqual(["", "search", "passed, 4.0 s", "failed, 6.3 s, driver hung 1×", ""]);
  expect(rows[3]).toEqual(["", "order", "passed, 12.0 s", "", ""]);
});

test("a failed journey is described with its browser and its reason", () => {
  expect(report.results.map(describeResult)).toEqual([
    "chromium: search: passed, 4.0 s",
    "chromium: order: passed, 12.0 s",
    "webkit: search: failed, 6.3 s, driver hung 1×\n  no heading",
  ]);
});
