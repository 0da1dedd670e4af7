interface Column {
  readonly providerId: number;
}

/**
 * Pinned first, and otherwise as in the list, so that both agree on which is lowest (decision 65). Spec 3 §4.6 uses the monthly
 * fee: where a month is a twelfth of the year that is the same order.
 */
export const orderColumns = <Offer extends Column>(
  offers: readonly Offer[],
  pinned: ReadonlySet<number>,
): readonly Offer[] =>
  offers.toSorted((one, other) => Number(pinned.has(other.providerId)) - Number(pinned.has(one.providerId)));

export function togglePin(pinned: ReadonlySet<number>, providerId: number): ReadonlySet<number> {
  const next = new Set(pinned);
  if (!next.delete(providerId)) next.add(providerId);
  return next;
}
