import { describeShortfalls } from "#domain/cover/cover.texts.sv.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { discountNotices, discountTerm } from "#verticals/_insurance/offer-notices.ts";
import { coverSection, excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";

/** A house offer in the form that every vertical shares. */
export const describeHouseOffer = (detail: HouseDetail): OfferDescription => ({
  featured: detail.featured,
  cover: detail.cover,
  benefits: detail.benefits,
  services: listServices(detail.cover),
  bindingMonths: detail.bindingMonths,
  sections: [
    coverSection(detail.cover),
    termSection([discountTerm(detail.discount), bindingTerm(detail.bindingMonths)]),
    excessSection(detail.cover),
  ],
  notices: [...discountNotices(detail.conditional), ...describeShortfalls(detail.cover)],
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  discount: detail.discount,
  about: detail.about,
});
