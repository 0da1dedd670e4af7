import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { missingNotice } from "#verticals/_insurance/offer-notices.ts";
import { coverSection, excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { type CarDetail, EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { usualIn } from "./car-cover-parts.ts";

/** A car offer in the form that every vertical shares. */
export const describeCarOffer = (detail: CarDetail): OfferDescription => ({
  featured: detail.featured,
  cover: detail.cover,
  benefits: detail.benefits,
  services: listServices(detail.cover),
  bindingMonths: detail.bindingMonths,
  notices: missingParts(detail).map(missingNotice),
  sections: [coverSection(detail.cover), termSection([bindingTerm(detail.bindingMonths)]), excessSection(detail.cover)],
  isPaidByUse: detail.isPayAsYouDrive,
  disclaimer: detail.disclaimer,
  consumerRating: detail.consumerRating,
  links: detail.links,
});

/** What insurances of the kind usually have. */
const missingParts = ({ kind, cover }: CarDetail): string[] =>
  cover
    .filter(
      ({ type, state }) => state !== "included" && EXCESS_TYPES.some((each) => each === type && usualIn(each, kind)),
    )
    .map(({ name }) => name);
