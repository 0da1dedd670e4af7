import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import type { MortgageSearch } from "#verticals/mortgage/mortgage.search.ts";
import { mortgageVertical } from "#verticals/mortgage/mortgage.vertical.ts";
import { yearlyTodayOre } from "./mortgage-loan.ts";
import { describeMortgageOffer } from "./mortgage-offer-description.ts";
import { mortgageParameters } from "./mortgage-parameters.ts";
import { mortgageShare } from "./mortgage-share.ts";
import { createMortgageProviders } from "./mortgage-providers.ts";
import { presentMortgageOffer } from "./present-mortgage-offer.ts";

/** The date decides the rules of the loan and the relief. */
export function createMortgageServer(clock: { nowMs(): number }): VerticalServer<MortgageSearch> {
  const today = () => swedishDate(clock.nowMs());
  return {
    ...mortgageParameters,
    description: mortgageVertical,
    schemaVersion: 2,
    parse: (parameters) => mortgageParameters.parse(parameters, today()),
    typedFeeOre: (search) => yearlyTodayOre(search, today()),
    share: mortgageShare,
    // A vertical only ever gets back the detail its own providers made.
    describeOffer: (detail) => describeMortgageOffer(detail as MortgageDetail),
    presentOffer: (offer) => presentMortgageOffer(offer as RankedOffer<MortgageDetail>),
    providers: createMortgageProviders(today),
  };
}
