/** The fetched insurance, with what pages need. Money is whole öre. */
export interface FetchedInsurance {
  readonly providerName: string;
  /** Undefined when the insurer did not send it. */
  readonly yearlyFeeOre: number | undefined;
  /** YYYY-MM-DD; undefined when the insurer did not send it. */
  readonly renewalDate: string | undefined;
}
