import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";
import { paddedTable } from "#tools/results/padded-table.ts";
import { writePart } from "#tools/results/write-part.ts";
import { COMBINATIONS, type Combination, nameOf, PART_NAMES } from "./matrix-plan.ts";
import type { MatrixRow } from "./matrix-verdict.ts";

export interface MatrixReport {
  readonly name: "matrix";
  readonly seed: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  /** Of the requests of all rows. */
  readonly answeredShare: number;
  /** Audit chains that have been changed during the run. */
  readonly brokenChains: number;
  readonly rows: readonly MatrixRow[];
}

/** A row with the day on which it was run. */
export interface StoredRow extends MatrixRow {
  readonly ranOn: string;
}

export function reportOf(seed: number, rows: readonly MatrixRow[], brokenChains: number): MatrixReport {
  const total = (pick: (row: MatrixRow) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
  const requests = total((row) => row.requests);
  return {
    name: "matrix",
    seed,
    lost: total((row) => row.lost),
    doubled: total((row) => row.doubled),
    wrong: total((row) => row.wrong) + brokenChains,
    answeredShare: requests === 0 ? 1 : total((row) => row.answeredShare * row.requests) / requests,
    brokenChains,
    rows,
  };
}

/** For people: one line for each row, and the sums. */
export function matrixTable(rows: readonly MatrixRow[]): string {
  const head = [
    "part",
    "failure",
    "requests",
    "answered",
    "declined",
    "orders",
    "mails",
    "lost",
    "doubled",
    "wrong",
    "recovered after",
  ];
  const lines = rows.map((row) => [
    PART_NAMES[row.part],
    row.failure,
    String(row.requests),
    percent(row.answeredShare),
    percent(row.declinedShare),
    `${row.ordersEnded} of ${row.orders}`,
    String(row.mails),
    String(row.lost),
    String(row.doubled),
    String(row.wrong),
    row.recoveredMs === undefined ? "never" : `${(row.recoveredMs / 1_000).toFixed(1)} s`,
  ]);
  return paddedTable(head, lines);
}

/** The combinations that have no row, each with its reason. */
export function withoutTable(combinations: readonly Combination[], rows: readonly MatrixRow[]): string {
  const run = new Set(rows.map(nameOf));
  const lines = combinations
    .filter((each) => !run.has(nameOf(each)))
    .map((each) => [PART_NAMES[each.part], each.failure, each.without ?? "not run yet"]);
  return paddedTable(["part", "failure", "why there is no row"], lines);
}

export function matrixDocument(rows: readonly StoredRow[]): string {
  const { lost, doubled, wrong, answeredShare } = reportOf(0, rows, 0);
  const days = [...new Set(rows.map(({ ranOn }) => ranOn))].toSorted().join(" and ");
  const sums = `${rows.length} rows, run on ${days}: ${lost} lost, ${doubled} doubled, ${wrong} wrong; ${percent(answeredShare)} of the requests answered.`;
  return [sums, "", matrixTable(rows), "", withoutTable(COMBINATIONS, rows)].join("\n");
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Rows of earlier runs: the matrix may be run in pieces, over several days. */
const ROWS = join(ROOT, "docs/fault-matrix/rows.json");

/** The rows of this run over those of earlier ones, in the order of the plan. */
export function mergeRows<Row extends Pick<MatrixRow, "part" | "failure">>(
  earlier: readonly Row[],
  rows: readonly Row[],
): Row[] {
  const byName = new Map([...earlier, ...rows].map((row) => [nameOf(row), row]));
  return COMBINATIONS.flatMap((each) => byName.get(nameOf(each)) ?? []);
}

const DOCUMENT = "docs/fault-matrix.md";
const MARKS = { begin: "<!-- counts: npm run faults -- matrix --write -->", end: "<!-- end of counts -->" };

/** Replaces the row of an earlier run by that of this one, in the file and in the table of the document. */
export function writeRow(row: StoredRow): void {
  const earlier = existsSync(ROWS) ? (JSON.parse(readFileSync(ROWS, "utf8")) as StoredRow[]) : [];
  const merged = mergeRows(earlier, [row]);
  mkdirSync(dirname(ROWS), { recursive: true });
  writeFileSync(ROWS, JSON.stringify(merged));
  writePart(DOCUMENT, MARKS, matrixDocument(merged));
  spawnSync("oxfmt", [ROWS, join(ROOT, DOCUMENT)], { stdio: "inherit" });
}
