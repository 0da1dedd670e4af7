import type { LatencyRange, QuoteFault } from "#simulators/verticals/_shared/simulated.ts";
import type { MortgageBankSlug } from "#verticals/mortgage/server/mortgage-banks.ts";

/** A bank is data: its rates, whom it lends to, its pace and how it fails. */
export interface SimulatedMortgageBank {
  readonly slug: MortgageBankSlug;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that get each fault, at real speed. */
  readonly faults: readonly { readonly kind: QuoteFault; readonly share: number }[];
  /** Hundredths of a percent: the term in months, the list rate, and last month's average where there was one. */
  readonly rates: readonly (readonly [months: number, list: number, average?: number])[];
  /** Taken off every rate where the loan is at most 60 percent of the home's value. */
  readonly lowLoanDiscount: number;
  readonly maxPercent: number;
  /** Of the yearly income. */
  readonly maxIncomeTimes: number;
  readonly leastKr: number;
}
