/** Markdown whose columns are also aligned for who reads it as text. */
export function paddedTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((cells) => cells[at]?.length ?? 0)));
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [write(head), write(widths.map((width) => "-".repeat(width))), ...lines.map(write)].join("\n");
}
