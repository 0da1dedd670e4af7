import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { flatFetching } from "./flat-fetching.ts";
import { homeCancellable } from "#verticals/_insurance/home-cancellable.ts";
import { homeGapCaution } from "#verticals/_insurance/home-cancellation.texts.sv.ts";
import { heldHome } from "#verticals/_insurance/held-insurance.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { flatCheckout } from "./flat-checkout.ts";
import { flatClaims } from "./flat-claims.ts";
import { flatEventRules } from "./flat-events.ts";
import { describeFlatOffer } from "./flat-offer-description.ts";
import { flatParameters } from "./flat-parameters.ts";
import { flatShare } from "./flat-share.ts";
import { flatProviders } from "./flat-providers.ts";

/** The date is a parameter because it decides the century of a ten-digit personal number. */
export const createFlatServer = (clock: { nowMs(): number }): VerticalServer<FlatSearch> => ({
  ...flatParameters,
  description: flatVertical,
  schemaVersion: 5,
  parse: (parameters) => flatParameters.parse(parameters, swedishDate(clock.nowMs())),
  share: flatShare,
  // A vertical only ever gets back the detail its own providers made.
  describeOffer: (detail) => describeFlatOffer(detail as FlatDetail),
  personalNumber: ({ personalNumber }) => personalNumber,
  cancel: homeCancellable(homeGapCaution),
  current: flatFetching(() => swedishDate(clock.nowMs())),
  held: heldHome("TRAVEL"),
  claims: flatClaims,
  events: flatEventRules,
  chosenBy: { parts: ["PERSONAL_PROPERTY"], events: ["vattenskada", "drulle"] },
  checkout: flatCheckout,
  providers: flatProviders,
});
