/**
 * How well a measure separates two groups: the chance that a member of the first has a larger value than one of the second
 * (ties count half), mirrored so that it is never below a half. 0.5: no difference; 1: fully separated.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const sharedRank = (from + 1 + to) / 2;
    rankSum += sharedRank * all.slice(from, to).filter(({ isFirst }) => isFirst).length;
    from = to;
  }
  const area = (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
  return Math.max(area, 1 - area);
}
