import { cellsOf, type Delimiter, delimiterOf } from "./csv-cells.ts";

/** One row per value: a time in one column or two. */
interface RowLayout {
  readonly kind: "rows";
  readonly delimiter: Delimiter;
  readonly dateColumn: number;
  readonly timeColumn: number | undefined;
  readonly valueColumn: number;
  readonly whPerUnit: number;
}

/** One row per day: a column for each hour or quarter, with the repeated hour of autumn or without it. */
interface DayLayout {
  readonly kind: "days";
  readonly delimiter: Delimiter;
  readonly dateColumn: number;
  readonly firstValueColumn: number;
  readonly values: 24 | 25 | 96 | 100;
  readonly whPerUnit: number;
}

export type MeterLayout = (RowLayout | DayLayout) & {
  /** Where the first line after the heading begins. */ readonly rowsAt: number;
};

/** Company, address and facility may come before the table. */
const MOST_LINES_BEFORE = 60;

export function findLayout(text: string): MeterLayout | undefined {
  const linesBefore: string[] = [];
  for (let start = 0; start < text.length && linesBefore.length < MOST_LINES_BEFORE;) {
    const feed = text.indexOf("\n", start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, end);
    const delimiter = delimiterOf(line);
    const headings = cellsOf(line, delimiter).map((cell) => cell.trim().toLowerCase());
    const layout = dayLayout(headings, delimiter, linesBefore) ?? rowLayout(headings, delimiter);
    if (layout !== undefined) return { ...layout, rowsAt: end + 1 };
    linesBefore.push(line);
    start = end + 1;
  }
  return undefined;
}

// A dot stands for å, ä and ö, which a file in another encoding has lost.
const TIMESTAMP = /^(?:tidpunkt|tidsst.mpel|timestamp|start|fr.n|from|period|m.ttid|datum.*tid|date.*time)/;
const DATE = /^(?:datum|date|dag|day)/;
const TIME = /^(?:tid|time|klockslag|timme|hour|kl)/;
const END = /slut|till|end|\bto\b/;
const USE = /f.rbrukning|f.rbrukad|anv.nd|uttag|consumption|usage/;
const VALUE = /kwh|\bwh\b|energi|energy|v.rde|value|quantity|m.ngd/;
const OTHER_VALUE = /produktion|production|inmatning|pris|price|kostnad|cost|\bkr\b|sek|temp/;

function rowLayout(headings: readonly string[], delimiter: Delimiter): RowLayout | undefined {
  const find = (isIt: (heading: string) => boolean): number | undefined => {
    const at = headings.findIndex(isIt);
    return at < 0 ? undefined : at;
  };
  const stamp = find((heading) => TIMESTAMP.test(heading) && !END.test(heading));
  const date = find((heading) => DATE.test(heading) && !END.test(heading));
  const time = find((heading) => TIME.test(heading) && !TIMESTAMP.test(heading) && !END.test(heading));
  // Two columns where there is a date with a time beside it; otherwise a single one holds both.
  const hasTwo = date !== undefined && date !== stamp && time !== undefined;
  const dateColumn = hasTwo ? date : (stamp ?? date ?? time);
  const isOther = (heading: string): boolean => OTHER_VALUE.test(heading);
  const valueColumn =
    find((heading) => USE.test(heading) && !isOther(heading)) ??
    find((heading) => VALUE.test(heading) && !isOther(heading));
  if (dateColumn === undefined || valueColumn === undefined || dateColumn === valueColumn) return undefined;
  const whPerUnit = whPerUnitOf(headings[valueColumn] ?? "");
  return { kind: "rows", delimiter, dateColumn, timeColumn: hasTwo ? time : undefined, valueColumn, whPerUnit };
}

const HOUR_COLUMN =
  /^(?:kl\.?\s*|h|tim(?:me)?\s*|q|kv(?:art)?\s*)?\d{1,3}(?:[:.]\d{2})?(?:\s*[-–]\s*\d{1,2}(?:[:.]\d{2})?)?(?:\s*\(?2\)?|\s*[ab])?$/;
const COUNTS = [24, 25, 96, 100] as const;

function dayLayout(
  headings: readonly string[],
  delimiter: Delimiter,
  linesBefore: readonly string[],
): DayLayout | undefined {
  const dateColumn = headings.findIndex((heading) => DATE.test(heading));
  const firstValueColumn = headings.findIndex((heading) => HOUR_COLUMN.test(heading));
  const count = headings.filter((heading) => HOUR_COLUMN.test(heading)).length;
  const values = COUNTS.find((known) => known === count);
  if (dateColumn < 0 || firstValueColumn < 0 || values === undefined) return undefined;
  const whPerUnit = whPerUnitOf(linesBefore.join(" ").toLowerCase());
  return { kind: "days", delimiter, dateColumn, firstValueColumn, values, whPerUnit };
}

/** kWh unless Wh is stated. */
const whPerUnitOf = (text: string): number => (/\bwh\b/.test(text) && !text.includes("kwh") ? 1 : 1000);
