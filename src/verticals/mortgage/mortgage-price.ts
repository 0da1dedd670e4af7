import { findLine, type Price, type PriceLine } from "#domain/offer/price.ts";
import type { InterestCost } from "./calculation/month-cost.ts";
import type { mortgagePriceTexts } from "./mortgage-price.texts.sv.ts";

interface MortgageLine extends PriceLine {
  readonly label: keyof typeof mortgagePriceTexts;
}

/** Amortisation is no cost and the same at every bank: it is in no line. */
export function mortgagePrice(rate: number, { netOre, yearlyNetOre }: InterestCost): Price {
  const headline: MortgageLine = { label: "net", value: netOre, unit: "ore-month" };
  const lines: MortgageLine[] = [
    headline,
    { label: "year", value: yearlyNetOre, unit: "ore-year" },
    { label: "rate", value: rate, unit: "basis-points" },
  ];
  return { comparison: { ore: comparedOre(lines), basis: "year" }, headline, lines };
}

/** The rule of the vertical. */
export const comparedOre = (lines: readonly PriceLine[]): number => findLine({ lines }, "ore-year")?.value ?? 0;
