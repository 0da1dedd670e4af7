import { capitalize } from "#domain/text/capitalize.ts";
import type { OfferRow } from "./offer-description.ts";
import { termTexts as texts } from "./offer-terms.texts.sv.ts";

/** How long the customer is bound. */
export const bindingTerm = (months: number): OfferRow => ({
  type: "BINDING",
  name: texts.bindingTime,
  text: months === 0 ? texts.noBinding : texts.months(months),
});

/** The same within a sentence: "12 månaders bindningstid". */
export const bindingPhrase = (months: number): string =>
  months === 0 ? texts.unbound : texts.bound(texts.monthsOf(months));

/** On its own, on a tag: "Ingen bindningstid". */
export const describeBinding = (months: number): string => capitalize(bindingPhrase(months));
