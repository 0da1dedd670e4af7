/** What a provider pays us: a share of the first year's price, or an amount for a new customer or for a request to get in touch. */
export interface Remuneration {
  readonly provider: string;
  readonly percent?: number;
  readonly amountOre?: number;
  readonly isPerRequest?: true;
}
