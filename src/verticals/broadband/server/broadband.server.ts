import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import { broadbandVertical } from "#verticals/broadband/broadband.vertical.ts";
import { broadbandByAddress } from "./broadband-by-address.ts";
import { broadbandCheckout } from "./broadband-checkout.ts";
import { describeBroadbandOffer } from "./broadband-offer-description.ts";
import { broadbandParameters } from "./broadband-parameters.ts";
import { broadbandShare } from "./broadband-share.ts";
import { broadbandProviders } from "./broadband-providers.ts";
import { presentBroadbandOffer } from "./present-broadband-offer.ts";

export const createBroadbandServer = (clock: { nowMs(): number }): VerticalServer<BroadbandSearch> => ({
  ...broadbandParameters,
  description: broadbandVertical,
  schemaVersion: 2,
  parse: (parameters) => broadbandParameters.parse(parameters, swedishDate(clock.nowMs())),
  share: broadbandShare,
  // A vertical only ever gets back the detail its own providers made.
  describeOffer: (detail) => describeBroadbandOffer(detail as BroadbandDetail),
  presentOffer: (offer) => presentBroadbandOffer(offer as RankedOffer<BroadbandDetail>),
  byAddress: broadbandByAddress,
  checkout: broadbandCheckout,
  providers: broadbandProviders,
});
