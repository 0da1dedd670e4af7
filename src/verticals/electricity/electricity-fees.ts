import type { ContractTerms } from "./electricity.contract.ts";

/** Whole öre. */
export const withVat = (ore: number): number => Math.round((ore * 5) / 4);

/** What the fixed fee is a month, whole öre with VAT, before discounts. */
export const monthlyFeeOre = ({ yearlyFeeOre }: ContractTerms): number => Math.round((yearlyFeeOre * 5) / 4 / 12);
