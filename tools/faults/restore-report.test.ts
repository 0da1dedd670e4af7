import { describe, expect, it } from "vitest";
import { restoreFaults, restoreTable, type RestoreReport } from "./restore-report.ts";

const report: RestoreReport = {
  name: "restore",
  seed: 1,
  backupSeconds: 2.5,
  repositoryBytes: 4_200_000,
  databaseBytes: 21_000_000,
  tables: 80,
  rows: 1_234,
  differing: [],
  besideSeconds: 3.1,
  inPlaceSeconds: 4.2,
  orders: 20,
  lost: 0,
  doubled: 0,
  wrong: 0,
  brokenChains: 0,
};

describe("the report of a restore", () => {
  it("has no fault when every table and every order is as it was", () => {
    expect(restoreFaults(report)).toEqual([]);
  });

  it("names a table that differs and an order that is missing", () => {
    expect(restoreFaults({ ...report, differing: ["mails"], lost: 1, brokenChains: 2 })).toEqual([
      "table mails differs",
      "lost 1",
      "brokenChains 2",
    ]);
  });

  it("is a table for the document", () => {
    const lines = restoreTable(report).split("\n");
    expect(lines).toContain("| tables compared with that moment           | 80 (1234 rows) |");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});
