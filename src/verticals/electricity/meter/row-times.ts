import { isoDate } from "./iso-date.ts";
import type { TableRow } from "./table-rows.ts";

/** When a row begins: local time, or a moment where the file states the difference from UTC. */
export interface RowTime {
  readonly date: string;
  /** The midnight of the date in UTC. */
  readonly dateMs: number;
  readonly minutes: number;
  readonly offsetMinutes: number | undefined;
}

type TimeOfDay = Pick<RowTime, "minutes" | "offsetMinutes">;

interface TimeColumns {
  readonly dateColumn: number;
  readonly timeColumn: number | undefined;
}

/** Reads the time of each row. Rows in a row have the same date, and all of a file write what follows the minutes in the same way. */
export function createTimeReader(columns: TimeColumns): (row: TableRow) => RowTime | "dateAlone" | undefined {
  let lastDate = readDate("-");
  let lastSuffix: Suffix = { text: "-", offsetMinutes: undefined };
  const timeOf = (text: string, start: number, end: number): TimeOfDay | undefined => {
    const minutes = plainMinutes(text, start, end);
    const isSame = end - start - PLAIN_LENGTH === lastSuffix.text.length;
    if (minutes >= 0 && isSame && text.startsWith(lastSuffix.text, start + PLAIN_LENGTH)) {
      return { minutes, offsetMinutes: lastSuffix.offsetMinutes };
    }
    const time = readTimeOfDay(text.slice(start, end));
    if (minutes >= 0 && time !== undefined) {
      lastSuffix = { text: text.slice(start + PLAIN_LENGTH, end), offsetMinutes: time.offsetMinutes };
    }
    return time;
  };
  return (row) => {
    const { text } = row;
    const start = row.start(columns.dateColumn);
    const end = row.end(columns.dateColumn);
    if (!text.startsWith(lastDate.text, start) || !endsDate(text, start + lastDate.text.length, end)) {
      lastDate = readDate(text.slice(start, end));
    }
    if (lastDate.date === undefined) return undefined;
    const { date, dateMs } = lastDate;
    const { timeColumn } = columns;
    const timeStart = timeColumn === undefined ? start + lastDate.text.length + 1 : row.start(timeColumn);
    const timeEnd = timeColumn === undefined ? end : row.end(timeColumn);
    if (timeStart >= timeEnd) return "dateAlone";
    const time = timeOf(text, timeStart, timeEnd);
    return time && { date, dateMs, minutes: time.minutes, offsetMinutes: time.offsetMinutes };
  };
}

/** What follows the minutes, such as seconds and the difference from UTC. */
interface Suffix {
  readonly text: string;
  readonly offsetMinutes: number | undefined;
}

/** "07:15". */
const PLAIN_LENGTH = 5;
const COLON = 58;
const ZERO = 48;

/** Minutes of a time that begins as 07:15, by its signs; -1 for anything else. */
function plainMinutes(text: string, start: number, end: number): number {
  if (end - start < PLAIN_LENGTH || text.charCodeAt(start + 2) !== COLON) return -1;
  const digit = (at: number): number => {
    const value = text.charCodeAt(start + at) - ZERO;
    return value >= 0 && value <= 9 ? value : Number.NaN;
  };
  const minute = digit(3) * 10 + digit(4);
  const minutes = (digit(0) * 10 + digit(1)) * 60 + minute;
  return minute <= 59 && minutes <= 24 * 60 ? minutes : -1;
}

interface ReadDate {
  /** As the file writes it; never empty. */
  readonly text: string;
  readonly date: string | undefined;
  readonly dateMs: number;
}

function readDate(cell: string): ReadDate {
  const text = dateText(cell);
  const date = isoDate(text);
  return { text: text || "-", date, dateMs: Date.parse(date ?? "") };
}

const T = 84;
const SPACE = 32;

function endsDate(text: string, at: number, end: number): boolean {
  if (at >= end) return at === end;
  const code = text.charCodeAt(at);
  return code === T || code === SPACE;
}

/** The time begins after a T or a space. */
function dateText(cell: string): string {
  const at = cell.indexOf("T");
  const end = at < 0 ? cell.indexOf(" ") : at;
  return end < 0 ? cell : cell.slice(0, end);
}

/** Swedish time is ahead of UTC, so that a minus is a dash: the end of a stretch of time, which is not needed. */
const TIME = /^(\d{1,2})[:.]?(\d{2})?(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(Z|\+\d{2}(?::?\d{2})?)?(?:\s*[-–].*)?$/i;

function readTimeOfDay(text: string): TimeOfDay | undefined {
  const [, hourText, minuteText = "0", offset] = TIME.exec(text.trim()) ?? [];
  const minutes = Number(hourText) * 60 + Number(minuteText);
  if (hourText === undefined || minutes > 24 * 60 || Number(minuteText) > 59) return undefined;
  return { minutes, offsetMinutes: offset === undefined ? undefined : offsetOf(offset) };
}

const offsetOf = (text: string): number =>
  text.toUpperCase() === "Z" ? 0 : Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(":", "") || "0");
