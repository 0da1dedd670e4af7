import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { mortgageOfferTexts as texts } from "./mortgage-offer.texts.sv.ts";
import type { BankRates } from "./mortgage.offer.ts";
import { formatRate } from "./mortgage.texts.sv.ts";

/** The list rates of a bank, one term in each row. */
export const listRateRows = ({ rates, averageMonth }: BankRates): OfferRow[] =>
  rates.map(({ months, list, average }) => ({
    type: `RATE_${months}`,
    name: texts.rateName(months),
    text: formatRate(list),
    detail: average === undefined ? undefined : texts.average(average, averageMonth),
  }));
