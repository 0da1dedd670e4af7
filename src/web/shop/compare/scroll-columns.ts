/** Spec 3 §9: presses closer to each other than this count as one. */
export const SCROLL_DEBOUNCE_MS = 200;
export const SCROLL_ANIMATION_MS = 300;
/** Spec 3 §9: buttons appear and disappear when the table has not moved for this long, not while columns scroll past. */
export const SCROLL_BUTTONS_SETTLE_MS = 200;
/** The whole first or last column must be visible for its button to disappear. */
export const EDGE_THRESHOLD = 1;
/** A column with this share visible counts as visible. */
const COLUMN_THRESHOLD = 0.8;
/** Spec 3 §4.6: about three columns right or one left. */
const COLUMNS_RIGHT = 3;
const COLUMNS_LEFT = 1;

export interface ColumnBox {
  /** From the start of the scrolled content. */
  readonly leftPx: number;
  readonly widthPx: number;
}

export interface ScrolledTo {
  readonly scrollLeftPx: number;
  readonly viewPx: number;
  /** The column of row names covers this much of the view. */
  readonly stickyPx: number;
}

/** The first column that is visible enough to be the one the visitor reads from. */
export function firstSeen(columns: readonly ColumnBox[], { scrollLeftPx, stickyPx }: ScrolledTo): number {
  const startPx = scrollLeftPx + stickyPx;
  const found = columns.findIndex(
    ({ leftPx, widthPx }) => leftPx + widthPx - Math.max(leftPx, startPx) >= widthPx * COLUMN_THRESHOLD,
  );
  return found < 0 ? columns.length - 1 : found;
}

/** The scroll position after a press of a button. */
export function scrollTargetPx(direction: "left" | "right", columns: readonly ColumnBox[], at: ScrolledTo): number {
  const step = direction === "right" ? COLUMNS_RIGHT : -COLUMNS_LEFT;
  const index = Math.min(Math.max(firstSeen(columns, at) + step, 0), columns.length - 1);
  const target = (columns[index]?.leftPx ?? 0) - at.stickyPx;
  const last = columns.at(-1);
  const farthest = last ? Math.max(0, last.leftPx + last.widthPx - at.viewPx) : 0;
  return Math.min(Math.max(target, 0), farthest);
}
