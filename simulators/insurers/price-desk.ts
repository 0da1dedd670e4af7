import { dayOf, swedishDate } from "#simulators/world/calendar.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import { type PricedChoice, priceChoices, type SimulatedLine } from "#simulators/verticals/registry.ts";
import { type IssuedQuote, issueQuoteId, readQuoteId } from "./quote-ids.ts";

/** What a quote costs with choices, freed from its protocol's form. */
export interface PriceDesk {
  price(asked: IncomingPriceQuestion): PriceAnswer;
}

export interface IncomingPriceQuestion {
  readonly quoteId: string;
  /** ISO date. */
  readonly startDate: string;
  readonly addOns: readonly string[];
  readonly discounts: readonly string[];
  /** Given with the last question before an order. */
  readonly reference: string;
}

export type PriceAnswer =
  | {
      readonly kind: "priced";
      readonly quoteId: string;
      readonly yearlyFeeOre: number;
      readonly monthlyFeeOre: number;
      readonly addOns: readonly PricedChoice[];
      readonly discounts: readonly PricedChoice[];
    }
  | { readonly kind: "outdated" }
  | { readonly kind: "invalid"; readonly field: string; readonly reason: string };

/** What a price that has gone up has gone up by. */
const RAISED_SHARE = 0.05;

export function createPriceDesk(slug: string, lines: readonly SimulatedLine[], { clock }: SystemTools): PriceDesk {
  const raised = new Set<string>();
  const reportedOutdated = new Set<string>();
  return {
    price(asked) {
      const quote = readQuoteId(slug, asked.quoteId);
      if (!quote || dayOf(clock.nowMs()) > quote.validUntilDay) return { kind: "outdated" };
      // Outdated once is enough for a test: after a new request, the quote is valid.
      if (quote.orderFault === "outdated" && !reportedOutdated.has(asked.quoteId)) {
        reportedOutdated.add(asked.quoteId);
        return { kind: "outdated" };
      }
      if (asked.startDate < swedishDate(clock.nowMs()))
        return { kind: "invalid", field: "startdate", reason: "Startdatumet har redan varit." };
      // The price goes up when an order is about to be placed, and stays up.
      if (quote.orderFault === "price-changed" && asked.reference !== "") raised.add(asked.quoteId);
      return priceOf(slug, lines, quote, asked, raised.has(asked.quoteId));
    },
  };
}

function priceOf(
  slug: string,
  lines: readonly SimulatedLine[],
  quote: IssuedQuote,
  asked: IncomingPriceQuestion,
  isRaised: boolean,
): PriceAnswer {
  const line = lines[quote.lineNumber];
  const addOns = quote.isBare ? [] : priceChoices(line?.addOns, quote.yearlyFeeOre);
  const discounts = priceChoices(line?.discounts, quote.yearlyFeeOre);
  const chosenOre = (choices: readonly PricedChoice[], ids: readonly string[]): number =>
    choices.filter(({ id }) => ids.includes(id)).reduce((sum, { yearlyOre }) => sum + yearlyOre, 0);
  const changeOre =
    chosenOre(addOns, asked.addOns) -
    chosenOre(discounts, asked.discounts) +
    (isRaised ? wholeKr(quote.yearlyFeeOre * RAISED_SHARE) : 0);
  const yearlyFeeOre = quote.yearlyFeeOre + changeOre;
  const monthlyFeeOre = quote.monthlyFeeOre + Math.round(changeOre / 12);
  const key = JSON.stringify([asked.quoteId, asked.addOns, asked.discounts, isRaised]);
  const quoteId = changeOre === 0 ? asked.quoteId : issueQuoteId(slug, { ...quote, yearlyFeeOre, monthlyFeeOre }, key);
  return { kind: "priced", quoteId, yearlyFeeOre, monthlyFeeOre, addOns, discounts };
}

const wholeKr = (ore: number): number => Math.round(ore / 100) * 100;
