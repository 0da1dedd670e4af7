import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import type { OfferDiscount } from "./offer-discount.ts";
import { discountTexts, noticeTexts as texts } from "./offer-notices.texts.sv.ts";

/** Nothing unless the discount depends on more than what the visitor has answered. */
export const discountNotices = (discount: OfferDiscount | undefined): string[] =>
  discount?.condition ? [nameDiscount(discount)] : [];

export const missingNotice = (cover: string): string => texts.missing(cover);

/** "10 % samlingsrabatt om du har fler försäkringar hos bolaget". */
const nameDiscount = (discount: OfferDiscount): string =>
  [texts.discount(discount), ...(discount.condition ? [texts.conditions[discount.condition]] : [])].join(" ");

/** A line for every offer, so that those without a discount can be compared with those with one. */
export const discountTerm = (discount: OfferDiscount | undefined): OfferRow => ({
  type: "DISCOUNT",
  name: discountTexts.name,
  text: discount ? nameDiscount(discount) : discountTexts.none,
});

/** A service with the name of a cover does not state whether the cover is included; the cover's own line does. */
export const withoutCovers = (services: readonly string[], covers: readonly string[]): string[] =>
  services.filter((service) => !covers.some((cover) => cover.toLowerCase() === service.toLowerCase()));
