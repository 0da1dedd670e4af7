import type { Cover } from "#domain/cover/cover.ts";
import type { AgreementTerms } from "./held.ts";

/** What offers of all verticals have in common; our calls present it under the wire's names (spec 3 §3). */
export interface OfferDescription {
  /** The provider's own line. */
  readonly featured: string | undefined;
  /** What it covers, of an insurance: the sections and services below are read from it. */
  readonly cover?: Cover;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  /** In the order to be read. */
  readonly sections: readonly OfferSection[];
  /** 0 when there is none; undefined when the vertical has no such thing. */
  readonly bindingMonths: number | undefined;
  /** The price follows the use: it holds for the use that the visitor stated. */
  readonly isPaidByUse?: boolean;
  readonly disclaimer: string | undefined;
  readonly consumerRating: { readonly points: number; readonly outOf: number; readonly note: string } | undefined;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** "10 %" and "samlingsrabatt": already in the price. */
  readonly discount?: { readonly value: string; readonly name: string } | undefined;
  /** What must be seen together with the price: a condition of it, a part that is missing. */
  readonly notices?: readonly string[];
  /** YYYY-MM-DD: the first day that it can begin; undefined when that is today. */
  readonly firstStart?: string | undefined;
  /** What the provider states besides all this. */
  readonly about?: string | undefined;
  /** Only where what is paid follows a market or the use: stated wherever a fee would be called agreed. */
  readonly priceTerms?: PriceTerms;
  /** How it runs, for a customer who follows it after the order. */
  readonly agreement?: AgreementTerms;
}

/** Whole sentences. */
export type PriceTerms = {
  /** What the price follows, and a year of it as an estimate. */
  readonly follows: string;
  /** What the provider cannot change, for how long, and the discounts with their ends. */
  readonly agreed: string;
};

/** What an offer costs with what has been chosen in its checkout. */
export type PricedOffer = {
  readonly yearlyFeeOre: number;
  /** The part of it that is the choices. */
  readonly choicesOre: number;
};

/** Types, not interfaces: they are stored and sent as plain records. */
export type OfferSection = {
  /** Our calls name sections by it. */
  readonly id: string;
  readonly title: string;
  /** The title comes before the name of a row that is read on its own: "Självrisk glas". */
  readonly namesRows?: boolean;
  readonly rows: readonly OfferRow[];
};

export type OfferRow = {
  readonly type: string;
  readonly name: string;
  /** The value as text: "1 000 000 kr", "12 månader", "Ingår inte". */
  readonly text: string;
  /** What the provider adds to it. */
  readonly detail?: string | undefined;
  /** Missing where every offer has it. */
  readonly isIncluded?: boolean;
};
