import { bindingTerm } from "#verticals/_contract/offer-terms.ts";

export const showBinding = (months: number): string => bindingTerm(months).text;
