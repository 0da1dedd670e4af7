import { daysBetween } from "#domain/calendar/day-arithmetic.ts";

/**
 * Whether we may ask the insurer a customer leaves to end its insurance (spec 2 §4). Vehicles must never be without
 * insurance: traffic insurance is compulsory from the first day to the last.
 */
export type CancellationStatus =
  | "ok"
  /** The new insurance begins after the day the former ends. */
  | "incorrect-start-date"
  | "no-recent-data"
  | "not-owner"
  /** What the customer has is at the provider that they ordered from: no insurer is asked to end it. */
  | "same-provider"
  /** Nothing may be asked for: the order is not placed, or the owner of the thing is unknown. */
  | "error"
  /** The insurance is known, but not when it ends or where its insurer takes notices: the customer has to write. */
  | "own-letter"
  /** Nothing insured is known that could be ended. */
  | "not-found";

export interface CancellationFacts {
  readonly order: CancellingOrder;
  /** What the register knows of the person who ordered; of what no register knows, the owner is whom the insurer names. */
  readonly ownership: "owner" | "other" | "unknown";
  /** What the customer has fetched last from the insurer they leave. */
  readonly policy: FormerPolicy | undefined;
  /** YYYY-MM-DD in Sweden, as all days here. */
  readonly today: string;
}

export interface CancellingOrder {
  readonly isPlaced: boolean;
  readonly isWithdrawn: boolean;
  readonly startDate: string;
  /** What is insured, as its vertical identifies things; undefined when that is unknown. */
  readonly thing: string | undefined;
}

export interface FormerPolicy {
  readonly thing: string | undefined;
  /** The day the insurance year ends and the next would begin. */
  readonly renewalDate: string | undefined;
  readonly fetchedOn: string;
  /** At the provider of the new insurance. */
  readonly isSameProvider: boolean;
  /** Whether we know where this insurer takes notices. */
  readonly canBeNotified: boolean;
}

/** What was fetched longer ago may have been renewed, moved or ended since. */
const RECENT_POLICY_DAYS = 30;

export function cancellationStatus({ order, ownership, policy, today }: CancellationFacts): CancellationStatus {
  if (!order.isPlaced || order.isWithdrawn || order.thing === undefined) return "error";
  if (ownership === "other") return "not-owner";
  if (!policy || !isRecent(policy, today)) return "no-recent-data";
  if (ownership === "unknown") return "error";
  const { renewalDate } = policy;
  if (policy.thing !== order.thing) return "not-found";
  if (policy.isSameProvider) return "same-provider";
  if (renewalDate === undefined || !policy.canBeNotified) return "own-letter";
  return leavesGap(renewalDate, order.startDate) ? "incorrect-start-date" : "ok";
}

/** An insurance ends as its last day begins to be the next one's first: the same day is no gap, the day after is. */
export const leavesGap = (formerEndsOn: string, newStartsOn: string): boolean => newStartsOn > formerEndsOn;

/** A renewal that has passed has made another year of it, which we know nothing of. */
const isRecent = ({ fetchedOn, renewalDate }: FormerPolicy, today: string): boolean =>
  daysBetween(fetchedOn, today) <= RECENT_POLICY_DAYS && (renewalDate === undefined || renewalDate >= today);
