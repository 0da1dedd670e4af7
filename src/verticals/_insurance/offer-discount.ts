/** A type, not an interface: it is stored and sent as a plain record. */
export type OfferDiscount = {
  readonly value: string;
  readonly name: string;
  /** Missing when what the visitor has answered is enough for it. */
  readonly condition?: DiscountCondition;
};

/** unknown: there is a condition, in a text of the provider's that we do not recognise. */
export type DiscountCondition = "other-insurances" | "unknown";
