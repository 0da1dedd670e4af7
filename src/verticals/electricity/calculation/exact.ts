/** Rounds a quotient of whole numbers to the nearest whole number, a half upwards: the only rounding rule of the calculation. */
export const roundRatio = (numerator: number, divisor: number): number =>
  Math.floor((2 * numerator + divisor) / (2 * divisor));

/** Amounts in a larger unit, in order: each is the growth of the rounded running total, so that they sum to the rounded sum. */
export function roundRunning(amounts: readonly number[], divisor: number): number[] {
  let total = 0;
  let given = 0;
  return amounts.map((amount) => {
    total += amount;
    const upToHere = roundRatio(total, divisor);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}

/** Whole parts of a total by weights, in order: each part is the growth of the rounded-down running total, so that they sum to it. */
export function spreadByWeights(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let runningWeight = 0;
  let given = 0;
  return weights.map((weight) => {
    runningWeight += weight;
    const upToHere = Math.floor((total * runningWeight) / sum);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
