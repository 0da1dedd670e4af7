import { readFileSync } from "node:fs";

export const AREAS = ["SE1", "SE2", "SE3", "SE4"] as const;
export type Area = (typeof AREAS)[number];

/** The rows of one of the two files beside this one; their README states where they come from. */
const readRows = (name: string): readonly string[][] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));

const byArea = (columns: readonly string[]): Readonly<Record<Area, number>> =>
  Object.fromEntries(AREAS.map((area, at) => [area, Number(columns[at])])) as Record<Area, number>;

/** EUR/MWh by "2023-11". */
const MEANS = new Map(readRows("./month-means.csv").map(([month = "", ...columns]) => [month, byArea(columns)]));

/** The ratio of an hour to the mean of its month, by "11 wd 17". */
const SHAPES = new Map(
  readRows("./hourly-shape.csv").map(([month, kind, hour, ...columns]) => [
    `${month} ${kind} ${hour}`,
    byArea(columns),
  ]),
);

/** Of a date, EUR/MWh: the level of the same month in one of the two calmest years; of October to December there is one. */
export function monthMean(area: Area, date: string): number {
  const month = date.slice(5, 7);
  const isEven = Number(date.slice(0, 4)) % 2 === 0;
  return MEANS.get(`${isEven && month < "10" ? "2024" : "2023"}-${month}`)?.[area] ?? 0;
}

export const hourShape = (area: Area, month: number, isWeekend: boolean, hour: number): number =>
  SHAPES.get(`${month} ${isWeekend ? "we" : "wd"} ${(hour + 24) % 24}`)?.[area] ?? 1;
