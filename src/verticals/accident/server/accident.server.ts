import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { migrateInsuranceOffer } from "#verticals/_insurance/insurance-price.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { accidentCheckout } from "./accident-checkout.ts";
import { describeAccidentOffer } from "./accident-offer-description.ts";
import {
  parseAccidentParameters,
  rateAccidentFacts,
  serializeAccidentSearch,
  summarizeAccidentSearch,
} from "./accident-parameters.ts";
import { accidentProviders } from "./accident-providers.ts";

/** The date is a parameter because it decides the century of a ten-digit personal number. */
export const createAccidentServer = (clock: { nowMs(): number }): VerticalServer<AccidentSearch> => ({
  description: accidentVertical,
  personalFields: ["civicnumber"],
  parse: (parameters) => parseAccidentParameters(parameters, swedishDate(clock.nowMs())),
  serialize: serializeAccidentSearch,
  ratedFacts: rateAccidentFacts,
  schemaVersion: 2,
  migrateOffer: migrateInsuranceOffer(accidentVertical.headlineUnit),
  personalNumber: ({ personalNumber }) => personalNumber,
  // A vertical only ever gets back the detail its own providers made.
  describeOffer: (detail) => describeAccidentOffer(detail as AccidentDetail),
  summarize: summarizeAccidentSearch,
  checkout: accidentCheckout,
  providers: accidentProviders,
});
