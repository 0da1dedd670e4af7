import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { homeCancellable } from "#verticals/_insurance/home-cancellable.ts";
import { homeGapCaution } from "#verticals/_insurance/home-cancellation.texts.sv.ts";
import { heldHome } from "#verticals/_insurance/held-insurance.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { houseVertical } from "#verticals/house/house.vertical.ts";
import { houseCheckout } from "./house-checkout.ts";
import { houseClaims } from "./house-claims.ts";
import { houseEventRules } from "./house-events.ts";
import { houseFetching } from "./house-fetching.ts";
import { describeHouseOffer } from "./house-offer-description.ts";
import { houseParameters } from "./house-parameters.ts";
import { houseShare } from "./house-share.ts";
import { houseProviders } from "./house-providers.ts";

/** The date is a parameter because it decides the century of a ten-digit personal number, and which years have passed. */
export const createHouseServer = (clock: { nowMs(): number }): VerticalServer<HouseSearch> => ({
  ...houseParameters,
  description: houseVertical,
  schemaVersion: 6,
  parse: (parameters) => houseParameters.parse(parameters, swedishDate(clock.nowMs())),
  personalNumber: ({ personalNumber }) => personalNumber,
  cancel: homeCancellable(homeGapCaution),
  current: houseFetching(() => swedishDate(clock.nowMs())),
  share: houseShare,
  // A vertical only ever gets back the detail its own providers made.
  describeOffer: (detail) => describeHouseOffer(detail as HouseDetail),
  held: heldHome(),
  claims: houseClaims,
  events: houseEventRules,
  chosenBy: { parts: ["BUILDING", "PERSONAL_PROPERTY"], events: ["vattenskada", "drulle"] },
  checkout: houseCheckout,
  providers: houseProviders,
});
