import { expect, test } from "vitest";
import {
  dayRows100,
  dayRows24,
  HEADING_100,
  HEADING_24,
  hourlyRows,
  kwhText,
  seededMeter,
  timestampRows,
  type TrueDay,
} from "#tests/support/electricity/meter-files.ts";
import { quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { MeterSeries } from "./meter-series.ts";
import { MOST_CHARACTERS, readMeterFile } from "./read-meter-file.ts";

const year = seededMeter(1, "2025-11-01", "2026-10-31");
const HOURLY = "Datum;Tid;Förbrukning (kWh)";
const NO_WARNINGS = { missingHours: 0, duplicates: 0, ignored: 0, daysLeftOut: 0 };

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + (value || 0), 0);
const total = (days: readonly TrueDay[]): number => sum(days.map(({ wh }) => sum(wh)));
const plain = (days: readonly { date: string; wh: Iterable<number> }[]): TrueDay[] =>
  days.map(({ date, wh }) => ({ date, wh: [...wh] }));
const hours = (days: readonly { date: string; wh: Iterable<number> }[]): number[][] =>
  plain(days).map(({ wh }) =>
    Array.from({ length: wh.length / 4 }, (_, hour) => sum(wh.slice(hour * 4, hour * 4 + 4))),
  );

function read(lines: readonly string[]): MeterSeries {
  const reading = readMeterFile(lines.join("\r\n"));
  if (!reading.ok) throw new Error(reading.reason);
  return reading.series;
}

test("a year by the hour in local time, with the repeated and the missing hour of the clock changes", () => {
  const series = read([HOURLY, ...hourlyRows(year)]);
  expect(hours(series.days)).toEqual(hours(year));
  expect(series).toMatchObject({ from: "2025-11-01", to: "2026-10-31", totalWh: total(year), stepMinutes: 60 });
  expect(series.warnings).toEqual(NO_WARNINGS);
  expect(series.days.map(({ wh }) => wh.length)).toEqual(year.map(({ date }) => quartersOf(date)));
});

test.each([";", ","] as const)("a year by the quarter with the difference from UTC, separated by %s", (delimiter) => {
  const series = read([["Tidpunkt", "Mätvärde kWh"].join(delimiter), ...timestampRows(year, delimiter)]);
  expect(plain(series.days)).toEqual(year);
  expect(series.warnings).toEqual(NO_WARNINGS);
  expect(series.stepMinutes).toBe(15);
});

test("a year with a row per day and a hundred columns", () => {
  const series = read([HEADING_100, ...dayRows100(year)]);
  expect(plain(series.days)).toEqual(year);
  expect(series.warnings).toEqual(NO_WARNINGS);
});

test("a year with a row per day and 24 columns lacks the repeated hour of autumn, which is counted", () => {
  const series = read(["Anläggning: 735999123456789012", "", HEADING_24, ...dayRows24(year)]);
  expect(series.warnings).toEqual({ ...NO_WARNINGS, missingHours: 1 });
  const isPlain = ({ date }: { date: string }): boolean => date !== "2026-10-25";
  expect(hours(series.days.filter(isPlain))).toEqual(hours(year.filter(isPlain)));
});

test("moments in UTC are laid on the Swedish day", () => {
  const rows = timestampRows(year, ";").map((row) => {
    const [stamp = "", value = ""] = row.split(";");
    return `${new Date(stamp).toISOString()};${value}`;
  });
  expect(plain(read(["Timestamp;Consumption (kWh)", ...rows]).days)).toEqual(year);
});

const month = seededMeter(2, "2026-01-01", "2026-01-31");

test("a byte order mark, quotes, spaces between thousands and lines before the table are read past", () => {
  const rows = month.flatMap(({ date, wh }) =>
    wh.map((value, quarter) => {
      const time = `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
      return `"${date}";"${time}";"1 ${kwhText(value, ",").padStart(7, "0")}";"kWh"`;
    }),
  );
  const before = ["\uFEFFExempel Elnät AB", 'Kund;Test ""Testsson""', "Period;2026-01-01 - 2026-01-31", ""];
  const series = read([...before, '"Datum";"Tid";"Förbrukning (kWh)";"Enhet"', ...rows, "", "Summa;;99"]);
  expect(plain(series.days)).toEqual(month.map(({ date, wh }) => ({ date, wh: wh.map((value) => value + 1_000_000) })));
  expect(series.warnings).toEqual({ ...NO_WARNINGS, ignored: 1 });
});

test("a delimiter or a quote within a quoted cell, and lines that end with a carriage return alone, change nothing", () => {
  const rows = hourlyRows(month);
  const heading = `Adress;${HOURLY}`;
  const within = rows.map((row, index) => `${index % 2 === 0 ? '"Ekvägen 1; ""b"""' : "Ekvägen 1"};${row}`);
  expect(hours(read([heading, ...within]).days)).toEqual(hours(month));
  const reading = readMeterFile([HOURLY, ...rows].join("\r"));
  expect(reading.ok && hours(reading.series.days)).toEqual(hours(month));
});

test("other ways to write the same hour are understood", () => {
  const wanted = hours(month);
  const rows = hourlyRows(month);
  const variants = {
    ranges: rows.map((row) => row.replace(/;(\d\d):00;/, (_, hour: string) => `;${hour}:00-${Number(hour) + 1}:00;`)),
    compactDates: rows.map((row) => row.replace(/^(\d{4})-(\d\d)-(\d\d)/, "$1$2$3")),
    ends: rows.map((row) =>
      row.replace(/;(\d\d):00;/, (_, hour: string) => `;${String(Number(hour) + 1).padStart(2, "0")}:00;`),
    ),
    bareHours: rows.map((row) => row.replace(/;0?(\d+):00;/, ";$1;")),
  };
  for (const [name, lines] of Object.entries(variants)) {
    expect([name, hours(read([HOURLY, ...lines]).days)]).toEqual([name, wanted]);
  }
  const oneColumn = rows.map((row) => row.replace(";", " "));
  expect(hours(read(["Datum och tid;Energi (kWh)", ...oneColumn]).days)).toEqual(wanted);
});

test("the use is read, not the production, the price or the end of the stretch; Wh as such", () => {
  const rows = hourlyRows(month).map((row) => {
    const [date, time, value = ""] = row.split(";");
    return `${date} ${time};${date} 23:59;77,7;1,25;${Number(value.replace(",", ".")) * 1000};4,5`;
  });
  const heading = "Från;Till;Produktion (kWh);Pris (kr/kWh);Förbrukning (Wh);Temperatur";
  expect(read([heading, ...rows]).totalWh).toBe(total(month));
});

test("missing hours are counted and left empty, repeated rows are merged, and unreadable values do not count", () => {
  const rows = hourlyRows(month);
  const [first = ""] = rows;
  const changed = rows.filter((row) => !row.startsWith("2026-01-10;05") && !row.startsWith("2026-01-12"));
  const series = read([
    HOURLY,
    ...changed,
    first,
    first.replace(/[\d,]+$/, "9,999"),
    "2026-01-20;07:00;-",
    "2026-02-30;07:00;1,0",
    "2026-01-31;25:00;1,0",
  ]);
  // One hour of the 10th and the 24 of the 12th.
  expect(series.warnings).toEqual({ missingHours: 25, duplicates: 2, ignored: 2, daysLeftOut: 0 });
  expect(series.days.map(({ date }) => date)).not.toContain("2026-01-12");
  const gap = series.days.find(({ date }) => date === "2026-01-10")?.wh.slice(20, 24) ?? [];
  expect([...gap]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  expect(sum(series.days[0]?.wh.slice(0, 4) ?? [])).toBe(9999);
});

test("an hour that spring leaves out is ignored, and not counted when it is zero", () => {
  const spring = seededMeter(3, "2026-03-01", "2026-03-31");
  const rows = hourlyRows(spring);
  expect(read([HOURLY, ...rows, "2026-03-29;02:00;0,000"]).warnings).toEqual(NO_WARNINGS);
  expect(read([HOURLY, ...rows, "2026-03-29;02:00;1,000"]).warnings).toEqual({ ...NO_WARNINGS, ignored: 1 });
});

test("of a longer file the last year is used", () => {
  const long = seededMeter(4, "2025-06-01", "2026-10-31");
  const series = read([HOURLY, ...hourlyRows(long)]);
  expect(series).toMatchObject({ from: "2025-10-31", to: "2026-10-31", warnings: { daysLeftOut: 152 } });
  expect(series.days).toHaveLength(366);
});

test.each([
  ["tooLarge", `${HOURLY}\n${"x".repeat(MOST_CHARACTERS)}`],
  ["empty", "\uFEFF\n \r\n"],
  ["unknownLayout", "name,age\nAda,36\n"],
  ["unknownLayout", "%PDF-1.7 binary"],
  ["tooCoarse", "Datum;Förbrukning (kWh)\n2026-01-01;12,5\n2026-01-02;13,5"],
  ["noValues", `${HOURLY}\n2026-01-01;00:00;\n`],
  ["noValues", `${HOURLY}\n`],
  ["tooShort", [HOURLY, ...hourlyRows(month.slice(0, 27))].join("\n")],
])("a file is refused: %s", (reason, text) => {
  expect(readMeterFile(text)).toEqual({ ok: false, reason });
});
