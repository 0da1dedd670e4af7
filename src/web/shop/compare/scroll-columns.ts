/** Spec 3 §9: presses closer to each other than this are one. */
export const SCROLL_DEBOUNCE_MS = 200;
export const SCROLL_ANIMATION_MS = 300;
/** Spec 3 §9: arrows come and go when the table has stood still this long, not while columns pass. */
export const SCROLL_BUTTONS_SETTLE_MS = 200;
/** The whole first or last column must be seen for its arrow to go. */
export const EDGE_THRESHOLD = 1;
/** A column seen this much counts as seen. */
export const COLUMN_THRESHOLD = 0.8;
/** Spec 3 §4.6: about three columns right or one left. */
export const COLUMNS_RIGHT = 3;
export const COLUMNS_LEFT = 1;

export interface ColumnBox {
  /** From the start of what scrolls. */
  readonly leftPx: number;
  readonly widthPx: number;
}

export interface ScrolledTo {
  readonly scrollLeftPx: number;
  readonly viewPx: number;
  /** The column of row names covers this much of the view. */
  readonly stickyPx: number;
}

/** The first column that is seen well enough to be the one a visitor reads from. */
export function firstSeen(columns: readonly ColumnBox[], { scrollLeftPx, stickyPx }: ScrolledTo): number {
  const startPx = scrollLeftPx + stickyPx;
  const found = columns.findIndex(
    ({ leftPx, widthPx }) => leftPx + widthPx - Math.max(leftPx, startPx) >= widthPx * COLUMN_THRESHOLD,
  );
  return found < 0 ? columns.length - 1 : found;
}

/** Where a press of an arrow takes the table. */
export function scrollTargetPx(direction: "left" | "right", columns: readonly ColumnBox[], at: ScrolledTo): number {
  const step = direction === "right" ? COLUMNS_RIGHT : -COLUMNS_LEFT;
  const index = Math.min(Math.max(firstSeen(columns, at) + step, 0), columns.length - 1);
  const target = (columns[index]?.leftPx ?? 0) - at.stickyPx;
  const last = columns.at(-1);
  const farthest = last ? Math.max(0, last.leftPx + last.widthPx - at.viewPx) : 0;
  return Math.min(Math.max(target, 0), farthest);
}
