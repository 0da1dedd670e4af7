import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Requirement } from "#tools/ledger/requirements.ts";
import { idsIn } from "#tools/ledger/row-ids.ts";
import { shuffle } from "./shuffle.ts";

/** By row, the test files that name it. */
export type FilesByRow = ReadonlyMap<string, readonly string[]>;

export function findFilesByRow(root: string, files: readonly string[]): FilesByRow {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const id of idsIn(readFileSync(join(root, file), "utf8"))) found.set(id, [...(found.get(id) ?? []), file]);
  return found;
}

/** Of the rows that a test in reach names, as many as wanted, in an order that the seed decides. */
export const sampleRows = (
  rows: readonly Requirement[],
  isInReach: (id: string) => boolean,
  count: number,
  random: () => number,
): Requirement[] =>
  shuffle(
    rows.filter(({ id }) => isInReach(id)),
    random,
  ).slice(0, count);
