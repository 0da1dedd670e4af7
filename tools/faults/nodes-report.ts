import { paddedTable } from "#tools/results/padded-table.ts";
import type { OrderVerdict } from "./order-verdict.ts";
import { faultLines } from "./scenario.ts";

/** One row of the table: what was done to the nodes, and what visitors and customers noticed. */
export interface NodesRow {
  readonly what: string;
  readonly requests: number;
  readonly failed: number;
  readonly searches: number;
  readonly searchesLost: number;
  readonly orders: number;
  readonly lost: number;
  readonly doubled: number;
  /** State or mails of an order that differ from what the insurer has. */
  readonly wrong: number;
}

export interface NodesReport {
  readonly name: "nodes";
  readonly seed: number;
  readonly rows: readonly NodesRow[];
  readonly replicaStatements: number;
  readonly primaryStatements: number;
  readonly pagesWithoutReplica: number;
  readonly failedWithoutReplica: number;
  readonly snapshotFiles: number;
  readonly brokenChains: number;
  /** Encrypted values that were written anew with the new key, and those that could not be. */
  readonly valuesRewritten: number;
  readonly valuesLeft: number;
  /** Stored hashes that were moved to the new lookup key, those that could not be, and orders whose person is not found by it. */
  readonly hashesMoved: number;
  readonly hashesLeft: number;
  readonly personsLost: number;
}

export const NO_ORDERS = { orders: 0, lost: 0, doubled: 0, wrong: 0 } as const;
export const NO_SEARCHES = { searches: 0, searchesLost: 0 } as const;

export const orderCountsOf = (
  verdict: OrderVerdict,
  orders: number,
): Omit<NodesRow, "what" | "requests" | "failed" | "searches" | "searchesLost"> => ({
  orders,
  lost: verdict.lost + verdict.unanswered,
  doubled: verdict.doubled,
  wrong: verdict.wrong + verdict.mailsMissing + verdict.mailsDoubled,
});

/** A request may fail where a node is killed; nothing else may. */
export function faultsOf(report: NodesReport): string[] {
  const faults = report.rows.flatMap((row) => {
    const { what, failed, searchesLost, lost, doubled, wrong } = row;
    const counts = { searchesLost, lost, doubled, wrong, ...(what === RESTARTED ? { failed } : {}) };
    return faultLines(counts, `${what}: `);
  });
  // A replica that is late for a moment is left for a second: some statements may go to the primary.
  if (report.replicaStatements <= report.primaryStatements) faults.push("the replica was hardly read");
  if (report.failedWithoutReplica > 0) faults.push(`pages failed without the replica: ${report.failedWithoutReplica}`);
  if (report.valuesRewritten === 0 || report.valuesLeft > 0)
    faults.push(`values written with the new key: ${report.valuesRewritten}, left: ${report.valuesLeft}`);
  if (report.hashesMoved === 0 || report.hashesLeft > 0)
    faults.push(`hashes moved to the new lookup key: ${report.hashesMoved}, left: ${report.hashesLeft}`);
  if (report.personsLost > 0) faults.push(`persons not found by the new lookup key: ${report.personsLost}`);
  if (report.brokenChains > 0) faults.push(`broken audit chains: ${report.brokenChains}`);
  return faults;
}

export const RESTARTED = "rolling restart of two web nodes and two workers, with new keys";

/** For people, and for docs/nodes.md. */
export function nodesTable(report: NodesReport): string {
  const reads =
    `Statements of read-only pages: ${report.replicaStatements} on the replica, ${report.primaryStatements} on the primary. ` +
    `Pages while the replica was dead: ${report.pagesWithoutReplica}, of which ${report.failedWithoutReplica} failed. ` +
    `Values written with the new key: ${report.valuesRewritten}, left: ${report.valuesLeft}. ` +
    `Hashes moved to the new lookup key: ${report.hashesMoved}, left: ${report.hashesLeft}; persons not found afterwards: ${report.personsLost}. ` +
    `Files of snapshots in the object store: ${report.snapshotFiles}.`;
  return [rowsTable(report.rows), "", reads].join("\n");
}

export function rowsTable(rows: readonly NodesRow[]): string {
  const head = ["what", "requests", "answered", "searches", "lost", "orders", "lost", "doubled", "wrong"];
  const lines = rows.map((row) => [
    row.what,
    shown(row.requests),
    row.requests === 0 ? "" : share(row.requests - row.failed, row.requests),
    shown(row.searches),
    row.searches === 0 ? "" : String(row.searchesLost),
    shown(row.orders),
    ...[row.lost, row.doubled, row.wrong].map((count) => (row.orders === 0 ? "" : String(count))),
  ]);
  return paddedTable(head, lines);
}

const shown = (count: number): string => (count === 0 ? "" : String(count));
const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)} %`;

/** What `--json` prints of every run. */
export function sumsOf(rows: readonly NodesRow[]) {
  const sum = (pick: (row: NodesRow) => number): number => rows.reduce((all, row) => all + pick(row), 0);
  const requests = sum((row) => row.requests);
  return {
    asked: sum(({ orders, searches }) => orders + searches),
    lost: sum(({ lost, searchesLost }) => lost + searchesLost),
    doubled: sum(({ doubled }) => doubled),
    wrong: sum(({ wrong }) => wrong),
    answeredShare: requests === 0 ? 1 : 1 - sum(({ failed }) => failed) / requests,
  };
}

export interface UpgradeReport {
  readonly name: "upgrade";
  readonly seed: number;
  /** The commit of the earlier release. */
  readonly from: string;
  readonly rows: readonly NodesRow[];
  readonly brokenChains: number;
}

/** Nothing is killed here: every request must be answered. */
export const upgradeFaults = ({ rows, brokenChains }: UpgradeReport): string[] => [
  ...rows.flatMap(({ what, failed, searchesLost, lost, doubled, wrong }) =>
    faultLines({ failed, searchesLost, lost, doubled, wrong }, `${what}: `),
  ),
  ...(brokenChains === 0 ? [] : [`broken audit chains: ${brokenChains}`]),
];

export const upgradeTable = (report: UpgradeReport): string =>
  [rowsTable(report.rows), "", `Earlier release: ${report.from}.`].join("\n");
