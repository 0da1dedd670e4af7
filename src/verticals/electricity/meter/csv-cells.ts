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

/** A number that is not negative, with a decimal comma or point and spaces between thousands; undefined for anything else. */
export function numberOf(text: string, start = 0, end = text.length): number | undefined {
  const plain = plainNumber(text, start, end);
  return Number.isNaN(plain) ? groupedNumber(text.slice(start, end)) : plain;
}

const ZERO = 48;
const NINE = 57;
const COMMA = 44;
const POINT = 46;
/** Below 2^53 with any digits, so that the quotient is the number nearest to what is written. */
const MOST_DIGITS = 15;
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, power) => 10 ** power);

/** Digits with at most one decimal sign among them, read one by one: a year has 35,000 such numbers. NaN for anything else. */
function plainNumber(text: string, start: number, end: number): number {
  if (end === start || end - start > MOST_DIGITS) return Number.NaN;
  let digits = 0;
  let signAt = -1;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) digits = digits * 10 + (code - ZERO);
    else if ((code === COMMA || code === POINT) && signAt < 0 && at > start && at < end - 1) signAt = at;
    else return Number.NaN;
  }
  return signAt < 0 ? digits : digits / (POWERS[end - signAt - 1] ?? Number.NaN);
}

function groupedNumber(cell: string): number | undefined {
  const compact = cell.replace(/[\s\u00a0\u202f']/g, "");
  // With both signs, the last one is decimal: 1.234,5 and 1,234.5.
  const decimalAt = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  const whole = decimalAt < 0 ? compact : compact.slice(0, decimalAt).replace(/[.,]/g, "");
  const plain = decimalAt < 0 ? whole : `${whole || "0"}.${compact.slice(decimalAt + 1)}`;
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}
