import { expect, test } from "vitest";
import { NO_SEARCHES, type NodesRow } from "./nodes-report.ts";
import { upgradeFaults, type UpgradeReport, upgradeTable } from "./upgrade-report.ts";

const row: NodesRow = {
  what: "new web nodes",
  requests: 9,
  failed: 0,
  ...NO_SEARCHES,
  orders: 4,
  lost: 0,
  doubled: 0,
  wrong: 0,
};
const reportOf = (changes: Partial<NodesRow>, brokenChains = 0): UpgradeReport => ({
  name: "upgrade",
  seed: 1,
  from: "0123abcd",
  rows: [{ ...row, ...changes }],
  brokenChains,
});

test("an upgrade in which everything is answered has no fault", () => {
  expect(upgradeFaults(reportOf({}))).toEqual([]);
});

test.each([{ failed: 1 }, { searchesLost: 1 }, { lost: 1 }, { doubled: 1 }, { wrong: 1 }])(
  "%j is a fault",
  (changes) => {
    expect(upgradeFaults(reportOf(changes))).toHaveLength(1);
  },
);

test("a broken audit chain is a fault", () => {
  expect(upgradeFaults(reportOf({}, 1))).toEqual(["broken audit chains: 1"]);
});

test("the table names the earlier release", () => {
  expect(upgradeTable(reportOf({}))).toContain("Earlier release: 0123abcd.");
});
