import { expect, test } from "vitest";
import {
  faultsOf,
  NO_ORDERS,
  NO_SEARCHES,
  type NodesReport,
  type NodesRow,
  nodesTable,
  RESTARTED,
  sumsOf,
  upgradeFaults,
  type UpgradeReport,
  upgradeTable,
} from "./nodes-report.ts";

const row: NodesRow = { what: RESTARTED, requests: 200, failed: 0, ...NO_SEARCHES, ...NO_ORDERS };
const reportOf = (changes: Partial<NodesRow>, more: Partial<NodesReport> = {}): NodesReport => ({
  name: "nodes",
  seed: 1,
  rows: [{ ...row, ...changes }],
  replicaStatements: 16,
  primaryStatements: 1,
  pagesWithoutReplica: 30,
  failedWithoutReplica: 0,
  snapshotFiles: 4,
  brokenChains: 0,
  valuesRewritten: 9,
  valuesLeft: 0,
  hashesMoved: 9,
  hashesLeft: 0,
  personsLost: 0,
  ...more,
});

test("a failed request is a fault in the rolling restart, and none where a node is killed", () => {
  expect(faultsOf(reportOf({}))).toEqual([]);
  expect(faultsOf(reportOf({ failed: 1 }))).toEqual([`${RESTARTED}: failed 1`]);
  expect(faultsOf(reportOf({ what: "a web node killed", failed: 1 }))).toEqual([]);
});

test.each([
  [{ searches: 3, searchesLost: 1 }, {}],
  [{ orders: 3, lost: 1 }, {}],
  [{ orders: 3, doubled: 1 }, {}],
  [{ orders: 3, wrong: 1 }, {}],
  [{}, { replicaStatements: 0, primaryStatements: 0 }],
  [{}, { failedWithoutReplica: 1 }],
  [{}, { brokenChains: 1 }],
  [{}, { valuesRewritten: 0 }],
  [{}, { valuesLeft: 1 }],
  [{}, { hashesMoved: 0 }],
  [{}, { hashesLeft: 1 }],
  [{}, { personsLost: 1 }],
])("%j %j is a fault", (changes, more) => {
  expect(faultsOf(reportOf(changes, more))).toHaveLength(1);
});

test("the table has the share of answered requests, and nothing where nothing was asked for", () => {
  const [, , line] = nodesTable(reportOf({ failed: 1 })).split("\n");
  expect(line?.split("|").map((cell) => cell.trim())).toEqual([
    "",
    RESTARTED,
    "200",
    "99.50 %",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
  ]);
});

const upgraded: NodesRow = {
  what: "new web nodes",
  requests: 9,
  failed: 0,
  ...NO_SEARCHES,
  orders: 4,
  lost: 0,
  doubled: 0,
  wrong: 0,
};
const upgradeOf = (changes: Partial<NodesRow>, brokenChains = 0): UpgradeReport => ({
  name: "upgrade",
  seed: 1,
  from: "0123abcd",
  rows: [{ ...upgraded, ...changes }],
  brokenChains,
});

test("an upgrade in which everything is answered has no fault", () => {
  expect(upgradeFaults(upgradeOf({}))).toEqual([]);
});

test.each([{ failed: 1 }, { searchesLost: 1 }, { lost: 1 }, { doubled: 1 }, { wrong: 1 }])(
  "%j is a fault",
  (changes) => {
    expect(upgradeFaults(upgradeOf(changes))).toHaveLength(1);
  },
);

test("a broken audit chain is a fault", () => {
  expect(upgradeFaults(upgradeOf({}, 1))).toEqual(["broken audit chains: 1"]);
});

test("the table names the earlier release", () => {
  expect(upgradeTable(upgradeOf({}))).toContain("Earlier release: 0123abcd.");
});

test("the sums are those of all rows, and the share that of all requests", () => {
  const rows = [
    row,
    { ...upgraded, requests: 200, failed: 40, searches: 3, searchesLost: 1, lost: 1, doubled: 2, wrong: 3 },
  ];
  expect(sumsOf(rows)).toEqual({ asked: 7, lost: 2, doubled: 2, wrong: 3, answeredShare: 0.9 });
});
