/** In the price. A type, not an interface: it is stored and sent as a plain record. */
export type OfferDiscount = {
  readonly value: string;
  readonly name: string;
};

/** Not in the price: no one has asked whether the condition is met, so the price with it stands beside. Whole öre. */
export type ConditionalDiscount = OfferDiscount & {
  readonly condition: DiscountCondition;
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
};

/** unknown: there is a condition, in a text of the provider's that we do not recognise. */
export type DiscountCondition = "other-insurances" | "unknown";
