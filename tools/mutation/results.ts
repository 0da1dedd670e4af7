import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutant.ts";
import type { Verdict } from "./try-mutants.ts";

const RESULTS_FILE = "docs/mutation/results.json";

export interface Survivor {
  readonly line: number;
  readonly was: string;
  readonly now: string;
  /** Whether a test executed it at all. */
  readonly covered: boolean;
}

export interface FileResult {
  /** Of the file as it was measured. */
  readonly hash: string;
  readonly mutants: number;
  readonly found: number;
  readonly survived: readonly Survivor[];
}

export type Results = Readonly<Record<string, FileResult>>;

const HASH_LENGTH = 12;
const SHOWN_LENGTH = 100;

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);

export function readMutations(root: string): Results {
  const path = join(root, RESULTS_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Results) : {};
}

/** A line for each file, so that a change shows which were measured again. */
export function writeMutations(root: string, results: Results): void {
  const rows = Object.entries(results)
    .filter(([path]) => existsSync(join(root, path)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, result]) => `${JSON.stringify(path)}:${JSON.stringify(result)}`);
  writeFileSync(join(root, RESULTS_FILE), `{\n${rows.join(",\n")}\n}\n`);
}

/** A file without anything to change is measured too. */
export function resultOf(
  source: string,
  mutants: readonly Mutant[],
  verdicts: ReadonlyMap<string, Verdict>,
): FileResult {
  const survived = mutants
    .filter(({ id }) => verdicts.get(id) !== "found")
    .map(({ id, line, was, now }) => ({
      line,
      was: shorten(was),
      now: shorten(now),
      covered: verdicts.get(id) === "survived",
    }));
  return { hash: hashOf(source), mutants: mutants.length, found: mutants.length - survived.length, survived };
}

const shorten = (text: string): string => {
  const one = text.replaceAll(/\s+/g, " ").trim();
  return one.length > SHOWN_LENGTH ? `${one.slice(0, SHOWN_LENGTH)}…` : one;
};
