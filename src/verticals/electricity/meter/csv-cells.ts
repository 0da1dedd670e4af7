const CANDIDATES = [";", "\t", ","] as const;
export type Delimiter = (typeof CANDIDATES)[number];

/** What separates the cells of a heading: a semicolon or a tab where there is one, since a comma may then be decimal. */
export const delimiterOf = (heading: string): Delimiter =>
  CANDIDATES.find((candidate) => heading.includes(candidate)) ?? ";";

/** The cells of a line without the quotes around them. */
export function cellsOf(line: string, delimiter: Delimiter): string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? "";
    if (char === '"' && isQuoted && line[at + 1] === '"') {
      cell += char;
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (char === delimiter && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += char;
  }
  return [...cells, cell];
}

const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/;

/** A number that is not negative, with a decimal comma or point and spaces between thousands; undefined for anything else. */
export function numberOf(cell: string): number | undefined {
  if (PLAIN_NUMBER.test(cell)) return Number(cell.replace(",", "."));
  const compact = cell.replace(/[\s\u00a0\u202f']/g, "");
  // With both signs, the last one is decimal: 1.234,5 and 1,234.5.
  const decimalAt = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  const whole = decimalAt < 0 ? compact : compact.slice(0, decimalAt).replace(/[.,]/g, "");
  const plain = decimalAt < 0 ? whole : `${whole || "0"}.${compact.slice(decimalAt + 1)}`;
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}
