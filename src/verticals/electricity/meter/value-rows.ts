import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { cellsOf, numberOf } from "./csv-cells.ts";
import { isoDate } from "./iso-date.ts";
import { createMeterDays, type MeterDays } from "./meter-days.ts";
import type { MeterLayout } from "./meter-layout.ts";
import type { MeterSeries } from "./meter-series.ts";
import { quarterAt, quarterOfLocalTime } from "./swedish-clock.ts";

type RowLayout = Extract<MeterLayout, { kind: "rows" }>;

/** When a row begins: local time, or a moment where the file states the difference from UTC. */
interface RowTime {
  readonly date: string;
  readonly minutes: number;
  readonly offsetMinutes: number | undefined;
}

/** A file with one row per value. Too coarse if the rows have dates without times. */
export function readValueRows(lines: readonly string[], layout: RowLayout): MeterSeries | "tooCoarse" | undefined {
  const days = createMeterDays();
  const timeOf = createTimeReader(layout);
  const rows: { time: RowTime; wh: number }[] = [];
  let datesAlone = 0;
  for (const line of lines) {
    const cells = cellsOf(line, layout.delimiter);
    const time = timeOf(cells);
    if (time === "dateAlone") datesAlone += 1;
    if (time === undefined || time === "dateAlone") days.ignore();
    else {
      const value = numberOf((cells[layout.valueColumn] ?? "").trim());
      // An empty value is a missing one, which is counted by the hour.
      if (value !== undefined) rows.push({ time, wh: Math.round(value * layout.whPerUnit) });
    }
  }
  if (rows.length === 0) return datesAlone > 0 ? "tooCoarse" : undefined;
  const stepMinutes = stepOf(rows.map(({ time }) => time.minutes % 60));
  // Rows until 24:00 are named by their end.
  const shift = rows.some(({ time }) => time.minutes === 24 * 60) ? stepMinutes : 0;
  for (const { time, wh } of rows) place(days, time, time.minutes - shift, stepMinutes, wh);
  return days.finish(stepMinutes);
}

function place(days: MeterDays, time: RowTime, minutes: number, stepMinutes: number, wh: number): void {
  const { date, offsetMinutes } = time;
  const quarters = stepMinutes / 15;
  if (minutes < 0 || minutes % 15 !== 0) return days.ignore();
  if (offsetMinutes !== undefined) {
    const at = quarterAt(Date.parse(date) + (minutes - offsetMinutes) * MINUTE_MS);
    return days.put(at.date, at.quarter, quarters, wh);
  }
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const first = quarterOfLocalTime(date, hour, minute, false);
  // Files list the hour that spring leaves out with a zero.
  if (first === undefined) return wh === 0 ? undefined : days.ignore();
  const second = quarterOfLocalTime(date, hour, minute, true) ?? first;
  const isRepeat = second !== first && days.isFilled(date, first, quarters);
  return days.put(date, isRepeat ? second : first, quarters, wh);
}

function stepOf(minutes: readonly number[]): 15 | 30 | 60 {
  if (minutes.every((minute) => minute === 0)) return 60;
  return minutes.every((minute) => minute % 30 === 0) ? 30 : 15;
}

/** Swedish time is ahead of UTC, so that a minus is a dash: the end of a stretch of time, which is not needed. */
const TIME = /^(\d{1,2})[:.]?(\d{2})?(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(Z|\+\d{2}(?::?\d{2})?)?(?:\s*[-–].*)?$/i;

type TimeOfDay = Omit<RowTime, "date">;

/** Reads the time of each row. A year has the same few hundred times of day over and over: each text is read once. */
function createTimeReader(layout: RowLayout): (cells: readonly string[]) => RowTime | "dateAlone" | undefined {
  const known = new Map<string, TimeOfDay | undefined>();
  const timeOfDay = (text: string): TimeOfDay | undefined => {
    if (!known.has(text)) known.set(text, readTimeOfDay(text));
    return known.get(text);
  };
  return (cells) => {
    const cell = (cells[layout.dateColumn] ?? "").trim();
    const dateEnd = endOfDate(cell);
    const date = isoDate(cell.slice(0, dateEnd));
    if (date === undefined) return undefined;
    const text = layout.timeColumn === undefined ? cell.slice(dateEnd + 1) : (cells[layout.timeColumn] ?? "");
    if (text.trim() === "") return "dateAlone";
    const time = timeOfDay(text);
    return time === undefined ? undefined : { date, minutes: time.minutes, offsetMinutes: time.offsetMinutes };
  };
}

/** Where the time begins: after a T or a space. */
function endOfDate(cell: string): number {
  const at = cell.indexOf("T");
  const end = at < 0 ? cell.indexOf(" ") : at;
  return end < 0 ? cell.length : end;
}

function readTimeOfDay(text: string): TimeOfDay | undefined {
  const [, hourText, minuteText = "0", offset] = TIME.exec(text.trim()) ?? [];
  const minutes = Number(hourText) * 60 + Number(minuteText);
  if (hourText === undefined || minutes > 24 * 60 || Number(minuteText) > 59) return undefined;
  return { minutes, offsetMinutes: offset === undefined ? undefined : offsetOf(offset) };
}

const offsetOf = (text: string): number =>
  text.toUpperCase() === "Z" ? 0 : Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(":", "") || "0");
