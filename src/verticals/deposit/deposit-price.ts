import { findLine, type Price, type PriceLine } from "#domain/offer/price.ts";
import type { depositPriceTexts } from "./deposit-price.texts.sv.ts";

interface DepositLine extends PriceLine {
  readonly label: keyof typeof depositPriceTexts;
}

/** The rate large; the list is ranked by what the account gives in the time that the visitor has chosen, after tax. */
export function depositPrice(rate: number, gainOre: number): Price {
  const headline: DepositLine = { label: "rate", value: rate, unit: "basis-points" };
  const gain: DepositLine = { label: "gain", value: gainOre, unit: "ore-once" };
  const lines = [headline, gain];
  return { comparison: { ore: comparedOre(lines), basis: "whole-term", isGain: true }, headline, lines };
}

/** The rule of the vertical. */
export const comparedOre = (lines: readonly PriceLine[]): number => findLine({ lines }, "ore-once")?.value ?? 0;
