import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { electricityOfferTexts as texts } from "./electricity-offer.texts.sv.ts";
import type { ElectricityFacts } from "./electricity.facts.ts";
import { contractLabel, environmentNames } from "./electricity.texts.sv.ts";

export type ContractFacts = Pick<
  ElectricityFacts,
  | "type"
  | "campaign"
  | "comparisonKwh"
  | "spot"
  | "monthlyFeeOre"
  | "environment"
  | "bindingMonths"
  | "termsValidMonths"
  | "terminationMonths"
  | "kwhRows"
>;

/** The terms of a contract, the same rows wherever it is shown. */
export const listContractRows = (facts: ContractFacts): OfferRow[] => [
  { type: "TYPE", name: texts.type, text: contractLabel(facts.type, facts.campaign) },
  { type: "COMPARISON", name: texts.comparison(facts.spot?.month), text: texts.kwh(facts.comparisonKwh) },
  {
    type: "FIXED_FEE",
    name: texts.fixedFee,
    text: facts.monthlyFeeOre === 0 ? texts.noFixedFee : texts.fee(facts.monthlyFeeOre),
  },
  { type: "ORIGIN", name: texts.origin, text: environmentNames[facts.environment] },
  bindingTerm(facts.bindingMonths),
  { type: "TERMS_VALID", name: texts.termsValid, text: monthsOr(facts.termsValidMonths, texts.untilFurther) },
  { type: "TERMINATION", name: texts.termination, text: monthsOr(facts.terminationMonths, texts.none) },
  ...facts.kwhRows,
];

const monthsOr = (months: number, none: string): string => (months === 0 ? none : texts.months(months));
