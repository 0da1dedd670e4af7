import { calculateYearlySaving } from "#domain/comparison/yearly-saving.ts";
import type { FormerFee } from "./order.port.ts";

export interface OrderSaving {
  readonly yearlyOre: number;
  /** The insurer of the compared insurance. */
  readonly comparedWith: string;
}

/** The saving that the checkout showed. An order of another cover than before has no former fee (docs/insurance.md). */
export function savingOf(order: {
  readonly former?: FormerFee | undefined;
  readonly yearlyFeeOre: number;
}): OrderSaving | undefined {
  const yearlyOre = calculateYearlySaving(order.former?.yearlyFeeOre, order.yearlyFeeOre);
  return order.former && yearlyOre !== undefined ? { yearlyOre, comparedWith: order.former.providerName } : undefined;
}
