import type { LogField } from "#platform/logging/log-fields.ts";

export const LOGS_DOCUMENT = "docs/logs.md";

export const LOG_FIELDS_MARKS = {
  begin: "<!-- log fields: written by npm run tool -- log-fields -->",
  end: "<!-- end of log fields -->",
};

/** A table of Markdown with columns of equal width, as the formatter writes it. */
export function composeFieldTable(fields: Readonly<Record<string, LogField>>): string {
  const rows = Object.entries(fields)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { kind, meaning, example, readers }]) => [
      `\`${name}\``,
      kind,
      meaning,
      `\`${JSON.stringify(example)}\``,
      readers,
    ]);
  const table = [["field", "kind", "meaning", "example", "who may read it"], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [heading = [], ...lines] = table;
  return [write(heading), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.map(write)].join(
    "\n",
  );
}
