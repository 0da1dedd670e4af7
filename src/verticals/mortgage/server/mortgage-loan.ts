import type { QuotedOffer } from "#verticals/_contract/provider.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { amortise, loanToValuePercent } from "#verticals/mortgage/calculation/amortisation.ts";
import { reliefRulesOn } from "#verticals/mortgage/calculation/interest-relief.ts";
import { loanRulesOn } from "#verticals/mortgage/calculation/loan-rules.ts";
import { type InterestCost, interestCost, RISES } from "#verticals/mortgage/calculation/month-cost.ts";
import { switchGain } from "#verticals/mortgage/calculation/switch-gain.ts";
import { mortgageOfferTexts } from "#verticals/mortgage/mortgage-offer.texts.sv.ts";
import { mortgagePrice } from "#verticals/mortgage/mortgage-price.ts";
import type { BankRates, MortgageDetail, PresentLoan, Situation } from "#verticals/mortgage/mortgage.offer.ts";
import { type MortgageSearch, VARIABLE } from "#verticals/mortgage/mortgage.search.ts";

interface Lent extends BankRates {
  readonly validUntil: string;
}

/** The visitor's loan at the bank's list rate for the chosen term; undefined when the bank has no such rate. */
export function loanAt(
  { validUntil, ...stated }: Lent,
  search: MortgageSearch,
  day: string,
): QuotedOffer<MortgageDetail> | undefined {
  const { termMonths } = search;
  const rate = stated.rates.find(({ months }) => months === termMonths)?.list;
  if (rate === undefined) return undefined;
  const borrowed = { ...search, day };
  const cost = interestCost(borrowed, rate);
  return {
    subscriptionId: `bolan-${termMonths}`,
    subscriptionName: mortgageOfferTexts.name,
    price: mortgagePrice(rate, cost),
    validUntil,
    detail: {
      ...stated,
      termMonths,
      rate,
      interestOre: cost.interestOre,
      reliefOre: cost.reliefOre,
      netOre: cost.netOre,
      rises: RISES.map((points) => {
        const raised = rate + points * 100;
        return { points, rate: raised, netOre: interestCost(borrowed, raised).netOre };
      }),
      today: presentLoan(search, day, shownYearOre(cost)),
      situation: situationOf(search, day),
    },
  };
}

/** What the visitor pays today in a year, after relief; undefined when the rate is not stated. */
export const yearlyTodayOre = (search: MortgageSearch, day: string): number | undefined =>
  search.currentRate === undefined ? undefined : shownYearOre(interestCost({ ...search, day }, search.currentRate));

/** Twelve of the months that are shown beside it, as the year of every plan of payments. */
const shownYearOre = ({ netOre }: InterestCost): number => 12 * wholeKrOre(netOre);

function presentLoan(search: MortgageSearch, day: string, offeredYearlyOre: number): PresentLoan | undefined {
  const { currentRate: rate, currentTermMonths: termMonths, exitFeeKr } = search;
  if (rate === undefined) return undefined;
  const cost = interestCost({ ...search, day }, rate);
  const feeOre = termMonths === VARIABLE ? 0 : exitFeeKr === undefined ? undefined : exitFeeKr * 100;
  return { rate, termMonths, netOre: cost.netOre, gain: switchGain(shownYearOre(cost), offeredYearlyOre, feeOre) };
}

function situationOf(search: MortgageSearch, day: string): Situation {
  const rules = loanRulesOn(day);
  const { percent, percentAbove, limitOre } = reliefRulesOn(day);
  return {
    loanKr: search.loanKr,
    valueKr: search.valueKr,
    toValuePercent: loanToValuePercent(search),
    amortisation: amortise(search, rules),
    maxPercent: rules.maxPercent,
    classes: rules.classes,
    relief: { percent, percentAbove, limitOre: limitOre * search.borrowers },
  };
}
