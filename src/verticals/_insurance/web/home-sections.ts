import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";

export type HomeOffer = Omit<SharedDetail, "firstStart">;

/** What the sections of a home's card and comparison hold. */
export interface HomeSections<Facts> {
  name(offer: Pick<CardOffer<Facts>, "subscriptionName" | "facts">): string;
  /** In the order that they are shown; without an amount where the offer has none. */
  excesses(facts: Facts): readonly HomeExcess[];
  covers(facts: Facts): readonly OfferRow[];
  /** Other information has a section below the comparison; else its terms are among the covers and its text beside them. */
  readonly hasOtherBelow?: boolean;
}

export interface HomeExcess {
  readonly type: string;
  readonly name: string;
  readonly ore: number | undefined;
}

/** "Villahemförsäkring (Med 10 % samlingsrabatt)". */
export const nameWithDiscount = (name: string, discount: HomeOffer["discount"]): string =>
  discount ? cardTexts.withDiscount(name, discount) : name;
