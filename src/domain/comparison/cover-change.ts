/** What the visitor's insurance covers today, beside what is searched for. The texts are the vertical's. */
export interface CoverComparison {
  /** "Halvförsäkring". Undefined when the insurer did not report it. */
  readonly today: string | undefined;
  /** Only when the search covers less or more. */
  readonly change?: CoverChange | undefined;
}

export interface CoverChange {
  readonly kind: "less" | "more";
  readonly today: string;
  readonly wanted: string;
  /** What is lost, or gained. */
  readonly parts: readonly string[];
}
