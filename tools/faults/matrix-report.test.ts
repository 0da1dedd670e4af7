import { expect, test } from "vitest";
import { matrixDocument, matrixTable, mergeRows, reportOf } from "./matrix-report.ts";
import type { MatrixRow } from "./matrix-verdict.ts";

const row: MatrixRow = {
  part: "web",
  failure: "kill",
  requests: 100,
  answeredShare: 0.9,
  declinedShare: 0.05,
  orders: 6,
  ordersEnded: 6,
  mails: 12,
  lost: 0,
  doubled: 0,
  wrong: 0,
  recoveredMs: 1_200,
};

test("the sums are those of all rows, and the share that of all requests", () => {
  const report = reportOf(
    7,
    [row, { ...row, failure: "hang", requests: 300, answeredShare: 0.5, lost: 2, doubled: 1 }],
    0,
  );
  expect(report).toMatchObject({ name: "matrix", seed: 7, lost: 2, doubled: 1, wrong: 0 });
  expect(report.answeredShare).toBeCloseTo(0.6);
});

test.each(["lost", "doubled", "wrong"] as const)("one that is %s in any row is counted in the sums", (count) => {
  expect(reportOf(1, [row], 0)[count]).toBe(0);
  expect(reportOf(1, [row, { ...row, [count]: 1 }], 0)[count]).toBe(1);
});

test("a changed audit chain is wrong", () => {
  expect(reportOf(1, [row], 1)).toMatchObject({ wrong: 1, brokenChains: 1 });
});

test("a row that is run again replaces its earlier one, and the order is that of the plan", () => {
  const later = { ...row, requests: 1 };
  const other: MatrixRow = { ...row, part: "smtp", failure: "cut" };
  const first: MatrixRow = { ...row, failure: "slow" };
  expect(mergeRows([other, row], [first, later])).toEqual([later, first, other]);
});

test("the document has a line for every combination, run or with its reason", () => {
  const document = matrixDocument([
    { ...row, ranOn: "2026-11-19" },
    { ...row, part: "smtp", failure: "cut", recoveredMs: undefined, ranOn: "2026-11-18" },
  ]);
  expect(document).toContain("2 rows, run on 2026-11-18 and 2026-11-19: 0 lost");
  const lines = document.split("\n");
  expect(lines.filter((line) => line.startsWith("| web, one of two"))).toHaveLength(7);
  expect(document).toMatch(/\| mail carrier +\| cut .*\| never/);
  expect(document).toMatch(/\| BankID +\| disk +\| its disk is not ours/);
  expect(document).toMatch(/\| web, one of two +\| hang +\| not run yet/);
});

test("a line of the table has the figures of its row", () => {
  expect(matrixTable([row])).toContain("90.0 %");
  expect(matrixTable([row])).toContain("6 of 6");
});
