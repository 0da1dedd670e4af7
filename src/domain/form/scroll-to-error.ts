/** Spec 1 §9. */
export const SCROLL_TO_ERROR_MS = 600;

/** Spec 1 §9: the main menu covers this much of the top. */
const MAIN_MENU_HEIGHT_PX = 130;
/** Spec 1 §5: air between the menu and the field. */
const GAP_PX = 20;

/** Lengths in the page's own pixels, from its top. */
export interface ScrollPlace {
  readonly fieldTop: number;
  readonly fieldHeight?: number;
  readonly viewportTop: number;
  readonly viewportHeight: number;
  /** A group of fields is put at the very top. */
  readonly isGroup: boolean;
}

/** Where to scroll; undefined when the field is on screen and the page stays where it is (V-013, V-014). */
export function scrollTargetPx({
  fieldTop,
  fieldHeight = 0,
  viewportTop,
  viewportHeight,
  isGroup,
}: ScrollPlace): number | undefined {
  const isOnScreen = fieldTop >= viewportTop && fieldTop + fieldHeight <= viewportTop + viewportHeight;
  if (isOnScreen) return undefined;
  return Math.max(0, fieldTop - (isGroup ? 0 : MAIN_MENU_HEIGHT_PX + GAP_PX));
}
