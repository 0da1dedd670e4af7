import type { ContractCost } from "#verticals/electricity/electricity.contract.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ContractType, PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { PriceRow } from "#verticals/electricity/price-rows.ts";
import type { PriceDay, TodayView } from "#verticals/electricity/today/today-view.ts";

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
  /** The last twelve months: the sum of the months. */
  readonly yearOre: number;
  readonly range: ContractCost["range"];
  readonly yearlyUseKwh: number;
  /** Öre a month with VAT. */
  readonly fixedFeeMonthOre: number;
  /** As the supplier gives them, with VAT. */
  readonly discounts: ContractDiscountsShown;
  /** With VAT, hundredths of an öre; the grid company charges it. */
  readonly energyTaxKwh: number | undefined;
  /** Only where the price is decided by the quarter, and of today: an older day would answer another question. */
  readonly day: ContractDay | undefined;
  /** What the last twelve months would have cost, beside another contract of the reader's list. */
  readonly months: ContractMonths | undefined;
}

export interface ContractDay {
  readonly area: PowerArea;
  readonly prices: PriceDay;
  readonly now: TodayView["now"];
}

export interface ContractMonths {
  /** YYYY-MM. */
  readonly months: readonly string[];
  /** This contract first. Öre with VAT, for each of the months. */
  readonly contracts: readonly {
    readonly name: string;
    readonly type: ContractType;
    readonly monthsOre: readonly number[];
  }[];
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
