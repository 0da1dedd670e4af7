/** A changed file that behaves as before: no test can find it. Read by hand; counted apart from the score, and listed. */
export interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly now: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: "src/domain/offer/price.ts",
    was: "(a.comparison.ore - b.comparison.ore) * (a.comparison.isGain ? -1 : 1)",
    now: "(a.comparison.ore - b.comparison.ore) / (a.comparison.isGain ? -1 : 1)",
    reason: "A number divided by 1 or -1 is the number multiplied by it.",
  },
];
