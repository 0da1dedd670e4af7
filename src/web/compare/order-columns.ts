import type { FeePeriod } from "#domain/swedish-format.ts";
import { feeOf } from "#web/result/shown-fee.ts";

interface Column {
  readonly providerId: number;
  readonly monthlyFeeOre: number;
  readonly yearlyFeeOre: number;
}

/**
 * Spec 3 §4.6: pinned first, then by monthly fee, or by what the list goes by when that is the year; within each, the order
 * they came in when fees are equal.
 */
export const orderColumns = <Offer extends Column>(
  offers: readonly Offer[],
  pinned: ReadonlySet<number>,
  period: FeePeriod,
): readonly Offer[] =>
  offers.toSorted(
    (one, other) =>
      Number(pinned.has(other.providerId)) - Number(pinned.has(one.providerId)) ||
      feeOf(one, period) - feeOf(other, period),
  );

export function togglePin(pinned: ReadonlySet<number>, providerId: number): ReadonlySet<number> {
  const next = new Set(pinned);
  if (!next.delete(providerId)) next.add(providerId);
  return next;
}
