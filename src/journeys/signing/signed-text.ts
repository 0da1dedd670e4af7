import { estimatedParts, everyMonthOre, firstYearOre, kindOf, type PaymentPlan } from "#domain/offer/payment-plan.ts";
import { plainTerm as plain, readMarks, type SignedText } from "#domain/bankid/signed-text.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { PriceTerms } from "#verticals/_contract/offer-description.ts";
import { bindingPhrase } from "#verticals/_contract/offer-terms.ts";
import { signedTextTexts as texts } from "./signed-text.texts.sv.ts";

export interface SignedOrder {
  readonly name: string;
  readonly product: string;
  readonly nouns: Nouns;
  readonly providerName: string;
  /** A short description of the insured object; may be empty. */
  readonly insured: string;
  readonly plan: PaymentPlan;
  /** Instead of a price, where none is agreed for a month or a year. */
  readonly priceTerms?: PriceTerms | undefined;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly addOns: readonly string[];
  /** How long the customer is bound, where the price does not state it. */
  readonly bindingMonths?: number | undefined;
  /** What is less than the customer has asked for, a phrase each. */
  readonly shortfalls?: readonly string[];
  /** A power of attorney in the first person; empty for most. */
  readonly mandate?: string;
  /** What the customer agrees to by signing, where no box was ticked. */
  readonly statements?: readonly string[];
}

export function writeSignedText(order: SignedOrder): SignedText {
  return [
    texts.orders(plain(order.name), plain(order.product), plain(order.providerName), plain(order.insured)),
    ...writePrice(order),
    fillNouns(texts.starts(unbroken(formatLongDate(order.startDate))), order.nouns),
    ...(order.addOns.length === 0 ? [] : [texts.addOns(order.addOns.map((name) => plain(name)).join(texts.and))]),
    ...writeTerms(order),
    ...(order.mandate ? [plain(order.mandate, MAX_MANDATE_CHARACTERS)] : []),
    ...(order.statements ?? []),
    texts.withdrawal,
  ].map(readMarks);
}

const writeTerms = ({ bindingMonths, priceTerms, shortfalls = [], nouns }: SignedOrder): string[] => [
  ...(bindingMonths === undefined || priceTerms ? [] : [fillNouns(texts.binding(bindingPhrase(bindingMonths)), nouns)]),
  ...(shortfalls.length === 0 ? [] : [texts.less(plain(shortfalls.join("; "), MAX_SHORTFALL_CHARACTERS))]),
];

const MAX_SHORTFALL_CHARACTERS = 400;

function writePrice({ plan, priceTerms }: SignedOrder): string[] {
  if (priceTerms) return [priceTerms.follows, priceTerms.agreed];
  const year = formatKr(firstYearOre(plan));
  const isEstimated = estimatedParts(plan).length > 0;
  switch (kindOf(plan)) {
    case "month":
      return [(isEstimated ? texts.estimatedMonthly : texts.monthly)(formatKr(everyMonthOre(plan) ?? 0), year)];
    case "first-year":
      return [texts.firstYear(year)];
    case "year":
      return [isEstimated ? texts.estimatedYear(year) : texts.yearly(year)];
  }
}

const MAX_MANDATE_CHARACTERS = 600;

/** A date stays on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");
