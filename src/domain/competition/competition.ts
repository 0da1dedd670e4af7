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

export const monthOf = (date: string): Month => date.slice(0, 7);

export const monthAfter = (month: Month): Month => isoDay(month, 1, 1).slice(0, 7);

/** W-009: the day the winner is chosen. A right of withdrawal of fourteen days has ended by then. */
export const drawDay = (month: Month): string => isoDay(month, 1, competition.drawnAfterDays);

/** A person who buys on the last day of the month can still sign up, and the list is closed when the draw begins. */
export const lastEntryDay = (month: Month): string => isoDay(month, 1, competition.drawnAfterDays - 1);

/** Around noon in Sweden on the day of the draw. */
export const drawMoment = (month: Month): Date => new Date(`${drawDay(month)}T10:00:00Z`);

/** The given day of the month that lies so many months later; days count on over the month's end. */
function isoDay(month: Month, monthsLater: number, day: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + monthsLater, day)).toISOString().slice(0, 10);
}
