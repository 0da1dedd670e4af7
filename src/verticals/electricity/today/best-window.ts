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

export const meanOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
