import { paddedTable } from "#tools/results/padded-table.ts";
import { faultLines } from "./scenario.ts";

export interface RestoreReport {
  readonly name: "restore";
  readonly seed: number;
  readonly backupSeconds: number;
  readonly repositoryBytes: number;
  readonly databaseBytes: number;
  /** Compared with what they held at the moment that was restored. */
  readonly tables: number;
  readonly rows: number;
  readonly differing: readonly string[];
  /** Until the restored server accepts writes. */
  readonly besideSeconds: number;
  readonly inPlaceSeconds: number;
  readonly orders: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly brokenChains: number;
}

/** What a restore must not leave behind. */
export function restoreFaults(report: RestoreReport): string[] {
  const { lost, doubled, wrong, brokenChains } = report;
  return [
    ...report.differing.map((table) => `table ${table} differs`),
    ...faultLines({ lost, doubled, wrong, brokenChains }),
  ];
}

/** For people, and for docs/backup.md. */
export function restoreTable(report: RestoreReport): string {
  const rows: readonly (readonly [string, string])[] = [
    ["what", "figure"],
    ["full backup under traffic", `${report.backupSeconds} s`],
    ["database", megabytes(report.databaseBytes)],
    ["repository: the backup and the log since", megabytes(report.repositoryBytes)],
    ["restored to a moment, into an empty server", `${report.besideSeconds} s`],
    ["tables compared with that moment", `${report.tables} (${report.rows} rows)`],
    ["tables that differ", String(report.differing.length)],
    ["restored in place, from an empty disk", `${report.inPlaceSeconds} s`],
    ["orders before, between and after", String(report.orders)],
    ["lost, doubled, wrong", `${report.lost}, ${report.doubled}, ${report.wrong}`],
    ["broken audit chains", String(report.brokenChains)],
  ];
  const [head = [], ...body] = rows;
  return paddedTable(head, body);
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
