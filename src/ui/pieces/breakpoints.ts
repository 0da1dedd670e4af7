/** Spec 1 §9, from this width and up. Custom properties cannot be used in @media, so a test compares the style sheets with these. */
export const BREAKPOINTS_PX = { xs: 480, sm: 640, md: 760, lg: 1024, xl: 1280, "2xl": 1440, "3xl": 2560 } as const;

export const GRID_LARGE_MIN_PX = BREAKPOINTS_PX.md;

/** Turning a phone sends a burst of events; only the last one matters. */
const RESIZE_DEBOUNCE_MS = 50;

/** F-117. */
export const ICON_SIZE_PX = 24;
export const LOADING_ICON_SIZE_PX = 48;

export const isLargeScreen = (): boolean => window.matchMedia(`(min-width: ${GRID_LARGE_MIN_PX}px)`).matches;

/** Calls the listener when the window's size has not changed for a moment; the answer unsubscribes. */
export function onResized(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_DEBOUNCE_MS);
  };
  window.addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", wait);
  };
}
