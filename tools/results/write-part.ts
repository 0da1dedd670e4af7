import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";

export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/** Replaces what stands between the two marks of a document by the figures of this run. */
export function writePart(document: string, marks: Marks, content: string): void {
  const file = join(ROOT, document);
  writeFileSync(file, replacePart(readFileSync(file, "utf8"), marks, content));
}

/** The text with other content between its marks. */
export function replacePart(text: string, marks: Marks, content: string): string {
  const [before, rest] = text.split(marks.begin);
  const [, after] = rest?.split(marks.end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`there is no place ${marks.begin}`);
  return `${before}${marks.begin}\n\n${content}\n\n${marks.end}${after}`;
}
