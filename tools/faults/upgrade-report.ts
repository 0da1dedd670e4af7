import { type NodesRow, rowsTable } from "./nodes-report.ts";
import { writePart } from "#tools/results/write-part.ts";

export interface UpgradeReport {
  readonly name: "upgrade";
  readonly seed: number;
  /** The commit of the earlier release. */
  readonly from: string;
  readonly rows: readonly NodesRow[];
  readonly brokenChains: number;
}

/** Nothing is killed here: every request must be answered. */
export function upgradeFaults({ rows, brokenChains }: UpgradeReport): string[] {
  const faults = rows.flatMap(({ what, failed, searchesLost, lost, doubled, wrong }) =>
    Object.entries({ failed, searchesLost, lost, doubled, wrong }).flatMap(([name, count]) =>
      count === 0 ? [] : [`${what}: ${name} ${count}`],
    ),
  );
  return brokenChains === 0 ? faults : [...faults, `broken audit chains: ${brokenChains}`];
}

const MARKS = { begin: "<!-- upgrade: npm run faults -- upgrade --write -->", end: "<!-- end of upgrade -->" };

/** For people, and for docs/nodes.md. */
export const upgradeTable = (report: UpgradeReport): string =>
  [rowsTable(report.rows), "", `Earlier release: ${report.from}.`].join("\n");

export const writeUpgradeTable = (report: UpgradeReport): void =>
  writePart("docs/nodes.md", MARKS, upgradeTable(report));
