import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { heldInsurance } from "#verticals/_insurance/held-insurance.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import type { CarSearch, KnownCar } from "#verticals/car/car.search.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { carFetching } from "./car-fetching.ts";
import { carCancellable } from "./car-cancellable.ts";
import { carCheckout } from "./car-checkout.ts";
import { carClaims } from "./car-claims.ts";
import { carEvents } from "./car-events.ts";
import { carAssistant } from "./car-assistant.ts";
import { describeCarOffer } from "./car-offer-description.ts";
import { carParameters } from "./car-parameters.ts";
import { carShare } from "./car-share.ts";
import { carProviders } from "./car-providers.ts";

/** Time is handed in because it decides the century of a ten-digit personal number. */
export const createCarServer = (clock: { nowMs(): number }): VerticalServer<CarSearch, KnownCar> => ({
  ...carParameters,
  description: carVertical,
  schemaVersion: 6,
  parse: (parameters) => carParameters.parse(parameters, swedishDate(clock.nowMs())),
  personalNumber: ({ personalNumber }) => personalNumber,
  facts: {
    questions: ({ registrationNumber }) => ({ vehicle: registrationNumber }),
    read: ({ vehicle }) => ({ vehicle }),
  },
  share: carShare,
  // Offers are read as they were stored, by the same version.
  describeOffer: (detail) => describeCarOffer(detail as CarDetail),
  assistant: carAssistant,
  cancel: carCancellable,
  current: carFetching,
  held: heldInsurance("vehicle"),
  claims: carClaims,
  events: carEvents,
  chosenBy: { parts: ["VEHICLE_DAMAGE", "FIRE_DAMAGE", "THEFT"], events: ["glass", "animal"] },
  checkout: carCheckout,
  providers: carProviders,
});
