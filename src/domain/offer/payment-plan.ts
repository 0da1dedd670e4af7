import { wholeKrOre } from "./whole-kronor.ts";

/** By the month, or the whole year at once. */
export type Payment = "monthly" | "yearly";

/** One way of paying for what is offered: what is paid when. Stored with the offer and with the order. */
export interface PaymentPlan {
  readonly way: Payment;
  readonly parts: readonly PlannedPayment[];
}

export interface PlannedPayment {
  /** The key of a text. */
  readonly label: string;
  /** Each time, whole öre as the provider states it. Less than nothing for a discount. */
  readonly amountOre: number;
  readonly every: "once" | "month" | "year";
  /** The month in which it is paid first; 0 is the first. */
  readonly fromMonth: number;
  /** For how many months; until further notice where it is missing. */
  readonly months?: number;
  /** What the amount is worked out from; missing where it is agreed. */
  readonly estimatedBy?: readonly EstimateBasis[];
}

/** The market price of the last year or month, how much is used, or how far is driven. */
export type EstimateBasis = "spot-12-months" | "spot-last-month" | "use" | "mileage";

const YEAR_MONTHS = 12;

type Counted = Pick<PaymentPlan, "parts">;

/** What is paid in so many months from the given one. */
export const paidOre = ({ parts }: Counted, months: number, from = 0): number =>
  parts.reduce((sum, part) => sum + timesPaid(part, from, from + months) * wholeKrOre(part.amountOre), 0);

/** What is paid again and again in the first year, in the öre that the provider has stated. */
export const statedYearOre = ({ parts }: Counted): number =>
  parts.reduce((sum, part) => sum + (part.every === "once" ? 0 : timesPaid(part, 0, YEAR_MONTHS) * part.amountOre), 0);

export const firstYearOre = (plan: Counted): number => paidOre(plan, YEAR_MONTHS);

export const twoYearsOre = (plan: Counted): number => paidOre(plan, 2 * YEAR_MONTHS);

/** The first year without what is paid only once. */
export const recurringYearOre = ({ parts }: Counted): number =>
  firstYearOre({ parts: parts.filter(({ every }) => every !== "once") });

export const oncePayments = ({ parts }: Counted): readonly PlannedPayment[] =>
  parts.filter(({ every }) => every === "once");

/** What is paid in each month; undefined where a month differs from another, or the year is paid at once. */
export function everyMonthOre({ parts }: Counted): number | undefined {
  const recurring = parts.filter(({ every }) => every !== "once");
  const isTheSame = ({ every, fromMonth, months }: PlannedPayment) =>
    every === "month" && fromMonth === 0 && months === undefined;
  return recurring.length > 0 && recurring.every(isTheSame) ? paidOre({ parts: recurring }, 1) : undefined;
}

/** How a plan is stated in one sentence: the same each month, the year at once, or a first year that no other year is as. */
export function kindOf(plan: Counted): "month" | "year" | "first-year" {
  if (everyMonthOre(plan) !== undefined) return "month";
  return plan.parts.every(({ every, months }) => every === "year" && months === undefined) ? "year" : "first-year";
}

/** The amounts of the plan that are not agreed but worked out, and from what. */
export const estimatedParts = ({ parts }: Counted): readonly PlannedPayment[] =>
  parts.filter(({ estimatedBy }) => estimatedBy !== undefined);

export const estimatedBy = (plan: Counted): readonly EstimateBasis[] => [
  ...new Set(estimatedParts(plan).flatMap((part) => part.estimatedBy ?? [])),
];

/** How often it is paid from the month `start` to before the month `end`. */
function timesPaid({ every, fromMonth, months }: PlannedPayment, start: number, end: number): number {
  const from = Math.max(start, fromMonth);
  const to = months === undefined ? end : Math.min(end, fromMonth + months);
  if (to <= from) return 0;
  if (every === "month") return to - from;
  if (every === "once") return start <= fromMonth ? 1 : 0;
  return yearsBegunBefore(to - fromMonth) - yearsBegunBefore(from - fromMonth);
}

const yearsBegunBefore = (month: number): number => Math.ceil(month / YEAR_MONTHS);
