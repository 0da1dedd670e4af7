/**
 * What an amount that stands untouched gives after tax, whole öre. Interest is paid once a year, the bank deducts the tax from it, and
 * the rest earns interest too. A bound account is bound again at the same rate.
 */
export function gainAfter(years: number, amountOre: number, rateBasisPoints: number, taxPercent: number): number {
  let balanceOre = amountOre;
  for (let year = 0; year < years; year++) balanceOre += netInterest(balanceOre, rateBasisPoints, taxPercent);
  return balanceOre - amountOre;
}

/** A year's interest after tax; both are rounded to whole öre, as the bank does. */
export function netInterest(balanceOre: number, rateBasisPoints: number, taxPercent: number): number {
  const interestOre = Math.round((balanceOre * rateBasisPoints) / 10_000);
  return interestOre - Math.round((interestOre * taxPercent) / 100);
}
