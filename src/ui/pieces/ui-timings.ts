/* Every delay of the interface kit (spec 1 §9, spec 2 §9). A test holds them against the tokens that CSS uses. */

/** Large screens wait, so that a pointer on its way elsewhere opens nothing. */
export const POPOVER_OPEN_LARGE_MS = 400;
export const POPOVER_OPEN_SMALL_MS = 0;
/** Long enough to reach the panel from its button. */
export const POPOVER_CLOSE_LARGE_MS = 500;
export const POPOVER_CLOSE_SMALL_MS = 10;
/** F-062: the phone panel in a header is in the way sooner than others. */
export const PHONE_POPOVER_CLOSE_MS = 200;

/** F-091: a shorter hover is a pointer passing by, and opens no menu. */
export const HOVER_TRACKING_MS = 250;
/** F-091: how soon after the pointer a menu that it opened hides. */
export const COLLAPSE_HOVER_HIDE_MS = 50;

export const HEIGHT_MS = 300;
export const SHAKE_MS = 600;
/** The page stays put until a closing modal has left the screen. */
export const SCROLL_UNLOCK_MS = 300;

/** Reading speed, between a floor for the shortest and a ceiling for the longest text. */
export const SNACKBAR_MS_PER_CHARACTER = 100;
export const SNACKBAR_MIN_MS = 4_000;
export const SNACKBAR_MAX_MS = 10_000;

/** F-086. */
export const FAVOURITE_NOTIFICATION_MS = 10_000;

/** C-091: when each stage of the assistant's thinking begins, from the press; what it found may show at the last. */
export const ASSISTANT_STAGES_MS = [500, 2_000, 3_500] as const;
/** C-042. */
export const ASSISTANT_NOTICE_DELAY_MS = 400;
export const ASSISTANT_NOTICE_MS = 30_000;

export interface PopoverDelays {
  readonly openMs: number;
  readonly closeMs: number;
}

export const popoverDelays = (isLargeScreen: boolean): PopoverDelays =>
  isLargeScreen
    ? { openMs: POPOVER_OPEN_LARGE_MS, closeMs: POPOVER_CLOSE_LARGE_MS }
    : { openMs: POPOVER_OPEN_SMALL_MS, closeMs: POPOVER_CLOSE_SMALL_MS };
