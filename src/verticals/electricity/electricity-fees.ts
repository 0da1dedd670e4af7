import type { ContractTerms } from "./electricity.contract.ts";

/** What the fixed fee is a month, whole öre with VAT, before discounts. */
export const monthlyFeeOre = ({ yearlyFeeOre }: ContractTerms): number => Math.round((yearlyFeeOre * 5) / 4 / 12);
