import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { formatFee, formatKr } from "#domain/format/swedish-format.ts";
import type { ConditionalDiscount, OfferDiscount } from "./offer-discount.ts";
import { discountTexts, noticeTexts as texts } from "./offer-notices.texts.sv.ts";

/** What the price would be with a discount that depends on more than what the visitor has answered. */
export const discountNotices = (discount: ConditionalDiscount | undefined): string[] =>
  discount
    ? [
        texts.conditional(
          [texts.discount(discount), texts.conditions[discount.condition]].join(" "),
          formatFee(discount.monthlyFeeOre, "month"),
          formatKr(discount.yearlyFeeOre),
        ),
      ]
    : [];

/** A line for every offer, so that those without a discount can be compared with those with one. */
export const discountTerm = (discount: OfferDiscount | undefined): OfferRow => ({
  type: "DISCOUNT",
  name: discountTexts.name,
  text: discount ? texts.discount(discount) : discountTexts.none,
});

/** A service with the name of a cover does not state whether the cover is included; the cover's own line does. */
export const withoutCovers = (services: readonly string[], covers: readonly string[]): string[] =>
  services.filter((service) => !covers.some((cover) => cover.toLowerCase() === service.toLowerCase()));
