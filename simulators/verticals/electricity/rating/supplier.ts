import type { LatencyRange, QuoteFault } from "#simulators/verticals/_shared/simulated.ts";
import type { Refusal } from "#simulators/verticals/_shared/refusals.ts";
import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import type { EnvironmentType, Housing, PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { SupplierSlug } from "#verticals/electricity/server/suppliers.ts";

/** A supplier is data: what it sells where, whom it does not sell to, its pace and how it fails. */
export interface SimulatedSupplier {
  readonly slug: SupplierSlug;
  readonly about: string;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that get each fault, at real speed. */
  readonly faults: readonly { readonly kind: QuoteFault; readonly share: number }[];
  /** The first that gives a reason decides. */
  readonly refusals: readonly Refusal<SupplyQuestion>[];
  /** What the agreed price is beside that of Stockholm's area. */
  readonly areaFactor: Readonly<Record<PowerArea, number>>;
  readonly contracts: readonly SimulatedContract[];
}

export interface SimulatedContract {
  readonly code: string;
  readonly name: string;
  readonly bindingMonths: number;
  readonly termsMonths: number;
  readonly noticeMonths: number;
  readonly environment: EnvironmentType;
  readonly info: string;
  readonly renewal: string;
  readonly campaign?: string;
  readonly feeText: string;
  readonly priceInfo: string;
  /** The agreed price is that of area SE3. */
  readonly terms: ContractTerms;
}

/** A question freed from its protocol's form. */
export interface SupplyQuestion {
  readonly area: PowerArea;
  readonly postalCode: string;
  readonly yearlyUseKwh: number;
  readonly housing: Housing;
}

const NO_DISCOUNTS: ContractTerms["discounts"] = { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, months: 12, kwh: 0 };

/** Hundredths of an öre and öre, without VAT; what is left out is nothing. */
export const terms = ({
  discounts = {},
  ...given
}: Pick<ContractTerms, "type" | "yearlyFeeOre"> &
  Partial<Omit<ContractTerms, "discounts">> & {
    readonly discounts?: Partial<ContractTerms["discounts"]>;
  }): ContractTerms => ({
  powerFeeKwh: 0,
  certificateKwh: 0,
  markupKwh: 0,
  certificateAndMarkupKwh: 0,
  volumeFeeKwh: 0,
  environmentKwh: 0,
  ...given,
  discounts: { ...NO_DISCOUNTS, ...discounts },
});
