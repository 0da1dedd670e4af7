import { describeShortfalls } from "#domain/cover/cover.texts.sv.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { coverSection, excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";

/** A car offer in the form that every vertical shares. */
export const describeCarOffer = (detail: CarDetail): OfferDescription => ({
  featured: detail.featured,
  cover: detail.cover,
  benefits: detail.benefits,
  services: listServices(detail.cover),
  bindingMonths: detail.bindingMonths,
  notices: describeShortfalls(detail.cover),
  sections: [coverSection(detail.cover), termSection([bindingTerm(detail.bindingMonths)]), excessSection(detail.cover)],
  isPaidByUse: detail.isPayAsYouDrive,
  disclaimer: detail.disclaimer,
  consumerRating: detail.consumerRating,
  links: detail.links,
});
