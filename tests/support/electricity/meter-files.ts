import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { hoursOfQuarters, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import { seededNumbers } from "./samples.ts";

/** A meter's true values: whole Wh of every quarter of some days. */
export interface TrueDay {
  readonly date: string;
  readonly wh: readonly number[];
}

export function seededMeter(seed: number, from: string, to: string): TrueDay[] {
  const next = seededNumbers(seed);
  const days: TrueDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, wh: Array.from({ length: quartersOf(date) }, () => Math.floor(next() * 1500)) });
  }
  return days;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Whole Wh as kWh with three decimals. */
export const kwhText = (wh: number, decimal: "," | "."): string =>
  `${Math.floor(wh / 1000)}${decimal}${String(wh % 1000).padStart(3, "0")}`;

const hourSums = (wh: readonly number[]): number[] =>
  Array.from({ length: wh.length / 4 }, (_, hour) =>
    wh.slice(hour * 4, hour * 4 + 4).reduce((sum, value) => sum + value, 0),
  );

/** Local time in two columns, by the hour, decimal comma: the repeated hour of autumn comes twice with the same name. */
export const hourlyRows = (days: readonly TrueDay[]): string[] =>
  days.flatMap(({ date, wh }) => {
    const hours = hoursOfQuarters(wh.length);
    return hourSums(wh).map((sum, index) => `${date};${two(hours[index * 4] ?? 0)}:00;${kwhText(sum, ",")}`);
  });

/** A moment with its difference from UTC, by the quarter, decimal point. */
export function timestampRows(days: readonly TrueDay[], delimiter: ";" | ","): string[] {
  return days.flatMap(({ date, wh }) => {
    const hours = hoursOfQuarters(wh.length);
    // At 02:00 standard time on the days of the change, eight quarters have passed in spring and twelve in autumn.
    const isSummerDay = isSummer(date);
    const isSummerAt = (quarter: number): boolean => {
      if (wh.length === 92) return quarter >= 8;
      if (wh.length === 100) return quarter < 12;
      return isSummerDay;
    };
    return wh.map((value, quarter) => {
      const offset = isSummerAt(quarter) ? "+02:00" : "+01:00";
      const stamp = `${date}T${two(hours[quarter] ?? 0)}:${two((quarter % 4) * 15)}:00${offset}`;
      return [stamp, kwhText(value, ".")].join(delimiter);
    });
  });
}

/** By the machine's own calendar, so that ours is not tested against itself. */
const stockholm = new Intl.DateTimeFormat("en", { timeZone: "Europe/Stockholm", timeZoneName: "longOffset" });
const isSummer = (date: string): boolean => stockholm.format(Date.parse(`${date}T12:00:00Z`)).includes("+02:00");

/** A row per day with 24 columns; the repeated hour of autumn has no column and is left out, as is the hour missing in spring. */
export const dayRows24 = (days: readonly TrueDay[]): string[] =>
  days.map(({ date, wh }) => {
    const hours = hoursOfQuarters(wh.length);
    const sums = hourSums(wh);
    const cells = Array.from({ length: 24 }, (_, hour) => {
      const index = hours.indexOf(hour) / 4;
      return index < 0 ? "" : kwhText(sums[index] ?? 0, ",");
    });
    return [date, ...cells].join(";");
  });

/** A row per day with 100 columns: four for the repeated hour, empty on other days. */
export const dayRows100 = (days: readonly TrueDay[]): string[] =>
  days.map(({ date, wh }) => {
    const texts = wh.map((value) => kwhText(value, "."));
    const blank = ["", "", "", ""];
    if (wh.length === 92) return [date, ...texts.slice(0, 8), ...blank, ...blank, ...texts.slice(8)].join(";");
    if (wh.length === 96) return [date, ...texts.slice(0, 12), ...blank, ...texts.slice(12)].join(";");
    return [date, ...texts].join(";");
  });

export const HEADING_24 = ["Datum", ...Array.from({ length: 24 }, (_, hour) => `${two(hour)}-${two(hour + 1)}`)].join(
  ";",
);
export const HEADING_100 = ["Datum", ...Array.from({ length: 100 }, (_, quarter) => `Q${quarter + 1}`)].join(";");
