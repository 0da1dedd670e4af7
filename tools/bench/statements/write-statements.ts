import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";
import type { MeasuredStatements } from "./statements.ts";

/** The table in docs/statements.md, between its marks. */
export function writeStatements({ sizes, removals }: MeasuredStatements): void {
  const names = sizes.at(-1)?.statements ?? [];
  const number = (value: number): string => value.toLocaleString("en-US");
  const head = ["call", ...sizes.flatMap(({ rows }) => [`pages, ${number(rows)}`, "median ms", "p99 ms"]), "plan"];
  const body = names.map(({ name, nodes }) => [
    name,
    ...sizes.flatMap(({ statements }) => {
      const found = statements.find((each) => each.name === name);
      return [number(found?.buffers ?? 0), String(found?.medianMs ?? ""), String(found?.p99Ms ?? "")];
    }),
    nodes.join(", "),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const { deleted, dropped } = removals;
  const text = [
    "# Hot statements",
    "",
    "Written by `npm run bench -- statements --write`; decision 120 explains the method. Every call is one of a store, with the values that",
    "the product gives it. Rows are offers, and as many measurements; there is a search to every twelve. Pages are what the server read for",
    "one call, by `explain (analyze, buffers)`: the figure that does not depend on how busy the machine is. Times are of one call at a time,",
    "with the driver.",
    "",
    ...sizes.map(
      ({ rows, megabytes, filledInS }) =>
        `- ${number(rows)} rows: ${number(megabytes)} MB, filled in ${number(filledInS)} s.`,
    ),
    "",
    line(head),
    line(head.map(() => "---")),
    ...body.map(line),
    "",
    "Retention of one day at the largest size:",
    "",
    line(["", "searches", "ms", "WAL, kB"]),
    line(["---", "---", "---", "---"]),
    line(["rows deleted", number(deleted.searches), number(deleted.ms), number(deleted.walKilobytes)]),
    line(["tables dropped", number(dropped.searches), number(dropped.ms), number(dropped.walKilobytes)]),
    "",
  ].join("\n");
  writeFileSync(join(ROOT, "docs/statements.md"), text);
}
