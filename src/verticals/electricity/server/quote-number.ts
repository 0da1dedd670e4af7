/**
 * A supplier confirms what it decides itself; the rest of our price, the market's part less discounts, follows from what the visitor saw.
 * Our number of an offer is the supplier's with that rest after it, so that asking for the price again gives the same price.
 */
export const joinQuote = (quoteId: string, restOre: number): string => `${quoteId}~${restOre}`;

export function splitQuote(subscriptionId: string): { readonly quoteId: string; readonly restOre: number } {
  const [, quoteId = subscriptionId, rest = "0"] = /^(.+)~(-?\d{1,9})$/.exec(subscriptionId) ?? [];
  return { quoteId, restOre: Number(rest) };
}
