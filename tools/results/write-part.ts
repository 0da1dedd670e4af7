import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";

export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/** Replaces what stands between the two marks of a document by the figures of this run. */
export function writePart(document: string, marks: Marks, content: string): void {
  writeFileSync(join(ROOT, document), replacePart(ROOT, document, marks, content));
}

/** The document with other content between its marks. */
export function replacePart(root: string, document: string, marks: Marks, content: string): string {
  const [before, rest] = readFileSync(join(root, document), "utf8").split(marks.begin);
  const [, after] = rest?.split(marks.end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${document} has no place for the figures`);
  return `${before}${marks.begin}\n\n${content}\n\n${marks.end}${after}`;
}
