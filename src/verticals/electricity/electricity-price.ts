import { findLine, type Price, type PriceLine } from "#domain/offer/price.ts";
import type { ContractCost } from "./electricity.contract.ts";
import type { electricityPriceTexts } from "./electricity-price.texts.sv.ts";

interface ElectricityLine extends PriceLine {
  readonly label: keyof typeof electricityPriceTexts;
}

/** A year at the comparison price; what it costs to leave the present contract is paid once, in the first year. */
export function electricityPrice({ yearOre, comparisonKwh }: ContractCost, exitFeeOre = 0): Price {
  const yearly: ElectricityLine = { label: "yearly", value: yearOre, unit: "ore-year" };
  const comparison: ElectricityLine = { label: "comparison", value: comparisonKwh, unit: "hundredth-ore-kwh" };
  const exitFee: ElectricityLine = { label: "exitFee", value: exitFeeOre, unit: "ore-once" };
  const lines = [yearly, comparison, ...(exitFeeOre > 0 ? [exitFee] : [])];
  return { comparison: { ore: comparedOre(lines), basis: "first-year" }, headline: yearly, lines };
}

/** The rule of the vertical: contracts are compared by what the first year costs, with the fee for leaving the present one. */
export const comparedOre = (lines: readonly PriceLine[]): number =>
  (findLine({ lines }, "ore-year")?.value ?? 0) + (findLine({ lines }, "ore-once")?.value ?? 0);
