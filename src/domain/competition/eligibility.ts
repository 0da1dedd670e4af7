import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import { competition, lastEntryDay, type Month } from "./competition.ts";

/** What is known of a person who wants to take part with a purchase of theirs. */
export interface Candidate {
  readonly serviceName: string;
  readonly isPlaced: boolean;
  readonly isWithdrawn: boolean;
  /** The day of the purchase in Sweden, YYYY-MM-DD; undefined until it is made. */
  readonly boughtOn: string | undefined;
  /** Neither works for us or a partner nor is family of a person who does. */
  readonly hasDeclared: boolean;
}

export type Obstacle =
  /** Nothing that the competition is about has been bought, or it was withdrawn. */
  | "not-bought"
  /** The list of that month is closed. */
  | "too-late"
  | "not-declared";

export type Eligibility =
  | { readonly isEligible: true; readonly month: Month }
  | { readonly isEligible: false; readonly why: Obstacle };

/** W-010. A purchase takes part in the draw of its own month. */
export function judgeCandidate(candidate: Candidate, today: string): Eligibility {
  const { serviceName, isPlaced, isWithdrawn, boughtOn, hasDeclared } = candidate;
  const hasBought = serviceName === competition.serviceName && isPlaced && !isWithdrawn;
  if (!hasBought || boughtOn === undefined) return { isEligible: false, why: "not-bought" };
  const month = monthOf(boughtOn);
  if (today > lastEntryDay(month)) return { isEligible: false, why: "too-late" };
  return hasDeclared ? { isEligible: true, month } : { isEligible: false, why: "not-declared" };
}
