import type { LatencyRange, QuoteFault } from "#simulators/verticals/_shared/simulated.ts";
import type { Withdrawals } from "#verticals/deposit/deposit.search.ts";
import type { BankSlug } from "#verticals/deposit/server/banks.ts";

/** A bank is data: its accounts, its pace and how it fails. */
export interface SimulatedBank {
  readonly slug: BankSlug;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that get each fault, at real speed. */
  readonly faults: readonly { readonly kind: QuoteFault; readonly share: number }[];
  readonly accounts: readonly SimulatedAccount[];
}

export interface SimulatedAccount {
  readonly code: string;
  readonly name: string;
  /** Hundredths of a percent, by the least amount in kronor that it is paid for: the last that is reached decides. */
  readonly rates: readonly (readonly [fromKr: number, rate: number])[];
  readonly bindingMonths: number;
  readonly withdrawals: Withdrawals;
  readonly noticeDays: number;
  readonly hasGuarantee: boolean;
  readonly leastKr: number;
  readonly info: string;
}

/** No bank takes more from one person. */
export const MOST_KR = 5_000_000;

type Given = Pick<SimulatedAccount, "code" | "name" | "rates" | "info"> & Partial<SimulatedAccount>;

export const freeAccount = (given: Given): SimulatedAccount => ({
  bindingMonths: 0,
  withdrawals: "free",
  noticeDays: 0,
  hasGuarantee: true,
  leastKr: 0,
  ...given,
});

export const boundAccount = (months: number, given: Given): SimulatedAccount => ({
  ...freeAccount(given),
  bindingMonths: months,
  withdrawals: "at-end",
});
