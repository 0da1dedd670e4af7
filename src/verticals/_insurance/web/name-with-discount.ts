import type { OfferDiscount } from "#verticals/_contract/offer-description.ts";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";

/** "Villahemförsäkring (Med 10 % samlingsrabatt)". */
export const nameWithDiscount = (name: string, discount: OfferDiscount | undefined): string =>
  discount ? cardTexts.withDiscount(name, discount) : name;
