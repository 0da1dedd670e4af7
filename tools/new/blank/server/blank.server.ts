import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import { type BlankDetail, listBlankRows } from "#tools/new/blank/blank.offer.ts";
import type { BlankSearch } from "#tools/new/blank/blank.search.ts";
import { aboutSharedBlank, blankOfferTexts as texts, useNames } from "#tools/new/blank/blank.texts.sv.ts";
import { blankVertical } from "#tools/new/blank/blank.vertical.ts";
import { blankParameters } from "./blank-parameters.ts";
import { blankProviders } from "./blank-providers.ts";

export const createBlankServer = (clock: { nowMs(): number }): VerticalServer<BlankSearch> => ({
  ...blankParameters,
  description: blankVertical,
  schemaVersion: 1,
  parse: (parameters) => blankParameters.parse(parameters, swedishDate(clock.nowMs())),
  share: {
    about: ({ count, use }) => aboutSharedBlank(count, useNames[use]),
    answers: (search) => blankParameters.answers(search, ["count", "use"]),
  },
  // A vertical only ever gets back the detail its own providers made.
  describeOffer: (detail) => describeBlankOffer(detail as BlankDetail),
  providers: blankProviders,
});

/** An offer in the form that every vertical shares. */
const describeBlankOffer = (detail: BlankDetail): OfferDescription => ({
  featured: detail.featured,
  benefits: [],
  services: [],
  sections: [{ id: "terms", title: texts.terms, rows: listBlankRows(detail) }],
  bindingMonths: undefined,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
});
