// Days are YYYY-MM-DD. A Swedish day has 92, 96 or 100 quarter hours: the clock changes at 02:00 in spring and at 03:00 in autumn.

import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";

export const QUARTERS_OF_HOUR = 4;
/** The local hour that is left out in spring and comes twice in autumn. */
export const CHANGED_HOUR = 2;

const SPRING_QUARTERS = 92;
const PLAIN_QUARTERS = 96;
const AUTUMN_QUARTERS = 100;

/** The last Sundays of March and October (directive 2000/84/EC). */
export function quartersOf(day: string): number {
  const month = day.slice(5, 7);
  if (month !== "03" && month !== "10") return PLAIN_QUARTERS;
  // Both months have 31 days: their last Sunday is one of the last seven.
  const isLastSunday = day.slice(8) >= "25" && new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  if (!isLastSunday) return PLAIN_QUARTERS;
  return month === "03" ? SPRING_QUARTERS : AUTUMN_QUARTERS;
}

/** The local hour of each quarter of a day with so many quarters. */
export function hoursOfQuarters(quarters: number): readonly number[] {
  return HOURS.get(quarters) ?? [];
}

const HOURS = new Map(
  [SPRING_QUARTERS, PLAIN_QUARTERS, AUTUMN_QUARTERS].map((quarters) => [
    quarters,
    Array.from({ length: quarters }, (_, quarter) => localHour(Math.floor(quarter / QUARTERS_OF_HOUR), quarters)),
  ]),
);

function localHour(hour: number, quarters: number): number {
  if (quarters === SPRING_QUARTERS) return hour < CHANGED_HOUR ? hour : hour + 1;
  if (quarters === AUTUMN_QUARTERS) return hour <= CHANGED_HOUR ? hour : hour - 1;
  return hour;
}

/** Every day of a month given as YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  const end = addMonths(month, 1);
  for (let day = `${month}-01`; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Twelve months as YYYY-MM, the first one included. */
export const yearFrom = (firstMonth: string): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(firstMonth, index).slice(0, 7));
