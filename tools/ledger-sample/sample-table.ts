import { markdownTable } from "#tools/docs/generated/markdown-table.ts";
import type { TriedRow } from "./try-rows.ts";

const HEAD = ["row", "test", "change", "place", "tries", "result"];
const SHOWN_LENGTH = 70;

export const sampleTable = (tried: readonly TriedRow[]): string => markdownTable(HEAD, tried.map(cellsOf));

export interface Population {
  readonly seed: number;
  readonly all: number;
  /** Rows that a unit or component test names. */
  readonly inReach: number;
}

export function summarize(tried: readonly TriedRow[], { seed, all, inReach }: Population): string {
  const failed = tried.filter(({ failedBy }) => failedBy).length;
  return `Seed ${seed}: of ${tried.length} rows, the tests of ${failed} failed when the rule was broken. Sampled from ${inReach} of ${all} rows; the other ${all - inReach} are shown only by tests against servers or in a browser.`;
}

function cellsOf({ row, test, file, tries, failedBy, reason = "" }: TriedRow): string[] {
  const change = failedBy ? `${code(failedBy.mutant.was)} → ${code(failedBy.mutant.now)}` : "";
  const place = failedBy ? `\`${failedBy.mutant.file}\`, line ${failedBy.mutant.line}` : "";
  const result = failedBy ? "failed as it should" : `**${cell(reason)}**`;
  return [row.id, `${cell(test.replace(/ ?\[[^\]]*\]$/, ""))} (\`${file}\`)`, change, place, String(tries), result];
}

/** A bar would end the cell, and other signs would be read as Markdown. */
const cell = (text: string): string => shorten(text).replaceAll(/[|*_<>`[\]\\]/g, String.raw`\$&`);

const code = (text: string): string => {
  const shown = shorten(text).replaceAll("|", String.raw`\|`);
  if (shown === "") return "nothing";
  return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
};

const shorten = (text: string): string => {
  const one = text.replaceAll(/\s+/g, " ").trim();
  return one.length > SHOWN_LENGTH ? `${one.slice(0, SHOWN_LENGTH)}…` : one;
};
