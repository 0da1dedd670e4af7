/** Tax on interest by date: inkomstskattelagen 65 kap. 7 §, unchanged since 1991. The bank deducts it when it pays the interest. */
const TAX_RATES: readonly { readonly from: string; readonly percent: number }[] = [{ from: "1991-01-01", percent: 30 }];

/** Whole percent on a day, YYYY-MM-DD. */
export function taxPercentOn(day: string): number {
  const row = TAX_RATES.findLast(({ from }) => from <= day);
  if (!row) throw new Error(`no tax rate on ${day}`);
  return row.percent;
}
