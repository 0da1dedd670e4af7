import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { heldInsurance } from "#verticals/_insurance/held-insurance.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { accidentCheckout } from "./accident-checkout.ts";
import { accidentClaims } from "./accident-claims.ts";
import { accidentEventRules } from "./accident-events.ts";
import { describeAccidentOffer } from "./accident-offer-description.ts";
import { accidentParameters } from "./accident-parameters.ts";
import { accidentShare } from "./accident-share.ts";
import { accidentProviders } from "./accident-providers.ts";

/** The date is a parameter because it decides the century of a ten-digit personal number. */
export const createAccidentServer = (clock: { nowMs(): number }): VerticalServer<AccidentSearch> => ({
  ...accidentParameters,
  description: accidentVertical,
  schemaVersion: 5,
  parse: (parameters) => accidentParameters.parse(parameters, swedishDate(clock.nowMs())),
  personalNumber: ({ personalNumber }) => personalNumber,
  share: accidentShare,
  // A vertical only ever gets back the detail its own providers made.
  describeOffer: (detail) => describeAccidentOffer(detail as AccidentDetail),
  held: heldInsurance("injury"),
  claims: accidentClaims,
  events: accidentEventRules,
  chosenBy: { parts: [], events: ["brutet-ben", "bestaende-skada"] },
  checkout: accidentCheckout,
  providers: accidentProviders,
});
