import type { ContractDiscounts, KwhParts } from "./electricity.contract.ts";
import type { EnvironmentType } from "./electricity.search.ts";
import { priceRowTexts as texts } from "./price-rows.texts.sv.ts";

export type PriceRowId = keyof KwhParts;

export interface PriceRow {
  readonly id: PriceRowId;
  readonly name: string;
  /** Hundredths of an öre per kWh; less than nothing for a discount. */
  readonly kwh: number;
}

export interface PricedContract {
  readonly parts: KwhParts;
  readonly environment: EnvironmentType;
  readonly discounts: Pick<ContractDiscounts, "months">;
  readonly yearlyFeeOre: number;
  /** Of the spot price: "2026-10". */
  readonly spotMonth: string | undefined;
}

/** In the order of spec 3 §2.13. */
const ROWS: readonly PriceRowId[] = [
  "spot",
  "powerFee",
  "certificate",
  "markup",
  "certificateAndMarkup",
  "volumeFee",
  "environment",
  "fixedCost",
  "discountYearlyFee",
  "discountOnce",
  "discountMonthly",
  "discountKwh",
  "vat",
];
/** Every contract has them, also when they are nothing. */
const ALWAYS: readonly PriceRowId[] = ["fixedCost", "vat"];

/** E-010: what the comparison price is made of; what the contract does not have is left out. The rows sum to the price (E-011). */
export const listPriceRows = (contract: PricedContract): readonly PriceRow[] =>
  ROWS.filter((id) => contract.parts[id] !== 0 || ALWAYS.includes(id)).map((id) => ({
    id,
    name: nameRow(id, contract),
    kwh: contract.parts[id],
  }));

function nameRow(id: PriceRowId, { environment, discounts, yearlyFeeOre, spotMonth }: PricedContract): string {
  switch (id) {
    case "spot":
      return texts.spot(spotMonth);
    case "environment":
      return texts.environment(environment);
    case "fixedCost":
      return texts.fixedCost(yearlyFeeOre / 12);
    case "discountMonthly":
      return texts.discountMonthly(discounts.months);
    case "discountKwh":
      return texts.discountKwh(discounts.months);
    case "powerFee":
    case "certificate":
    case "markup":
    case "certificateAndMarkup":
    case "volumeFee":
    case "discountYearlyFee":
    case "discountOnce":
    case "vat":
      return texts.plain[id];
  }
}
