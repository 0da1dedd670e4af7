import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";

/** The day if it has not passed. */
export const ifAhead = (day: string | undefined, today: string): string | undefined =>
  day !== undefined && day >= today ? day : undefined;

/** An agreement of a year at a time is ended by a notice before it renews (SFS 2005:104, chapter 3). */
export const noticeBeforeRenewal = (renewsOn: string): string => addDays(renewsOn, -1);

/** The last day on which a notice of so many months ends the agreement when the binding ends. */
export const noticeBeforeEnd = (boundUntil: string, noticeMonths: number): string =>
  addMonths(boundUntil, -noticeMonths);

/** What runs for a year at a time renews on the same day every year; from a leap day, on the last of February. */
export function nextRenewal(anyRenewal: string, today: string): string {
  for (let years = 0; ; years++) {
    const day = addMonths(anyRenewal, years * 12);
    if (day > today) return day;
  }
}
