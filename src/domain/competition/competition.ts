import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";

/** The monthly draw (spec 1 §9, §6): what the banner, the rules, the sign-up and the draw all go by. */
export const competition = {
  /** Who bought this takes part. */
  serviceName: "insurancecar",
  prizeKr: 5_000,
  winnersPerMonth: 1,
  /** From the end of the month that the draw is about. */
  drawnAfterDays: 15,
} as const;

/** A month of the competition, as "2026-11". */
export type Month = string;

export const monthAfter = (month: Month): Month => monthOf(addMonths(month, 1));

/** W-009: the day the winner is chosen. A right of withdrawal of fourteen days has ended by then. */
export const drawDay = (month: Month): string => addDays(addMonths(month, 1), competition.drawnAfterDays - 1);

/** A person who buys on the last day of the month can still sign up, and the list is closed when the draw begins. */
export const lastEntryDay = (month: Month): string => addDays(drawDay(month), -1);

/** Around noon in Sweden on the day of the draw. */
export const drawMoment = (month: Month): Date => new Date(`${drawDay(month)}T10:00:00Z`);
