/** Longer than anyone plans for. */
export const MOST_MONTHS = 600;

export interface GoalPlan {
  readonly targetOre: number;
  readonly haveOre: number;
  /** Put in at the end of every month. */
  readonly monthlyOre: number;
  readonly rateBasisPoints: number;
  readonly taxPercent: number;
}

export interface GoalMonth {
  /** How many months have passed. */
  readonly month: number;
  /** What the saver has put in, with what was there from the beginning. */
  readonly ownOre: number;
  /** After tax, also what has been earned and not yet paid. */
  readonly interestOre: number;
}

/**
 * Month by month until the goal is reached, both ends included; undefined when it is not reached. Interest is earned by the month and
 * paid once a year after tax, and earns interest from then on.
 */
export function planGoal(plan: GoalPlan): readonly GoalMonth[] | undefined {
  const { targetOre, haveOre, monthlyOre, rateBasisPoints, taxPercent } = plan;
  const months: GoalMonth[] = [{ month: 0, ownOre: haveOre, interestOre: 0 }];
  if (haveOre >= targetOre) return months;
  let paidOre = 0;
  let earned = 0;
  for (let month = 1; month <= MOST_MONTHS; month++) {
    const balanceOre = haveOre + monthlyOre * (month - 1) + paidOre;
    earned += ((balanceOre * rateBasisPoints) / 10_000 / 12) * (1 - taxPercent / 100);
    const interestOre = paidOre + Math.round(earned);
    if (month % 12 === 0) {
      paidOre = interestOre;
      earned = 0;
    }
    const ownOre = haveOre + monthlyOre * month;
    months.push({ month, ownOre, interestOre });
    if (ownOre + interestOre >= targetOre) return months;
  }
  return undefined;
}
