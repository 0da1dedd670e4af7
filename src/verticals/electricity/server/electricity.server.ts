import type { RankedOffer } from "#domain/offer/offer.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { COMPARISON_ORDER } from "#verticals/electricity/electricity-order.ts";
import { electricityVertical } from "#verticals/electricity/electricity.vertical.ts";
import { CONTRACT_PAGE, METER_PAGE, TODAY_PAGE } from "#verticals/electricity/electricity-page-paths.ts";
import { yearAtPrice } from "#verticals/electricity/present-contract.ts";
import { contractPageOf } from "./contract-page.ts";
import { electricityCheckout } from "./electricity-checkout.ts";
import { type ElectricityFacts, electricityFacts } from "./electricity-facts.ts";
import { describeElectricityOffer } from "./electricity-offer-description.ts";
import { electricityParameters } from "./electricity-parameters.ts";
import { electricityShare } from "./electricity-share.ts";
import { createElectricityProviders } from "./electricity-providers.ts";
import { loadMeterPage } from "./meter-page.ts";
import { presentElectricityOffer } from "./present-electricity-offer.ts";
import { spotSource } from "./spot-source.ts";
import { loadTodayPage } from "./today-page.ts";

/** The date decides which month's market price the comparison is based on. */
export function createElectricityServer(clock: {
  nowMs(): number;
}): VerticalServer<ElectricitySearch, ElectricityFacts> {
  const today = () => swedishDate(clock.nowMs());
  const providers = createElectricityProviders(today);
  return {
    ...electricityParameters,
    description: electricityVertical,
    schemaVersion: 3,
    parse: (parameters) => electricityParameters.parse(parameters, today()),
    typedFeeOre: ({ currentPriceKwh, yearlyUseKwh }) =>
      currentPriceKwh === undefined ? undefined : yearAtPrice(yearlyUseKwh, currentPriceKwh),
    otherEstimates: { [COMPARISON_ORDER]: { estimatedBy: "spot-last-month", ore: comparisonYearOre } },
    facts: electricityFacts,
    share: electricityShare,
    // A vertical only ever gets back the detail its own providers made.
    describeOffer: (detail, priced) => describeElectricityOffer(detail as ElectricityDetail, priced),
    presentOffer: (offer) => presentElectricityOffer(offer as RankedOffer<ElectricityDetail>),
    checkout: electricityCheckout,
    providers,
    series: [spotSource],
    pages: { [CONTRACT_PAGE]: contractPageOf(providers), [TODAY_PAGE]: loadTodayPage, [METER_PAGE]: loadMeterPage },
  };
}

/** A year at last month's comparison price, with the same fee for leaving the present contract as in the rank. */
function comparisonYearOre({ detail }: RankedOffer, { yearlyUseKwh }: ElectricitySearch): number {
  const { cost, exitFeeOre } = detail as ElectricityDetail;
  return yearAtPrice(yearlyUseKwh, cost.comparisonKwh) + exitFeeOre;
}
