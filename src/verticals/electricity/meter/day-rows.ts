import { CHANGED_HOUR, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import { cellsOf, numberOf } from "./csv-cells.ts";
import { isoDate } from "./iso-date.ts";
import { createMeterDays } from "./meter-days.ts";
import type { MeterLayout } from "./meter-layout.ts";
import type { MeterSeries } from "./meter-series.ts";
import { quarterOfLocalTime } from "./swedish-clock.ts";

type DayLayout = Extract<MeterLayout, { kind: "days" }>;

/** A local time of a column, and whether it is the second time around in autumn. */
interface Column {
  readonly hour: number;
  readonly minute: number;
  readonly isRepeat: boolean;
}

/** A file with one row per day. */
export function readDayRows(lines: readonly string[], layout: DayLayout): MeterSeries | undefined {
  const days = createMeterDays();
  const columns = columnsOf(layout.values);
  const stepMinutes = layout.values >= 96 ? 15 : 60;
  for (const line of lines) {
    const cells = cellsOf(line, layout.delimiter);
    const date = isoDate((cells[layout.dateColumn] ?? "").trim().slice(0, 10));
    if (date === undefined) days.ignore();
    else {
      const hasRepeat = quartersOf(date) > 96;
      columns.forEach(({ hour, minute, isRepeat }, index) => {
        const value = numberOf((cells[layout.firstValueColumn + index] ?? "").trim());
        if (value === undefined || (isRepeat && !hasRepeat)) return;
        const wh = Math.round(value * layout.whPerUnit);
        const quarter = quarterOfLocalTime(date, hour, minute, isRepeat);
        if (quarter !== undefined) days.put(date, quarter, stepMinutes / 15, wh);
        else if (wh > 0) days.ignore();
      });
    }
  }
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
