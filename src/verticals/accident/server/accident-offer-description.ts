import { describeShortfalls } from "#domain/cover/cover.texts.sv.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { termSection } from "#verticals/_insurance/offer-sections.ts";
import { listExamples } from "#verticals/accident/accident.examples.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import { notCompensatedNotice } from "#verticals/accident/accident.texts.sv.ts";

/** An accident offer in the form that every vertical shares. There is no excess: what counts is what is paid out. */
export const describeAccidentOffer = (detail: AccidentDetail): OfferDescription => ({
  featured: detail.featured,
  cover: detail.cover,
  benefits: detail.benefits,
  services: listServices(detail.cover),
  bindingMonths: detail.bindingMonths,
  sections: [
    termSection([
      ...listExamples(detail).map(({ type, name, text }) => ({ type, name, text })),
      bindingTerm(detail.bindingMonths),
    ]),
  ],
  notices: [
    ...describeShortfalls(detail.cover),
    ...listExamples(detail)
      .filter(({ isPaid }) => !isPaid)
      .map(({ name }) => notCompensatedNotice(name)),
  ],
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  firstStart: detail.firstStart,
  about: detail.about,
});
