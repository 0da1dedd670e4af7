import type { ContractType } from "./electricity.search.ts";

/**
 * What a supplier states of a contract. Amounts per kWh are whole hundredths of an öre without VAT; fees and discounts in money are whole
 * öre without VAT. A discount is a positive number.
 */
export type ContractTerms = {
  readonly type: ContractType;
  /** The agreed price of a fixed contract, and of the fixed half of a mixed one; 0 for the others. */
  readonly powerFeeKwh: number;
  readonly certificateKwh: number;
  readonly markupKwh: number;
  /** Of a supplier that states certificate and markup as one; those two are then 0. */
  readonly certificateAndMarkupKwh: number;
  /** The supplier's own variable costs: balance power and the like. */
  readonly volumeFeeKwh: number;
  readonly environmentKwh: number;
  readonly yearlyFeeOre: number;
  readonly discounts: ContractDiscounts;
};

export type ContractDiscounts = {
  readonly yearlyFeeOre: number;
  readonly onceOre: number;
  readonly monthlyOre: number;
  /** For how many months of the first year the monthly discount and the one per kWh are given: 1 to 12. */
  readonly months: number;
  readonly kwh: number;
};

/** The parts of the comparison price, whole hundredths of an öre per kWh; discounts are negative. Their sum is the total. */
export type KwhParts = {
  readonly spot: number;
  readonly powerFee: number;
  readonly certificate: number;
  readonly markup: number;
  readonly certificateAndMarkup: number;
  readonly volumeFee: number;
  readonly environment: number;
  readonly fixedCost: number;
  readonly discountYearlyFee: number;
  readonly discountOnce: number;
  readonly discountMonthly: number;
  readonly discountKwh: number;
  readonly vat: number;
};

/** What a contract costs a certain household. */
export type ContractCost = {
  /** By Elpriskollen's method, with VAT, hundredths of an öre per kWh: the sum of the parts. */
  readonly comparisonKwh: number;
  readonly parts: KwhParts;
  /** The last twelve whole months with the household's use of each, whole öre with VAT: the sum of the months. */
  readonly yearOre: number;
  /** How much more that year would have been without the discounts of the first year. */
  readonly discountOre: number;
  readonly months: {
    /** YYYY-MM; eleven more follow. */
    readonly first: string;
    readonly ore: readonly number[];
  };
  /** The least and the most of the last whole years with the same use; none for a fixed contract. */
  readonly range: { readonly lowestOre: number; readonly highestOre: number; readonly years: number } | undefined;
};
