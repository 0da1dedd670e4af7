import { readFileSync } from "node:fs";

/** One numbered requirement of the product. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Product document, section and line: `2§4 l160`; or the open point that settles it. */
  readonly source: string;
  /** Which kinds of test can show it: unit, API, browser. */
  readonly kind: string;
  readonly group: string;
}

export const REQUIREMENTS_FILE = "docs/requirements.csv";

export const readRequirements = (file: string): Requirement[] => parseRequirements(readFileSync(file, "utf8"));

export function parseRequirements(csv: string): Requirement[] {
  const [header, ...rows] = parseCsv(csv);
  if (header?.join() !== "id,text,source,kind,group")
    throw new Error(`unexpected columns: ${header?.join() ?? "none"}`);
  return rows.map((cells) => {
    const [id, text, source, kind, group] = cells;
    if (!id || !text || !source || !kind || !group || cells.length !== 5) throw new Error(`bad row: ${cells.join()}`);
    return { id, text, source, kind, group };
  });
}

/** RFC 4180: cells with a comma or a quote are quoted, a quote inside is doubled. No line breaks in cells. */
const parseCsv = (csv: string): string[][] =>
  csv
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        (found) => found[1]?.replaceAll('""', '"') ?? found[2] ?? "",
      ),
    );

/** `[C-028]` or `[C-028, C-029]`, anywhere in the name. */
export const idsIn = (name: string): string[] => [
  ...new Set(
    [...name.matchAll(/\[([A-Z]-\d+(?:\s*,\s*[A-Z]-\d+)*)\]/g)].flatMap((found) => (found[1] ?? "").split(/\s*,\s*/)),
  ),
];
