import { cellsOf, type Delimiter } from "./csv-cells.ts";

/** The cells of the row that is read, as places in a text: a string for each cell of a year would take longer than all the rest. */
export interface TableRow {
  /** The text that the places are in. */
  readonly text: string;
  /** Where a cell begins, blanks and quotes left out. */
  start(column: number): number;
  end(column: number): number;
}

const QUOTE = '"';
const CR = 13;

/** Calls back with each line that is not blank, from an offset on. Lines end with a line feed, with or without a carriage return before it. */
export function eachLine(text: string, offset: number, read: (start: number, end: number) => void): void {
  for (let start = offset; start < text.length;) {
    const feed = text.indexOf("\n", start);
    const next = feed < 0 ? text.length : feed;
    const end = next > start && text.charCodeAt(next - 1) === CR ? next - 1 : next;
    if (firstOf(text, start, end) < end) read(start, end);
    start = next + 1;
  }
}

/** Calls back with each row of a table. The row is the same object each time. Columns after the last one are not looked for. */
export function eachRow(
  text: string,
  offset: number,
  { delimiter, lastColumn }: { readonly delimiter: Delimiter; readonly lastColumn: number },
  read: (row: TableRow) => void,
): void {
  const starts = new Int32Array(lastColumn + 1);
  const ends = new Int32Array(lastColumn + 1);
  const row = {
    text,
    start: (column: number): number => starts[column] ?? 0,
    end: (column: number): number => ends[column] ?? 0,
  };
  const hasQuotes = text.includes(QUOTE, offset);
  eachLine(text, offset, (lineStart, lineEnd) => {
    row.text = text;
    if (!findCells(text, lineStart, lineEnd, delimiter, hasQuotes, starts, ends)) {
      // Quotes within a cell are rare: such a line is read as cells without them.
      const cells = cellsOf(text.slice(lineStart, lineEnd), delimiter).map((cell) => cell.trim());
      row.text = cells.join("\n");
      let at = 0;
      for (let column = 0; column <= lastColumn; column += 1) {
        starts[column] = Math.min(at, row.text.length);
        ends[column] = Math.min(at + (cells[column]?.length ?? 0), row.text.length);
        at += (cells[column]?.length ?? 0) + 1;
      }
    }
    read(row);
  });
}

/** False if a quote is not around a whole cell. A cell that the line does not have is empty. */
function findCells(
  text: string,
  lineStart: number,
  lineEnd: number,
  delimiter: Delimiter,
  hasQuotes: boolean,
  starts: Int32Array,
  ends: Int32Array,
): boolean {
  let at = lineStart;
  for (let column = 0; column < starts.length; column += 1) {
    if (at > lineEnd) {
      starts[column] = lineEnd;
      ends[column] = lineEnd;
      continue;
    }
    let start = at;
    let end: number;
    if (hasQuotes && text[start] === QUOTE) {
      start += 1;
      end = text.indexOf(QUOTE, start);
      if (end < 0 || end >= lineEnd) return false;
      if (end + 1 < lineEnd && text[end + 1] !== delimiter) return false;
      at = end + 2;
    } else {
      const found = text.indexOf(delimiter, start);
      end = found < 0 || found > lineEnd ? lineEnd : found;
      if (hasQuotes && hasQuote(text, start, end)) return false;
      at = end + 1;
    }
    starts[column] = firstOf(text, start, end);
    ends[column] = lastOf(text, start, end);
  }
  return true;
}

function hasQuote(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (text[at] === QUOTE) return true;
  return false;
}

const SPACE = 32;
const HARD_SPACE = 160;
const isBlank = (code: number): boolean => code <= SPACE || code === HARD_SPACE;

/** The first sign that is not blank, or the end. */
function firstOf(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

/** After the last sign that is not blank, or the start. */
function lastOf(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isBlank(text.charCodeAt(at - 1))) at -= 1;
  return at;
}
