import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";

/** Replaces what stands between the two marks of a document by the figures of this run. */
export function writePart(document: string, marks: { readonly begin: string; readonly end: string }, content: string) {
  const path = join(ROOT, document);
  const [before, rest] = readFileSync(path, "utf8").split(marks.begin);
  const [, after] = rest?.split(marks.end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${document} has no place for the figures`);
  writeFileSync(path, `${before}${marks.begin}\n\n${content}\n\n${marks.end}${after}`);
}
