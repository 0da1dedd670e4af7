import type { OfferDescription, OfferRow } from "#verticals/_contract/offer-description.ts";
import { missingNotice } from "#verticals/_insurance/offer-notices.ts";
import { excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CarDetail, ExcessRow, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";

/** A car offer in the form that every vertical shares. */
export const describeCarOffer = (detail: CarDetail): OfferDescription => ({
  featured: detail.featured,
  benefits: detail.benefits,
  services: detail.services,
  bindingMonths: detail.bindingMonths,
  notices: missingCovers(detail).map(missingNotice),
  sections: [termSection([bindingTerm(detail.bindingMonths)]), excessSection(detail.excesses.map(toRow))],
  isPaidByUse: detail.isPayAsYouDrive,
  disclaimer: detail.disclaimer,
  consumerRating: detail.consumerRating,
  links: detail.links,
});

const toRow = ({ type, name, description, disclaimer, isIncluded }: ExcessRow): OfferRow => ({
  type,
  name,
  text: description,
  detail: disclaimer,
  isIncluded,
});

const HALF: readonly ExcessType[] = ["FIRE_DAMAGE", "GLASS", "THEFT", "RESCUE", "LEGAL_PROTECTION", "MOTOR"];

/** What insurances with the cover usually have: without it, a lower price is for less. */
const USUAL: Readonly<Record<CarCover, readonly ExcessType[]>> = {
  traffic: [],
  half: HALF,
  full: [...HALF, "VEHICLE_DAMAGE"],
};

const missingCovers = ({ cover, excesses }: CarDetail): string[] =>
  excesses.filter(({ type, isIncluded }) => !isIncluded && USUAL[cover].includes(type)).map(({ name }) => name);
