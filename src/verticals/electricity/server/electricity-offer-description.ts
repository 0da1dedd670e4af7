import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { listContractRows } from "#verticals/electricity/contract-rows.ts";
import { electricityOfferTexts as texts } from "#verticals/electricity/electricity-offer.texts.sv.ts";
import { pickElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";

/** A contract in the form that every vertical shares. */
export const describeElectricityOffer = (detail: ElectricityDetail): OfferDescription => ({
  featured: detail.campaign,
  benefits: [],
  services: [],
  sections: [{ id: "terms", title: texts.termsTitle, rows: listContractRows(pickElectricityFacts(detail)) }],
  bindingMonths: detail.bindingMonths,
  isPaidByUse: true,
  disclaimer: texts.paidByUse,
  consumerRating: undefined,
  links: detail.links,
  notices: detail.exitFeeOre > 0 ? [texts.firstYear(detail.cost, detail.exitFeeOre)] : [],
  about: detail.subscriptionInfo,
});
