import { expect, test } from "vitest";
import {
  faultsOf,
  NO_ORDERS,
  NO_SEARCHES,
  type NodesReport,
  type NodesRow,
  nodesTable,
  RESTARTED,
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
