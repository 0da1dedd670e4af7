/** What offers of all verticals have in common; our calls present it under the wire's names (spec 3 §3). */
export interface OfferDescription {
  /** The provider's own line. */
  readonly featured: string | undefined;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  readonly excesses: readonly DescribedExcess[];
  /** 0 when there is none; undefined when the vertical has no such thing. */
  readonly bindingMonths: number | undefined;
  readonly isPayAsYouDrive: boolean;
  readonly disclaimer: string | undefined;
  readonly consumerRating: { readonly points: number; readonly outOf: number; readonly note: string } | undefined;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** "10 %" and "samlingsrabatt": already in the price. */
  readonly discount?: OfferDiscount | undefined;
  /** Covers that differ between offers, included or not, in the order to be read. */
  readonly covers?: readonly DescribedCover[];
  /** What must be seen together with the price: a condition of it, a cover that is missing. */
  readonly notices?: readonly string[];
  /** What is promised in figures and is no excess, in the order to be read: what is paid out, how long one is bound. */
  readonly terms?: readonly DescribedTerm[];
  /** YYYY-MM-DD: the first day that it can begin; undefined when that is today. */
  readonly firstStart?: string | undefined;
  /** What the provider states besides all this. */
  readonly about?: string | undefined;
  /** Where what is insured is a home: the visitor's part of a damage to the building, and to what is in it. */
  readonly buildingExcessOre?: number | undefined;
  readonly movablesExcessOre?: number | undefined;
}

/** A type, not an interface: it is stored and sent as a plain record. */
export type OfferDiscount = {
  readonly value: string;
  readonly name: string;
  /** Missing when what the visitor has answered is enough for it. */
  readonly condition?: DiscountCondition;
};

/** unknown: there is a condition, in a text of the provider's that we do not recognise. */
export type DiscountCondition = "other-insurances" | "unknown";

export interface DescribedCover {
  readonly type: string;
  readonly name: string;
  /** "Ingår", "Ingår inte", "45 dagar". */
  readonly text: string;
  readonly isIncluded: boolean;
}

export interface DescribedTerm {
  readonly type: string;
  readonly name: string;
  /** The value as text: "1 000 000 kr", "12 månader". */
  readonly text: string;
}

export interface DescribedExcess {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly disclaimer: string | undefined;
  readonly isIncluded: boolean;
}
