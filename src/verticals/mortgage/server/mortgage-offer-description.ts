import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { mortgageOfferTexts as texts } from "#verticals/mortgage/mortgage-offer.texts.sv.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { listRateRows } from "#verticals/mortgage/rate-rows.ts";

/** A loan in the form that every vertical shares. */
export const describeMortgageOffer = (detail: MortgageDetail): OfferDescription => ({
  featured: undefined,
  benefits: [],
  services: [],
  sections: [{ id: "terms", title: texts.ratesTitle, rows: listRateRows(detail) }],
  bindingMonths: detail.termMonths,
  disclaimer: texts.listMayChange,
  consumerRating: undefined,
  links: [],
});
