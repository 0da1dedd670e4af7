import { type Fees, findLine, type Price, type PriceLine, type PriceUnit } from "#domain/offer/price.ts";
import type { insurancePriceTexts } from "./insurance-price.texts.sv.ts";

interface InsuranceLine extends PriceLine {
  readonly label: keyof typeof insurancePriceTexts;
}

/** The large price is in the unit that the vertical's description states. */
export function insurancePrice({ yearlyFeeOre, monthlyFeeOre }: Fees, headlineUnit: PriceUnit): Price {
  const yearly: InsuranceLine = { label: "yearly", value: yearlyFeeOre, unit: "ore-year" };
  const monthly: InsuranceLine = { label: "monthly", value: monthlyFeeOre, unit: "ore-month" };
  const lines = [yearly, monthly];
  return {
    comparison: { ore: comparedOre(lines), basis: "year" },
    headline: findLine({ lines }, headlineUnit) ?? yearly,
    lines,
  };
}

/** The rule of the family: insurances are compared by the year paid at once, not by twelve months, which may have a surcharge. */
export const comparedOre = (lines: readonly PriceLine[]): number => findLine({ lines }, "ore-year")?.value ?? 0;
