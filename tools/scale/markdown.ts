/** A table as the formatter of the project writes it: every column as wide as its widest cell. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

const BEGIN = (name: string): string => `<!-- ${name}: made by npm run tool -- scale -->`;
const END = "<!-- end -->";

/** Replaces the named part of a page; what stands around it is written by hand. */
export function replacePart(page: string, name: string, content: string): string {
  const from = page.indexOf(BEGIN(name));
  const to = page.indexOf(END, from);
  if (from === -1 || to === -1) throw new Error(`the page has no part ${name}`);
  return `${page.slice(0, from)}${BEGIN(name)}\n\n${content}\n\n${page.slice(to)}`;
}

/** 12345.6 as 12,346; small ones with the digits that matter. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (value !== 0 && Math.abs(value) < 10) return String(Number(value.toPrecision(2)));
  return Math.round(value).toLocaleString("en-US");
}
