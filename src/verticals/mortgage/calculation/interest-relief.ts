interface ReliefRules {
  /** YYYY-MM-DD. */
  readonly from: string;
  /** Of a person's deficit of capital in a year: up to it the first percentage, above it the second. */
  readonly limitOre: number;
  readonly percent: number;
  readonly percentAbove: number;
}

/**
 * Tax relief for interest, by date: inkomstskattelagen 67 kap. 10 §, earlier lagen om statlig inkomstskatt, with the same amounts. That loans
 * without security give none from 2026 (2025 by half) does not concern a loan with a home as security.
 */
const RULES: readonly ReliefRules[] = [{ from: "1995-01-01", limitOre: 100_000_00, percent: 30, percentAbove: 21 }];

export function reliefRulesOn(day: string): ReliefRules {
  const row = RULES.findLast(({ from }) => from <= day);
  if (!row) throw new Error(`no interest relief on ${day}`);
  return row;
}

/** Of a year's interest, when the borrowers pay equal parts and have no other interest and no other capital income. */
export function yearlyReliefOre(interestOre: number, borrowers: number, rules: ReliefRules): number {
  const limitOre = rules.limitOre * borrowers;
  const below = Math.min(interestOre, limitOre);
  return Math.round((below * rules.percent + (interestOre - below) * rules.percentAbove) / 100);
}
