import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { electricityOfferTexts as texts } from "./electricity-offer.texts.sv.ts";
import { monthlyFeeOre } from "./electricity-fees.ts";
import type { ContractCost } from "./electricity.contract.ts";
import type { ElectricityDetail } from "./electricity.offer.ts";
import type { ContractType, EnvironmentType } from "./electricity.search.ts";
import type { PricedContract } from "./price-rows.ts";
import { listKwhRows } from "./price-terms.ts";

/** What the card of a contract shows, and nothing else of it. */
export type ElectricityFacts = {
  readonly type: ContractType;
  readonly campaign: string | undefined;
  /** The supplier's own line. */
  readonly featured: string | undefined;
  readonly bindingMonths: number;
  readonly termsValidMonths: number;
  readonly terminationMonths: number;
  /** With VAT, before discounts. */
  readonly monthlyFeeOre: number;
  readonly environment: EnvironmentType;
  readonly comparisonKwh: number;
  /** What the supplier takes for a kWh, with VAT. */
  readonly kwhRows: readonly OfferRow[];
  /** Of which the card lists the parts: the texts of the rows come with its script. */
  readonly priced: PricedContract;
  readonly range: ContractCost["range"];
  readonly spot: ElectricityDetail["spot"];
  readonly monthlyFeeText: string;
};

export const pricedOf = ({ terms, cost, environment, spot }: ElectricityDetail): PricedContract => ({
  parts: cost.parts,
  environment,
  discounts: { months: terms.discounts.months },
  yearlyFeeOre: terms.yearlyFeeOre,
  spotMonth: spot?.month,
});

export function pickElectricityFacts(detail: ElectricityDetail): ElectricityFacts {
  const { campaign, subscriptionInfo, bindingMonths, environment, terms, cost, spot, monthlyFeeText } = detail;
  return {
    type: terms.type,
    campaign,
    featured: campaign ?? (subscriptionInfo === "" ? undefined : subscriptionInfo),
    bindingMonths,
    termsValidMonths: detail.termsValidMonths,
    terminationMonths: detail.terminationMonths,
    monthlyFeeOre: monthlyFeeOre(terms),
    environment,
    comparisonKwh: cost.comparisonKwh,
    kwhRows: listKwhRows(terms).map(({ type, name, text }) => ({ type, name: texts.withVat(name), text })),
    priced: pricedOf(detail),
    range: cost.range,
    spot,
    monthlyFeeText,
  };
}
