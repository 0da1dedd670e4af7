/** An amount that one party pays the other, and when: in years after the first drawdown. */
export interface CreditFlow {
  readonly amountOre: number;
  readonly atYears: number;
}

export interface CreditFlows {
  readonly drawdowns: readonly CreditFlow[];
  /** Repayments, interest and every charge that the consumer must pay. */
  readonly payments: readonly CreditFlow[];
}

/** Directive 2008/48/EC annex I part I (c): twelve equal months, leap year or not. */
export const monthsAsYears = (months: number): number => months / 12;

/**
 * The effective yearly rate X of konsumentkreditlagen (2010:1846) and förordningen (2010:1855), which refers to directive 2008/48/EC annex I
 * part I: the sum of drawdowns × (1 + X)^-t equals the sum of payments × (1 + X)^-s. 0.1292 is 12.92 %.
 *
 * Undefined where no such rate exists: less is repaid than was lent, or charges at the start consume the whole credit.
 */
export function effectiveRate({ drawdowns, payments }: CreditFlows): number | undefined {
  const flows = netByTime(drawdowns, payments);
  const excess = (rate: number) => flows.reduce((sum, [years, ore]) => sum + ore * (1 + rate) ** -years, 0);
  // At a rate of zero the flows sum to minus the cost of the credit.
  const cost = -excess(0);
  if (cost === 0 && flows.length > 0) return 0;
  if (!(cost > 0)) return undefined;
  let low = 0;
  let high = 1;
  while (excess(high) < 0) {
    low = high;
    high *= 2;
    if (high > MAX_RATE) return undefined;
  }
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (excess(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Whole hundredths of a percent, a half upwards as annex I part I (d) prescribes. */
export const basisPointsOf = (rate: number): number => Math.floor(rate * 10_000 + 0.5);

/** Above ten thousand times the credit in a year no agreement is lawful: such flows are an error. */
const MAX_RATE = 10_000;
/** Halves an interval of at most `MAX_RATE` to less than the precision of a double. */
const HALVINGS = 80;

/** Received minus paid at each time, in the order of time. Sums are whole öre: the order of payments on one day cannot change a digit. */
function netByTime(drawdowns: readonly CreditFlow[], payments: readonly CreditFlow[]): [number, number][] {
  const net = new Map<number, number>();
  const add = (years: number, ore: number) => net.set(years, (net.get(years) ?? 0) + ore);
  for (const { atYears, amountOre } of drawdowns) add(atYears, amountOre);
  for (const { atYears, amountOre } of payments) add(atYears, -amountOre);
  return [...net].toSorted(([one], [other]) => one - other);
}
