import { type Insurer, insurers } from "./insurers.ts";

/** What each provider pays us, percent of the first year's price. It never enters the ranking (addendum A). */
const PERCENT_BY_SLUG: Readonly<Record<keyof typeof insurers, number>> = {
  granskog: 10,
  rattvis: 12,
  tuvull: 9,
  fyrbak: 11,
  akerbar: 12,
  kronhjort: 8,
  ljunghed: 10,
  milvis: 14,
  bjorkhaga: 8,
  nordkaj: 11,
  rask: 13,
  stenvalv: 9,
};

export interface Commission {
  readonly insurer: Insurer;
  readonly percent: number;
}

export const commissions: readonly Commission[] = Object.values(insurers).map((insurer) => ({
  insurer,
  percent: PERCENT_BY_SLUG[insurer.slug],
}));

/** The amount that the visitor sees, and that is measured as revenue. */
export const commissionKr = (shopId: number, yearlyFeeOre: number): number =>
  Math.round((yearlyFeeOre * commissionPercent(shopId)) / 100 / 100);

/** Throws for a provider without an agreement: our commission must be stated before an order. */
export function commissionPercent(shopId: number): number {
  const agreed = commissions.find(({ insurer }) => insurer.shopId === shopId);
  if (!agreed) throw new Error(`no commission is agreed with shop ${shopId}`);
  return agreed.percent;
}
