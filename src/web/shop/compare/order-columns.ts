interface Column {
  readonly resultId: string;
}

/**
 * Pinned first, and otherwise as in the list, so that both agree on which is lowest (docs/pages.md). Spec 3 §4.6 uses the monthly
 * fee: where a month is a twelfth of the year that is the same order.
 */
export const orderColumns = <Offer extends Column>(
  offers: readonly Offer[],
  pinned: ReadonlySet<string>,
): readonly Offer[] =>
  offers.toSorted((one, other) => Number(pinned.has(other.resultId)) - Number(pinned.has(one.resultId)));

export function togglePin(pinned: ReadonlySet<string>, resultId: string): ReadonlySet<string> {
  const next = new Set(pinned);
  if (!next.delete(resultId)) next.add(resultId);
  return next;
}
