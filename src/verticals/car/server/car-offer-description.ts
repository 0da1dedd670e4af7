import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";

/** A car offer in the words that every vertical shares. */
export const describeCarOffer = (detail: CarDetail): OfferDescription => ({
  featured: detail.featured,
  benefits: detail.benefits,
  services: detail.services,
  excesses: detail.excesses,
  bindingMonths: detail.bindingMonths,
  terms: [bindingTerm(detail.bindingMonths)],
  isPayAsYouDrive: detail.isPayAsYouDrive,
  disclaimer: detail.disclaimer,
  consumerRating: detail.consumerRating,
  links: detail.links,
});
