import { CHANGED_HOUR } from "#verticals/electricity/calculation/swedish-day.ts";
import { numberOf } from "./csv-cells.ts";
import { isoDate } from "./iso-date.ts";
import { createMeterDays } from "./meter-days.ts";
import type { MeterLayout } from "./meter-layout.ts";
import type { MeterSeries } from "./meter-series.ts";
import { quarterOfLocalTime } from "./swedish-clock.ts";
import { eachRow } from "./table-rows.ts";

type DayLayout = Extract<MeterLayout, { kind: "days" }>;

/** A local time of a column, and whether it is the second time around in autumn. */
interface Column {
  readonly hour: number;
  readonly minute: number;
  readonly isRepeat: boolean;
}

/** A file with one row per day, from an offset on. */
export function readDayRows(text: string, offset: number, layout: DayLayout): MeterSeries | undefined {
  const days = createMeterDays();
  const columns = columnsOf(layout.values);
  const stepMinutes = layout.values >= 96 ? 15 : 60;
  const { delimiter, dateColumn, firstValueColumn } = layout;
  const lastColumn = Math.max(dateColumn, firstValueColumn + columns.length - 1);
  eachRow(text, offset, { delimiter, lastColumn }, (row) => {
    const date = isoDate(row.text.slice(row.start(dateColumn), row.end(dateColumn)).slice(0, 10));
    if (date === undefined) return days.ignore();
    const day = days.dayOf(date);
    const hasRepeat = day.wh.length > 96;
    columns.forEach(({ hour, minute, isRepeat }, index) => {
      const column = firstValueColumn + index;
      const value = numberOf(row.text, row.start(column), row.end(column));
      if (value === undefined || (isRepeat && !hasRepeat)) return;
      const wh = Math.round(value * layout.whPerUnit);
      const quarter = quarterOfLocalTime(day.wh.length, hour, minute, isRepeat);
      if (quarter !== undefined) days.put(day, quarter, stepMinutes / 15, wh);
      else if (wh > 0) days.ignore();
    });
  });
  return days.finish(stepMinutes);
}

function columnsOf(values: DayLayout["values"]): Column[] {
  const perHour = values >= 96 ? 4 : 1;
  const hasRepeat = values === 25 || values === 100;
  return Array.from({ length: values }, (_, index) => {
    const counted = Math.floor(index / perHour);
    const isAfter = hasRepeat && counted > CHANGED_HOUR;
    return {
      hour: isAfter ? counted - 1 : counted,
      minute: (index % perHour) * 15,
      isRepeat: hasRepeat && counted === CHANGED_HOUR + 1,
    };
  });
}
