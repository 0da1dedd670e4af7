import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { idOfDay } from "#domain/search/day-id.ts";

// A search is stored by the day in its id, which our own clock decides, and is dated by the database's clock: what asks for a time reads a
// day more on either side.

export const firstIdSince = (sinceMs: number): string => idOfDay(utcDate(sinceMs - DAY_MS), "");

/** Condition; the parameter is of `firstIdSince`. */
export const isSince = (parameter: string): string => `searches.id >= ${parameter}`;

export const idsAround = (day: string): readonly [from: string, before: string] => [
  idOfDay(addDays(day, -2), ""),
  idOfDay(addDays(day, 2), ""),
];

/** Condition; `$2` and `$3` are of `idsAround`. */
export const isAround = (id: string): string => `${id} >= $2 and ${id} < $3`;
