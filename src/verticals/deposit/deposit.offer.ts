import type { Withdrawals } from "./deposit.search.ts";

/** What a bank states of one account. Types, not interfaces: they are stored as plain records. */
export type AccountTerms = {
  /** Hundredths of a percent a year. */
  readonly rate: number;
  readonly bindingMonths: number;
  readonly withdrawals: Withdrawals;
  /** From asking for the money until it is paid. */
  readonly noticeDays: number;
  readonly hasGuarantee: boolean;
  readonly leastOre: number;
  readonly mostOre: number;
  readonly info: string;
  /** Where the account is opened. */
  readonly address: string;
};

export type DepositDetail = AccountTerms & {
  readonly amountOre: number;
  /** After tax, for each of the years that are shown. */
  readonly gains: readonly { readonly years: number; readonly ore: number }[];
  /** The same for the rate that the visitor has today; empty when it is not known. */
  readonly gainsToday: readonly { readonly years: number; readonly ore: number }[];
  /** What the state pays at most, when the account is guaranteed. */
  readonly guaranteeOre: number | undefined;
};
