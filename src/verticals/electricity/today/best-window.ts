/** Some quarters in a row: from the first, to the first after. */
export interface QuarterWindow {
  readonly from: number;
  readonly to: number;
  /** Hundredths of an öre per kWh, rounded. */
  readonly mean: number;
}

/** The so many quarters in a row with the lowest mean; the earliest of equals. Undefined when there are not so many. */
export function cheapestWindow(values: readonly number[], quarters: number): QuarterWindow | undefined {
  if (quarters < 1 || values.length < quarters) return undefined;
  let sum = 0;
  for (const value of values.slice(0, quarters)) sum += value;
  let best = { from: 0, sum };
  for (let from = 1; from + quarters <= values.length; from++) {
    sum += (values[from + quarters - 1] ?? 0) - (values[from - 1] ?? 0);
    if (sum < best.sum) best = { from, sum };
  }
  return { from: best.from, to: best.from + quarters, mean: Math.round(best.sum / quarters) };
}

export function dearestWindow(values: readonly number[], quarters: number): QuarterWindow | undefined {
  const window = cheapestWindow(
    values.map((value) => -value),
    quarters,
  );
  return window && { ...window, mean: -window.mean };
}

/** The longest runs of quarters that each cost more than twice the mean. Without a mean above nothing there is none. */
export function peaksOf(values: readonly number[]): QuarterWindow[] {
  const limit = 2 * meanOf(values);
  const starts = values.flatMap((_, at) => (isPeak(values, at, limit) && !isPeak(values, at - 1, limit) ? [at] : []));
  return starts.map((from) => {
    const length = values.slice(from).findIndex((_, at) => !isPeak(values, from + at, limit));
    const to = length === -1 ? values.length : from + length;
    return { from, to, mean: meanOf(values.slice(from, to)) };
  });
}

const isPeak = (values: readonly number[], at: number, limit: number): boolean =>
  limit > 0 && (values[at] ?? Number.NEGATIVE_INFINITY) > limit;

export const meanOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
