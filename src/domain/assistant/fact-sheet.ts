/** What is known of one offer, independent of its wording. A number is whole öre, months or the unit of its field. */
export interface FactSheet {
  readonly id: string;
  readonly providerName: string;
  readonly yearlyFeeOre: number;
  /** The year is worked out from something that the visitor has stated, and changes with it. */
  readonly isEstimated: boolean;
  readonly facts: Facts;
  /** The provider's own lines, which may be quoted verbatim and support no other claim. */
  readonly quotes: readonly string[];
}

export type Facts = Readonly<Record<string, FactValue>>;
export type FactValue = number | boolean;

/** What a visitor asks for, as a rule over facts. A fact that is missing never answers to a wish. */
export type Wish =
  | { readonly kind: "is"; readonly field: string; readonly value: FactValue }
  | { readonly kind: "least" | "most"; readonly fields: readonly string[] };

/** A field of its own kind: its value is one of the offer's quotes. */
export const QUOTE_FIELD = "quote";
