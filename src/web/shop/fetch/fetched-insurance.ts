/** What a fetch brought, as much as pages need to go on. Money is whole öre. */
export interface FetchedInsurance {
  readonly providerName: string;
  /** Undefined when the insurer did not tell it. */
  readonly yearlyFeeOre: number | undefined;
  /** YYYY-MM-DD; undefined when the insurer did not tell it. */
  readonly renewalDate: string | undefined;
}
