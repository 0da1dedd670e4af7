/** When everything fails, retries double the load on the failing system; so they must be earned by first tries. */
export interface RetryBudget {
  /** At each first try. */
  earn(): void;
  /** True when the budget allows a second try. */
  spend(): boolean;
}

export function createRetryBudget(): RetryBudget {
  let hundredths = 0;
  return {
    earn() {
      hundredths = Math.min(hundredths + EARNED_HUNDREDTHS, MAX_SAVED_TRIES * 100);
    },
    spend() {
      if (hundredths < 100) return false;
      hundredths -= 100;
      return true;
    },
  };
}

/** Quality bar: at most ten extra calls in a hundred. Counted in whole hundredths, because ten times 0.1 is not 1. */
const EARNED_HUNDREDTHS = 10;

/** Quiet hours earn retries for a short outage, not for a long one. */
const MAX_SAVED_TRIES = 10;
