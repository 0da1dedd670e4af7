import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { numberOf } from "./csv-cells.ts";
import { createMeterDays, isFilled, type MeterDays } from "./meter-days.ts";
import type { MeterLayout } from "./meter-layout.ts";
import type { MeterSeries } from "./meter-series.ts";
import { createTimeReader, type RowTime } from "./row-times.ts";
import { quarterAt, quarterOfLocalTime } from "./swedish-clock.ts";
import { eachRow } from "./table-rows.ts";

type RowLayout = Extract<MeterLayout, { kind: "rows" }>;

/** A file with one row per value, from an offset on. Too coarse if the rows have dates without times. */
export function readValueRows(text: string, offset: number, layout: RowLayout): MeterSeries | "tooCoarse" | undefined {
  const days = createMeterDays();
  const timeOf = createTimeReader(layout);
  const { delimiter, dateColumn, timeColumn = dateColumn, valueColumn, whPerUnit } = layout;
  const lastColumn = Math.max(dateColumn, timeColumn, valueColumn);
  // Beside each other and not in objects of their own: there are 35,000 of each.
  const times: RowTime[] = [];
  const whs: number[] = [];
  let datesAlone = 0;
  eachRow(text, offset, { delimiter, lastColumn }, (row) => {
    const time = timeOf(row);
    if (time === "dateAlone") datesAlone += 1;
    if (time === undefined || time === "dateAlone") return days.ignore();
    const value = numberOf(row.text, row.start(valueColumn), row.end(valueColumn));
    // An empty value is a missing one, which is counted by the hour.
    if (value === undefined) return;
    times.push(time);
    whs.push(Math.round(value * whPerUnit));
  });
  if (times.length === 0) return datesAlone > 0 ? "tooCoarse" : undefined;
  const stepMinutes = stepOf(times);
  // Rows until 24:00 are named by their end.
  const shift = times.some(({ minutes }) => minutes === 24 * 60) ? stepMinutes : 0;
  times.forEach((time, index) => place(days, time, time.minutes - shift, stepMinutes, whs[index] ?? 0));
  return days.finish(stepMinutes);
}

function place(days: MeterDays, time: RowTime, minutes: number, stepMinutes: number, wh: number): void {
  const { date, dateMs, offsetMinutes } = time;
  const quarters = stepMinutes / 15;
  if (minutes < 0 || minutes % 15 !== 0) return days.ignore();
  if (offsetMinutes !== undefined) {
    const at = quarterAt(dateMs + (minutes - offsetMinutes) * MINUTE_MS);
    return days.put(days.dayOf(at.date), at.quarter, quarters, wh);
  }
  const day = days.dayOf(date);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const first = quarterOfLocalTime(day.wh.length, hour, minute, false);
  // Files list the hour that spring leaves out with a zero.
  if (first === undefined) return wh === 0 ? undefined : days.ignore();
  const second = quarterOfLocalTime(day.wh.length, hour, minute, true) ?? first;
  const isRepeat = second !== first && isFilled(day, first, quarters);
  return days.put(day, isRepeat ? second : first, quarters, wh);
}

function stepOf(times: readonly RowTime[]): 15 | 30 | 60 {
  if (times.every(({ minutes }) => minutes % 60 === 0)) return 60;
  return times.every(({ minutes }) => minutes % 30 === 0) ? 30 : 15;
}
