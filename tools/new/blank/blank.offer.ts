import { plannedPrice, type Price } from "#domain/offer/price.ts";
import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import type { Use } from "./blank.search.ts";
import { blankOfferTexts as texts, useNames } from "./blank.texts.sv.ts";

/** A type, not an interface: it is stored as a plain record. */
export type BlankDetail = {
  /** The provider's own line. */
  readonly featured: string | undefined;
  readonly count: number;
  readonly use: Use;
};

/** The list is ranked by what a year costs. */
export function blankPrice(yearlyFeeOre: number): Price {
  const fee = { label: "fee", amountOre: yearlyFeeOre, every: "year", fromMonth: 0 } as const;
  return plannedPrice([{ way: "yearly", parts: [fee] }], "ore-year");
}

/** What the offer is for, as card, mails and my pages list it. */
export const listBlankRows = ({ count, use }: BlankDetail): OfferRow[] => [
  { type: "COUNT", name: texts.count, text: String(count) },
  { type: "USE", name: texts.use, text: useNames[use] },
];
