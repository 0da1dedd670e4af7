/** Leaves from `start` up to but not including `end`. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

/** A complete subtree of 2^level leaves; the position counts the subtrees of its level from the left. */
export interface NodePlace {
  readonly level: number;
  readonly position: number;
}

/**
 * The complete subtrees of a range of the tree, from the left. Their number grows with the logarithm of the range, so a proof of a
 * large log reads few rows.
 */
export function completeSubtrees({ start, end }: LeafRange): readonly NodePlace[] {
  const places: NodePlace[] = [];
  for (let at = start; at < end;) {
    let level = 0;
    while (isAligned(at, level + 1) && at + 2 ** (level + 1) <= end) level += 1;
    places.push({ level, position: at / 2 ** level });
    at += 2 ** level;
  }
  return places;
}

const isAligned = (at: number, level: number): boolean => at % 2 ** level === 0;

/** RFC 9162 §2.1.3.1: the subtrees beside the way from the leaf to the root, the lowest first. */
export function inclusionRanges(index: number, size: number): readonly LeafRange[] {
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      ranges.unshift({ start: middle, end });
      end = middle;
    } else {
      ranges.unshift({ start, end: middle });
      start = middle;
    }
  }
  return ranges;
}

/** RFC 9162 §2.1.4.1: what a reader of the first tree needs to compute both roots, the lowest first. */
export function consistencyRanges(first: number, second: number): readonly LeafRange[] {
  const ranges: LeafRange[] = [];
  let [start, end, isFirstRootKnown] = [0, second, true];
  while (first < end) {
    const middle = start + splitOf(end - start);
    if (first <= middle) {
      ranges.unshift({ start: middle, end });
      end = middle;
    } else {
      ranges.unshift({ start, end: middle });
      start = middle;
      isFirstRootKnown = false;
    }
  }
  return isFirstRootKnown ? ranges : [{ start, end }, ...ranges];
}

/** The largest power of two below the size. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}
