import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import { GOAL_PAGE } from "#verticals/deposit/deposit-page-paths.ts";
import type { DepositDetail } from "#verticals/deposit/deposit.offer.ts";
import type { DepositSearch } from "#verticals/deposit/deposit.search.ts";
import { depositVertical } from "#verticals/deposit/deposit.vertical.ts";
import { loadGoalPage } from "./goal-page.ts";
import { presentDepositOffer } from "./present-deposit-offer.ts";
import { describeDepositOffer } from "./deposit-offer-description.ts";
import { depositParameters } from "./deposit-parameters.ts";
import { depositShare } from "./deposit-share.ts";
import { createDepositProviders } from "./deposit-providers.ts";

/** The date decides the tax and the guarantee. */
export function createDepositServer(clock: { nowMs(): number }): VerticalServer<DepositSearch> {
  const today = () => swedishDate(clock.nowMs());
  return {
    ...depositParameters,
    description: depositVertical,
    schemaVersion: 2,
    parse: (parameters) => depositParameters.parse(parameters, today()),
    share: depositShare,
    // A vertical only ever gets back the detail its own providers made.
    describeOffer: (detail) => describeDepositOffer(detail as DepositDetail),
    presentOffer: (offer) => presentDepositOffer(offer as RankedOffer<DepositDetail>),
    providers: createDepositProviders(today),
    pages: { [GOAL_PAGE]: loadGoalPage },
  };
}
