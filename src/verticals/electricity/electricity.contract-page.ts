import type { ElectricityDetail } from "./electricity.offer.ts";
import type { PriceRow } from "./price-rows.ts";

/** What the page of one contract shows. */
export interface ContractPageData extends Pick<
  ElectricityDetail,
  | "providerInfo"
  | "subscriptionInfo"
  | "resubscribeInfo"
  | "campaign"
  | "bindingMonths"
  | "termsValidMonths"
  | "terminationMonths"
  | "environment"
  | "monthlyFeeText"
  | "priceInfo"
  | "links"
  | "spot"
> {
  readonly resultId: string;
  readonly searchId: string;
  readonly providerName: string;
  readonly logoUrl: string;
  readonly subscriptionName: string;
  readonly isOrderedElsewhere: boolean;
  readonly type: ElectricityDetail["terms"]["type"];
  readonly rows: readonly PriceRow[];
  /** The sum of the rows, hundredths of an öre with VAT. */
  readonly comparisonKwh: number;
  readonly yearOre: number;
  readonly yearlyUseKwh: number;
  /** Öre a month with VAT. */
  readonly fixedFeeMonthOre: number;
  /** As the supplier gives them, with VAT. */
  readonly discounts: ContractDiscountsShown;
  /** With VAT, hundredths of an öre; the grid company charges it. */
  readonly energyTaxKwh: number | undefined;
}

/** Öre, and hundredths of an öre per kWh; 0 for one that is not given. */
export interface ContractDiscountsShown {
  readonly yearlyFeeOre: number;
  readonly onceOre: number;
  readonly monthlyOre: number;
  readonly kwh: number;
  /** For how many months the last two are given. */
  readonly months: number;
}
