import { addDays } from "#domain/calendar/day-arithmetic.ts";

/**
 * A former provider that has not confirmed this many days before the end: a registered letter, and the answer to it, still
 * arrive before it.
 */
export const CONFIRMED_BEFORE_END_DAYS = 14;

/** A provider needs some days to answer a notice that was sent shortly before the end. */
export const ANSWERED_WITHIN_DAYS = 5;

/**
 * The day on which the customer and our staff are notified that nothing is confirmed. Never after the last day before the end, when it still can be
 * called for, and never before the notice. Days are YYYY-MM-DD; `endsOn` is the first day that is not covered.
 */
export function unconfirmedOn(askedOn: string, endsOn: string): string {
  const wanted = laterOf(addDays(endsOn, -CONFIRMED_BEFORE_END_DAYS), addDays(askedOn, ANSWERED_WITHIN_DAYS));
  const last = addDays(endsOn, -1);
  return laterOf(askedOn, wanted < last ? wanted : last);
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);
