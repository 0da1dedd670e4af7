import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { listAccountRows } from "#verticals/deposit/account-rows.ts";
import { depositOfferTexts as texts } from "#verticals/deposit/deposit-offer.texts.sv.ts";
import { pickDepositFacts } from "#verticals/deposit/deposit.facts.ts";
import type { DepositDetail } from "#verticals/deposit/deposit.offer.ts";

/** An account in the form that every vertical shares. */
export const describeDepositOffer = (detail: DepositDetail): OfferDescription => ({
  featured: detail.info,
  benefits: [],
  services: [],
  sections: [{ id: "terms", title: texts.termsTitle, rows: listAccountRows(pickDepositFacts(detail)) }],
  bindingMonths: detail.bindingMonths,
  disclaimer: texts.rateMayChange,
  consumerRating: undefined,
  links: [],
  notices:
    detail.guaranteeOre !== undefined && detail.amountOre > detail.guaranteeOre
      ? [texts.aboveGuarantee(detail.guaranteeOre)]
      : [],
  about: detail.info,
});
