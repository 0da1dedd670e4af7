import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { isWorkingDay } from "#domain/calendar/swedish-holidays.ts";

/** Spec 2 §9 and the act on distance contracts: whole days, the first of them the day after the contract was made. */
const WITHDRAWAL_DAYS = 14;

/** The last day of the period. One that ends on a day of rest is extended to the next working day. */
export function lastWithdrawalDay(contractMadeMs: number): string {
  let day = addDays(swedishDate(contractMadeMs), WITHDRAWAL_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Until midnight in Sweden. */
export const isWithinWithdrawalPeriod = (contractMadeMs: number, nowMs: number): boolean =>
  swedishDate(nowMs) <= lastWithdrawalDay(contractMadeMs);
