import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, lineAt } from "./source-tree.ts";

const DOCUMENT = "docs/security/asvs.md";
const IDS = "tests/architecture/asvs-ids.csv";

const STATUSES: ReadonlySet<string> = new Set(["met", "not met", "not applicable"]);

interface Row {
  readonly id: string;
  readonly level: string;
  readonly requirement: string;
  readonly status: string;
  readonly evidence: string;
  readonly line: number;
}

/** The table claims something of every requirement of the standard: each must be there once, with evidence that can be opened. */
export function findAsvsFaults(root: string): Fault[] {
  const text = readFileSync(join(root, DOCUMENT), "utf8");
  const levels = readLevels(root);
  const rows = readRows(text);
  return [
    ...rows.flatMap((row) => faultsOf(root, row, levels).map((what) => ({ file: DOCUMENT, line: row.line, what }))),
    ...[...levels.keys()]
      .filter((id) => !rows.some((row) => row.id === id))
      .map((id) => ({ file: DOCUMENT, line: 1, what: `lacks ${id}` })),
    ...findWrongCounts(text, rows),
  ];
}

function faultsOf(root: string, row: Row, levels: ReadonlyMap<string, string>): string[] {
  const { id, level, requirement, status, evidence } = row;
  const expected = levels.get(id);
  const named = [...evidence.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map((found) => found[1] ?? "");
  return [
    ...(expected === undefined ? [`${id} is no requirement of level 1 or 2`] : []),
    ...(expected !== undefined && expected !== level ? [`${id} is of level ${expected}, not ${level}`] : []),
    ...(STATUSES.has(status) ? [] : [`${id} has the status ${status}`]),
    ...(requirement === "" || evidence === "" ? [`${id} has an empty cell`] : []),
    ...named.filter((path) => !existsSync(join(root, path))).map((path) => `${id} names ${path}, which does not exist`),
  ];
}

/** A second row of an id is a fault of its own; so is a count in the head of the document that the rows do not have. */
function findWrongCounts(text: string, rows: readonly Row[]): Fault[] {
  const repeated = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  const wrong = ["1", "2"].filter((level) => {
    const own = rows.filter((row) => row.level === level);
    const counts = [own.length, ...[...STATUSES].map((status) => own.filter((row) => row.status === status).length)];
    const stated = new RegExp(`^\\| ${level} +\\|(.+)\\|$`, "m").exec(text)?.[1]?.split("|").map(Number);
    return JSON.stringify(stated) !== JSON.stringify(counts);
  });
  return [
    ...repeated.map(({ id, line }) => ({ file: DOCUMENT, line, what: `has ${id} twice` })),
    ...wrong.map((level) => ({ file: DOCUMENT, line: 1, what: `counts level ${level} wrongly` })),
  ];
}

function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| *v5\.0\.0-([\d.]+) *\|(.*)\|$/gm)].map((found) => {
    const [level = "", requirement = "", status = "", evidence = ""] = (found[2] ?? "")
      .split("|")
      .map((cell) => cell.trim());
    return { id: found[1] ?? "", level, requirement, status, evidence, line: lineAt(text, found.index) };
  });
}

/** From id to level. */
function readLevels(root: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(root, IDS), "utf8").trim().split("\n").slice(1);
  return new Map(lines.map((line) => line.split(",") as [string, string]));
}
