import { type Cover, isIncluded } from "#domain/cover/cover.ts";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";

export type HomeOffer = Omit<SharedDetail, "firstStart">;

/** What the sections of a home's card and comparison hold. */
export interface HomeSections<Facts> {
  name(offer: Pick<CardOffer<Facts>, "subscriptionName" | "facts">): string;
  /** Other information has a section below the comparison; else its terms are among the covers and its text beside them. */
  readonly hasOtherBelow?: boolean;
}

export interface HomeExcess {
  readonly type: string;
  readonly name: string;
  readonly ore: number;
}

/** What the visitor pays of each damage, in the order that it is shown. */
export const listHomeExcesses = (cover: Cover): HomeExcess[] =>
  cover.flatMap((part) => {
    const { type, excessName, terms } = part;
    const excess = isIncluded(part) ? terms?.excess : undefined;
    return excessName !== undefined && excess?.kind === "amount" ? [{ type, name: excessName, ore: excess.ore }] : [];
  });

/** "Villahemförsäkring (Med 10 % samlingsrabatt)". */
export const nameWithDiscount = (name: string, discount: HomeOffer["discount"]): string =>
  discount ? cardTexts.withDiscount(name, discount) : name;
