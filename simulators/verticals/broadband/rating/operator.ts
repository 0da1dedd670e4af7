import type { LatencyRange, QuoteFault } from "#simulators/verticals/_shared/simulated.ts";
import type { BroadbandType } from "#verticals/broadband/broadband.search.ts";
import type { OperatorSlug } from "#verticals/broadband/server/operators.ts";

/** An operator is data: what it sells by which connection, its pace and how it fails. */
export interface SimulatedOperator {
  readonly slug: OperatorSlug;
  readonly about: string;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that get each fault, at real speed. */
  readonly faults: readonly { readonly kind: QuoteFault; readonly share: number }[];
  readonly plans: readonly SimulatedPlan[];
}

/** Kronor with VAT, as an operator's price list has them. */
export interface SimulatedPlan {
  readonly type: BroadbandType;
  readonly name: string;
  readonly info: string;
  readonly downMbit: number;
  readonly upMbit: number;
  readonly monthlyKr: number;
  readonly campaign?: { readonly kr: number; readonly months: number };
  readonly startKr?: number;
  readonly hasRouter: boolean;
  readonly bindingMonths: number;
  readonly noticeMonths: number;
}

/** A question freed from its protocol's form. */
export interface AddressQuestion {
  readonly street: string;
  readonly postalCode: string;
}
