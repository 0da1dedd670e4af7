import { DAY_MS } from "#domain/calendar/durations.ts";

/** What distinguishes a campaign from an ordinary year, as far as the insurer reported it. Dates are YYYY-MM-DD. */
export interface PremiumTerms {
  /** Payments a year; 0 is paid once and for all. */
  readonly premiumFrequency: number | undefined;
  readonly startDate: string | undefined;
  /** The day it ends, when it is not to be renewed. */
  readonly endDate: string | undefined;
}

/** Paid once, or over before a year has passed: its fee does not show what a year costs. */
export function isCampaignInsurance({ premiumFrequency, startDate, endDate }: PremiumTerms): boolean {
  if (premiumFrequency === 0) return true;
  if (startDate === undefined || endDate === undefined) return false;
  const [year = 0, ...monthAndDay] = startDate.split("-");
  const aYearLater = [String(Number(year) + 1), ...monthAndDay].join("-");
  // An insurance year may be written with its first or its last day as the end.
  return Date.parse(endDate) < Date.parse(aYearLater) - DAY_MS;
}
