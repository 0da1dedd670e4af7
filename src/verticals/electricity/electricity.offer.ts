import type { ContractCost, ContractTerms } from "./electricity.contract.ts";
import type { EnvironmentType } from "./electricity.search.ts";

/** One contract of a supplier, priced for the household that searched. A type, not an interface: it is stored as a plain record. */
export type ElectricityDetail = {
  /** What the supplier writes about itself, the contract, and what happens at its end. */
  readonly providerInfo: string;
  readonly subscriptionInfo: string;
  readonly resubscribeInfo: string;
  /** The campaign's own text. */
  readonly campaign: string | undefined;
  readonly bindingMonths: number;
  readonly termsValidMonths: number;
  readonly terminationMonths: number;
  readonly environment: EnvironmentType;
  readonly monthlyFeeText: string;
  /** Explains the parts of the price. */
  readonly priceInfo: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  readonly terms: ContractTerms;
  readonly cost: ContractCost;
  /** What the visitor pays to leave the present contract, öre: once, whatever is chosen. */
  readonly exitFeeOre: number;
  /** The spot price that the cost is based on; undefined for a fixed contract. */
  readonly spot: { readonly month: string; readonly meanKwh: number; readonly area: string } | undefined;
};
