export interface LabelAnchor {
  /** Of the plot's width, 0 to 1. */
  readonly center: number;
  /** Where the thing that it names begins, from the top. */
  readonly topPx: number;
}

/** Two labels nearer than this may cover each other on a narrow phone. */
const NEAR = 0.36;
/** Where a label in the middle of its place would reach outside a narrow plot. */
const EDGE = 0.2;

/** The lower edge of each label, from the top: just above what it names, or above the label that is already there. */
export function labelBottoms(anchors: readonly LabelAnchor[], labelHeightPx: number): readonly number[] {
  const bottoms = anchors.map(({ topPx }) => topPx);
  const fromBelow = anchors.map((_, index) => index).toSorted((a, b) => (bottoms[b] ?? 0) - (bottoms[a] ?? 0));
  fromBelow.forEach((index, order) => {
    for (const placed of fromBelow.slice(0, order)) {
      const isNear = Math.abs((anchors[index]?.center ?? 0) - (anchors[placed]?.center ?? 0)) < NEAR;
      const ceiling = (bottoms[placed] ?? 0) - labelHeightPx;
      if (isNear && (bottoms[index] ?? 0) > ceiling) bottoms[index] = ceiling;
    }
  });
  return bottoms;
}

/** How much of its own width a label is moved to the left: half, but less at the left edge and more at the right one. */
export function labelShift(center: number): number {
  if (center < EDGE) return (center / EDGE) * 0.5;
  if (center > 1 - EDGE) return 1 - ((1 - center) / EDGE) * 0.5;
  return 0.5;
}
