import {
  everyMonthOre,
  firstYearOre,
  oncePayments,
  type Payment,
  type PaymentPlan,
  recurringYearOre,
  statedYearOre,
} from "./payment-plan.ts";
import { wholeKrOre } from "./whole-kronor.ts";

/** What an offer costs or gives, made once when the provider's answer is read. Everything that is stated of it is a function of it. */
export interface Price {
  /** The ways in which it can be paid: at least one, except where the whole term is compared. */
  readonly plans: readonly PaymentPlan[];
  readonly compared: ComparedBy;
  /** What is shown large. */
  readonly headline: PriceUnit;
  /** What is stated beside what is paid: a rate, öre for a kWh. */
  readonly figures: readonly PriceLine[];
}

/** What the list is ranked by, for the visitor's own situation. */
export type ComparedBy =
  /** The first year of the chosen way of paying, which may be as any other year. */
  | { readonly basis: "year" | "first-year" }
  /** What the whole term costs or gives, whole öre. */
  | { readonly basis: "whole-term"; readonly ore: number; readonly isGain?: true };

export interface PriceLine {
  /** The key of a text. */
  readonly label: string;
  /** A whole number of the unit. */
  readonly value: number;
  readonly unit: PriceUnit;
}

export type PriceUnit =
  | "ore-year"
  /** Of what costs another amount from the second year on. */
  | "ore-first-year"
  | "ore-month"
  | "ore-once"
  | "hundredth-ore-kwh"
  | "basis-points";

/** A price in one way of paying: what a list, a card and our calls state. Amounts of money are whole kronor, as öre. */
export interface ChosenPrice extends Fees {
  readonly comparison: Comparison;
  /** What the card shows large. */
  readonly headline: PriceLine;
  /** Every part, the large one too. */
  readonly lines: readonly PriceLine[];
  /** Where it can be paid in another way. */
  readonly otherWay?: OtherWay;
}

export interface Comparison {
  readonly ore: number;
  readonly basis: ComparedBy["basis"];
  /** What the visitor gets, not what the visitor pays: the highest is the best. */
  readonly isGain?: true;
}

export interface Fees {
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
}

export interface OtherWay {
  readonly payment: Payment;
  readonly yearlyFeeOre: number;
  /** How much less than in the chosen way; below nothing when it is more. None where only the rounding of months makes a difference. */
  readonly lessOre: number;
}

/** A price that is what its plans come to. */
export const plannedPrice = (plans: Price["plans"], headline: PriceUnit): Price => ({
  plans,
  compared: { basis: headline === "ore-first-year" ? "first-year" : "year" },
  headline,
  figures: [],
});

/** How prices are counted until the visitor chooses. */
export const DEFAULT_PAYMENT: Payment = "monthly";

/** The plan of that way of paying, or the only one that there is. */
export const planOf = ({ plans }: Pick<Price, "plans">, payment: Payment): PaymentPlan | undefined =>
  plans.find(({ way }) => way === payment) ?? plans[0];

export function comparisonOf(price: Pick<Price, "plans" | "compared">, payment = DEFAULT_PAYMENT): Comparison {
  const { compared } = price;
  if (compared.basis === "whole-term") return compared;
  const plan = planOf(price, payment);
  return { ore: plan ? firstYearOre(plan) : 0, basis: compared.basis };
}

export function choosePrice(price: Price, payment = DEFAULT_PAYMENT): ChosenPrice {
  const plan = planOf(price, payment);
  const comparison = comparisonOf(price, payment);
  const lines = [...(plan && comparison.basis !== "whole-term" ? linesOf(plan, price.headline) : []), ...price.figures];
  const headline = lines.find(({ unit }) => unit === price.headline) ?? lines[0];
  if (!headline) throw new Error("a price without any part");
  const otherWay = otherWayOf(price, plan);
  return { comparison, headline, lines, ...feesOf(price, payment), ...(otherWay ? { otherWay } : {}) };
}

/** The best first: the lowest cost, or the highest gain. */
export const byComparison = (a: Pick<ChosenPrice, "comparison">, b: Pick<ChosenPrice, "comparison">): number =>
  (a.comparison.ore - b.comparison.ore) * (a.comparison.isGain ? -1 : 1);

/** The first part in that unit. */
export const findLine = ({ lines }: Pick<ChosenPrice, "lines">, unit: PriceUnit): PriceLine | undefined =>
  lines.find((line) => line.unit === unit);

/** What is paid each time: the month where one pays by the month, and otherwise what is shown large. */
export const paidLine = (price: Pick<ChosenPrice, "headline" | "lines">): PriceLine =>
  findLine(price, "ore-month") ?? price.headline;

/**
 * As our calls state a price: the year of the chosen way of paying, and a month of those who pay by the month or, where no month is as
 * another, a twelfth of the year. What only gives has no fee.
 */
export function feesOf(price: Price, payment = DEFAULT_PAYMENT): Fees {
  const plan = planOf(price, payment);
  if (!plan) return { yearlyFeeOre: 0, monthlyFeeOre: 0 };
  const yearlyFeeOre = price.headline === "ore-first-year" ? firstYearOre(plan) : recurringYearOre(plan);
  const byMonth = planOf(price, "monthly");
  return { yearlyFeeOre, monthlyFeeOre: (byMonth && everyMonthOre(byMonth)) ?? wholeKrOre(yearlyFeeOre / 12) };
}

function linesOf(plan: PaymentPlan, headline: PriceUnit): PriceLine[] {
  const monthOre = everyMonthOre(plan);
  return [
    headline === "ore-first-year"
      ? { label: "firstYear", value: firstYearOre(plan), unit: "ore-first-year" }
      : { label: "yearly", value: recurringYearOre(plan), unit: "ore-year" },
    ...(monthOre === undefined ? [] : [{ label: "monthly", value: monthOre, unit: "ore-month" } as const]),
    ...oncePayments(plan).map(({ label, amountOre }): PriceLine => ({
      label,
      value: wholeKrOre(amountOre),
      unit: "ore-once",
    })),
  ];
}

const KRONA_ORE = 100;

function otherWayOf({ plans }: Price, chosen: PaymentPlan | undefined): OtherWay | undefined {
  const other = plans.find((plan) => plan !== chosen);
  if (!chosen || !other) return undefined;
  const yearlyFeeOre = recurringYearOre(other);
  const isSame = Math.abs(statedYearOre(chosen) - statedYearOre(other)) < KRONA_ORE;
  return { payment: other.way, yearlyFeeOre, lessOre: isSame ? 0 : recurringYearOre(chosen) - yearlyFeeOre };
}
