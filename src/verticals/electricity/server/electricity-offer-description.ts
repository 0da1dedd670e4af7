import type { AgreementTerms } from "#verticals/_contract/held.ts";
import type { OfferDescription, PricedOffer } from "#verticals/_contract/offer-description.ts";
import { listContractRows } from "#verticals/electricity/contract-rows.ts";
import { electricityOfferTexts as texts } from "#verticals/electricity/electricity-offer.texts.sv.ts";
import { pickElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import { withVat } from "#verticals/electricity/electricity-fees.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import { priceTermsOf } from "#verticals/electricity/price-terms.ts";

/** A contract in the form that every vertical shares. */
export const describeElectricityOffer = (detail: ElectricityDetail, priced?: PricedOffer): OfferDescription => {
  const priceTerms = priceTermsOf(detail, priced);
  return {
    featured: detail.campaign,
    benefits: [],
    services: [],
    sections: [{ id: "terms", title: texts.termsTitle, rows: listContractRows(pickElectricityFacts(detail)) }],
    bindingMonths: detail.bindingMonths,
    isPaidByUse: true,
    priceTerms,
    disclaimer: priceTerms.follows,
    consumerRating: undefined,
    links: detail.links,
    notices: detail.exitFeeOre > 0 ? [texts.firstYear(detail.cost, detail.exitFeeOre)] : [],
    about: detail.subscriptionInfo,
    agreement: agreementOf(detail),
  };
};

/** What a discount per kWh is worth a month follows the use: then only the day is known. */
function agreementOf({ bindingMonths, terminationMonths, terms: { discounts } }: ElectricityDetail): AgreementTerms {
  const { monthlyOre, kwh, months } = discounts;
  const increase = kwh === 0 ? { increaseOre: withVat(monthlyOre) } : {};
  return {
    bindingMonths,
    noticeMonths: terminationMonths,
    ...(monthlyOre > 0 || kwh > 0 ? { campaign: { months, ...increase } } : {}),
  };
}
