import { reliefRulesOn, yearlyReliefOre } from "./interest-relief.ts";

export interface Borrowed {
  readonly loanKr: number;
  readonly borrowers: number;
  /** YYYY-MM-DD: decides the relief. */
  readonly day: string;
}

/** Interest at one rate, whole öre. */
export interface InterestCost {
  /** Of a month, before relief. */
  readonly interestOre: number;
  readonly reliefOre: number;
  /** Of a month, after relief. */
  readonly netOre: number;
  readonly yearlyNetOre: number;
}

/** Of a whole year at that rate and an unchanged debt, and a twelfth of it a month. The rate is in hundredths of a percent. */
export function interestCost({ loanKr, borrowers, day }: Borrowed, rate: number): InterestCost {
  const yearlyOre = Math.round((loanKr * rate) / 100);
  const yearlyNetOre = yearlyOre - yearlyReliefOre(yearlyOre, borrowers, reliefRulesOn(day));
  const interestOre = Math.round(yearlyOre / 12);
  const netOre = Math.round(yearlyNetOre / 12);
  return { interestOre, reliefOre: interestOre - netOre, netOre, yearlyNetOre };
}

/** Percentage points that the cost is shown for, besides the rate itself. */
export const RISES = [1, 2, 3] as const;
