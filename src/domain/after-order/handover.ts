import { addDays, addMonths, daysBetween } from "#domain/calendar/day-arithmetic.ts";

// Days are YYYY-MM-DD. An agreement that ends on a day does not cover it: one that begins on the same day meets it.

/** When an agreement may be ended, by law and by its terms. */
export interface EndingRule {
  /** renewal: only as a period ends. any-day: whenever the notice has been given. */
  readonly endsAt: "renewal" | "any-day";
  readonly periodMonths: number;
  /** From the notice to the end. */
  readonly noticeDays: number;
  /** Where the rule is written. */
  readonly source: string;
}

export interface FormerTerms extends Pick<EndingRule, "endsAt" | "periodMonths" | "noticeDays"> {
  /** The first day of its next period. */
  readonly renewsOn: string;
  /** The first day on which it may end, where the customer is bound. */
  readonly boundUntil?: string | undefined;
}

/** What days without an agreement mean to the customer. */
export interface DaysWithout {
  /** What stands without it, in the definite form: "bilen". */
  readonly thing: string;
  readonly text: string;
  /** What at least has to be paid for them, where a law states an amount. */
  readonly atLeastOre: number | undefined;
}

/** The agreement that a customer has today, as far as a new one has to meet it. */
export interface KnownFormer {
  readonly providerName: string;
  readonly terms: FormerTerms;
  readonly without: DaysWithout;
}

export interface HandoverQuestion {
  readonly today: string;
  readonly former: FormerTerms;
  /** The days on which the next agreement may begin. */
  readonly starts: { readonly first: string; readonly last: string };
  readonly nextYearlyFeeOre: number;
}

/** How two agreements meet. At most one of the two counts of days is more than zero. */
export interface Handover {
  readonly startsOn: string;
  /** The first day that the former one does not cover. */
  readonly formerEndsOn: string;
  readonly gapDays: number;
  readonly overlapDays: number;
  /** What the next agreement costs for the days that the former one covers too. */
  readonly overlapOre: number;
}

export interface ProposedHandover extends Handover {
  /**
   * renewal: they meet as the running period ends. free: they meet on the first day that the former one may end. notice, binding: the
   * running period cannot be the last. starts: the next one cannot begin on the day the former one could end.
   */
  readonly reason: "renewal" | "free" | "notice" | "binding" | "starts";
}

const DAYS_PER_YEAR = 365;

/** Without a gap, with the fewest days of both, and of those the earliest. */
export function proposeHandover(question: HandoverQuestion): ProposedHandover {
  const { former, starts } = question;
  const earliest = firstPossibleEnd(question);
  const end = firstEndFrom(former, laterOf(earliest, starts.first));
  const startsOn = end < starts.last ? end : starts.last;
  const handover = handoverOf(question, startsOn, end);
  if (end !== firstEndFrom(former, earliest) || startsOn !== end) return { ...handover, reason: "starts" };
  if (former.endsAt === "any-day") return { ...handover, reason: former.boundUntil === end ? "binding" : "free" };
  if (end === former.renewsOn) return { ...handover, reason: "renewal" };
  return { ...handover, reason: (former.boundUntil ?? "") > former.renewsOn ? "binding" : "notice" };
}

/** How a start on this day meets the former agreement, which ends as near to it as it may. */
export function handoverAt(question: HandoverQuestion, startsOn: string): Handover {
  const proposed = proposeHandover(question);
  if (startsOn === proposed.startsOn) return proposed;
  return handoverOf(question, startsOn, nearestEnd(question, startsOn));
}

function nearestEnd(question: HandoverQuestion, startsOn: string): string {
  const earliest = firstPossibleEnd(question);
  const after = firstEndFrom(question.former, laterOf(earliest, startsOn));
  const before = lastEndThrough(question.former, earliest, startsOn);
  if (before === undefined) return after;
  return daysBetween(before, startsOn) < daysBetween(startsOn, after) ? before : after;
}

const firstPossibleEnd = ({ today, former }: HandoverQuestion): string =>
  laterOf(addDays(today, former.noticeDays), former.boundUntil ?? today);

/** The first day from this one on which it may end, if the notice is given in time. */
function firstEndFrom({ endsAt, renewsOn, periodMonths }: FormerTerms, from: string): string {
  if (endsAt === "any-day") return from;
  let periods = 0;
  // Counted from the same day each time: the 31st remains the 31st after a shorter month.
  while (addMonths(renewsOn, periods * periodMonths) < from) periods += 1;
  return addMonths(renewsOn, periods * periodMonths);
}

function lastEndThrough(former: FormerTerms, earliest: string, through: string): string | undefined {
  let found: string | undefined;
  for (let end = firstEndFrom(former, earliest); end <= through; end = firstEndFrom(former, addDays(end, 1)))
    if (former.endsAt === "any-day") return through;
    else found = end;
  return found;
}

function handoverOf({ nextYearlyFeeOre }: HandoverQuestion, startsOn: string, formerEndsOn: string): Handover {
  const days = daysBetween(formerEndsOn, startsOn);
  const overlapDays = Math.max(0, -days);
  return {
    startsOn,
    formerEndsOn,
    gapDays: Math.max(0, days),
    overlapDays,
    overlapOre: Math.round((overlapDays * nextYearlyFeeOre) / DAYS_PER_YEAR),
  };
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);
