import { markdownTable } from "#tools/docs/generated/markdown-table.ts";
import type { Equivalent } from "./equivalent.ts";
import type { Results } from "./results.ts";
import { type AreaTally, remaining } from "./tally.ts";

const HEAD = ["area", "files", "not measured", "changes", "found", "survived", "not executed", "equivalent", "score"];

export interface TitledTally extends AreaTally {
  readonly title: string;
}

export const scoreOf = ({ score }: Pick<AreaTally, "score">): string =>
  score === undefined ? "–" : `${score.toFixed(1)} %`;

export const areaTable = (areas: readonly TitledTally[]): string => markdownTable(HEAD, areas.map(cellsOf));

function cellsOf(area: TitledTally): string[] {
  const { title, files, stale, mutants, found, survived, uncovered, equivalent } = area;
  return [title, ...[files, stale.length, mutants, found, survived, uncovered, equivalent].map(String), scoreOf(area)];
}

/** Every survivor, by file: what was changed without a test failing. */
export function survivorList(results: Results, files: readonly string[], known: readonly Equivalent[]): string {
  return files
    .map((path) => ({ path, left: results[path] === undefined ? [] : remaining(path, results[path], known) }))
    .filter(({ left }) => left.length > 0)
    .map(({ path, left }) => [`- \`${path}\``, ...left.map(lineOf)].join("\n"))
    .join("\n");
}

const lineOf = ({ line, was, now, covered }: { line: number; was: string; now: string; covered: boolean }): string =>
  `  - line ${line}: ${code(was)} → ${code(now)}${covered ? "" : ", not executed"}`;

/** A span of code may hold back ticks itself: then two enclose it. */
const code = (text: string): string => {
  if (text === "") return "nothing";
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
};
