import type { OfferRow } from "./offer-description.ts";
import { termTexts as texts } from "./offer-terms.texts.sv.ts";

/** How long the customer is bound. */
export const bindingTerm = (months: number): OfferRow => ({
  type: "BINDING",
  name: texts.bindingTime,
  text: months === 0 ? texts.noBinding : texts.months(months),
});
