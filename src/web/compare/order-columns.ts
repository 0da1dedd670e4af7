interface Column {
  readonly providerId: number;
  readonly monthlyFeeOre: number;
}

/** Spec 3 §4.6: pinned first, then by monthly fee; within each, the order they came in when fees are equal. */
export const orderColumns = <Offer extends Column>(
  offers: readonly Offer[],
  pinned: ReadonlySet<number>,
): readonly Offer[] =>
  offers.toSorted(
    (one, other) =>
      Number(pinned.has(other.providerId)) - Number(pinned.has(one.providerId)) ||
      one.monthlyFeeOre - other.monthlyFeeOre,
  );

export function togglePin(pinned: ReadonlySet<number>, providerId: number): ReadonlySet<number> {
  const next = new Set(pinned);
  if (!next.delete(providerId)) next.add(providerId);
  return next;
}
