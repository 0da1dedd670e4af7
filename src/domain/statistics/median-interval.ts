/** The median, and the interval that covers the true median in at least 95 of 100 such samples, whatever the distribution. */
export interface MedianInterval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const CONFIDENCE = 0.95;

/**
 * The interval is between two of the sorted values, the k-th from each end: as many values are below the true median as tosses of a coin
 * show heads, so the k is that of the binomial distribution. Undefined when even the lowest and the highest value are too close to it.
 */
export function medianInterval(values: readonly number[]): MedianInterval | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = intervalRank(sorted.length);
  const low = sorted[rank - 1];
  const high = sorted[sorted.length - rank];
  if (low === undefined || high === undefined) return undefined;
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return { median, low, high };
}

/** The largest k for which the k-th value from each end has the confidence; 0 when there is none. */
export function intervalRank(count: number): number {
  const allowed = (1 - CONFIDENCE) / 2;
  let logChance = -count * Math.LN2;
  let below = 0;
  for (let heads = 0; heads < count; heads++) {
    below += Math.exp(logChance);
    if (below > allowed) return heads;
    logChance += Math.log((count - heads) / (heads + 1));
  }
  return 0;
}
