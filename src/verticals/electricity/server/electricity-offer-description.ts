import type { OfferDescription, OfferRow } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { monthlyFeeOre } from "#verticals/electricity/electricity-fees.ts";
import { electricityOfferTexts as texts } from "#verticals/electricity/electricity-offer.texts.sv.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import { contractLabel, environmentNames } from "#verticals/electricity/electricity.texts.sv.ts";

/** A contract in the form that every vertical shares. */
export const describeElectricityOffer = (detail: ElectricityDetail): OfferDescription => ({
  featured: detail.campaign,
  benefits: [],
  services: [],
  sections: [{ id: "terms", title: texts.termsTitle, rows: listRows(detail) }],
  bindingMonths: detail.bindingMonths,
  isPaidByUse: true,
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  notices: detail.exitFeeOre > 0 ? [texts.firstYear(detail.cost, detail.exitFeeOre)] : [],
  about: detail.subscriptionInfo,
});

function listRows(detail: ElectricityDetail): OfferRow[] {
  const feeOre = monthlyFeeOre(detail.terms);
  return [
    { type: "TYPE", name: texts.type, text: contractLabel(detail.terms.type, detail.campaign) },
    { type: "COMPARISON", name: texts.comparison, text: texts.kwh(detail.cost.comparisonKwh) },
    { type: "FIXED_FEE", name: texts.fixedFee, text: feeOre === 0 ? texts.noFixedFee : texts.fee(feeOre) },
    { type: "ORIGIN", name: texts.origin, text: environmentNames[detail.environment] },
    bindingTerm(detail.bindingMonths),
    { type: "TERMS_VALID", name: texts.termsValid, text: monthsOr(detail.termsValidMonths, texts.untilFurther) },
    { type: "TERMINATION", name: texts.termination, text: monthsOr(detail.terminationMonths, texts.none) },
  ];
}

const monthsOr = (months: number, none: string): string => (months === 0 ? none : texts.months(months));
