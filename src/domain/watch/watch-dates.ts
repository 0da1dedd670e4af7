import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { WatchTerms } from "./watch.ts";

/** Six weeks before the last day to give notice: time to compare, to decide and to cancel. */
const DAYS_BEFORE_NOTICE = 42;
/** Many agreements renew on the same day: their runs are spread over the days before. */
const SPREAD_DAYS = 14;
/** Every month has them. */
const DAYS_OF_EVERY_MONTH = 28;
/** Less than a day, so that a run in UTC is never on the next day in Sweden. */
const SPREAD_MINUTES = 22 * 60;
const RENEWED_AFTER_MONTHS = 12;

export interface PlannedRun {
  readonly period: string;
  readonly dueAtMs: number;
}

type PlannedTerms = Pick<WatchTerms, "kind" | "noticeBy" | "renewsOn">;

/**
 * The first run from now on. A notice date that is nearer than six weeks is compared at once; one that has passed is that of a year
 * later. Undefined for an agreement that renews on an unknown date.
 */
export function planRun(watchId: string, terms: PlannedTerms, nowMs: number): (PlannedRun & PlannedTerms) | undefined {
  const today = swedishDate(nowMs);
  if (terms.kind === "variable") {
    const thisMonth = runInMonth(watchId, monthOf(today));
    return { ...terms, ...(thisMonth.dueAtMs >= nowMs ? thisMonth : runInMonth(watchId, nextMonth(monthOf(today)))) };
  }
  let ahead = terms;
  while (ahead.noticeBy !== undefined && ahead.noticeBy < today) ahead = renewed(ahead);
  const run = ahead.noticeBy === undefined ? undefined : runBefore(watchId, ahead.noticeBy);
  return run && { ...ahead, ...run, dueAtMs: Math.max(run.dueAtMs, nowMs) };
}

/** The run after the one of a period. Undefined after the only date of a kind that does not return. */
export function planNext(watchId: string, terms: PlannedTerms, { period }: Pick<PlannedRun, "period">) {
  if (terms.kind === "variable") return { ...terms, ...runInMonth(watchId, nextMonth(period)) };
  const next = renewed({ ...terms, noticeBy: terms.noticeBy ?? period });
  return { ...next, ...runBefore(watchId, next.noticeBy ?? period) };
}

function renewed<Terms extends PlannedTerms>(terms: Terms): Terms {
  const later = (day: string | undefined) => day && addMonths(day, RENEWED_AFTER_MONTHS);
  return { ...terms, noticeBy: later(terms.noticeBy), renewsOn: later(terms.renewsOn) };
}

const runBefore = (watchId: string, noticeBy: string): PlannedRun => ({
  period: noticeBy,
  dueAtMs: momentOn(watchId, addDays(noticeBy, -DAYS_BEFORE_NOTICE - spread(`${watchId}:day`, SPREAD_DAYS))),
});

const runInMonth = (watchId: string, month: string): PlannedRun => ({
  period: month,
  dueAtMs: momentOn(watchId, addDays(`${month}-01`, spread(`${watchId}:day`, DAYS_OF_EVERY_MONTH))),
});

const nextMonth = (month: string): string => monthOf(addMonths(`${month}-01`, 1));

const momentOn = (watchId: string, day: string): number =>
  Date.parse(day) + spread(`${watchId}:minute`, SPREAD_MINUTES) * MINUTE_MS;

/** FNV-1a with a last mixing, as the ids are random: the same id always gets the same place, and places are equally full. */
export function spread(key: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % places;
}
