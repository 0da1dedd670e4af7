import { useSyncExternalStore } from "react";
import { GRID_LARGE_MIN_PX, isLargeScreen } from "#ui/pieces/breakpoints.ts";

/** OP-20: 760 px and up, also after a phone is turned. Only for what the server never renders. */
export const useLargeScreen = (): boolean => useSyncExternalStore(subscribe, isLargeScreen, () => true);

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(`(min-width: ${GRID_LARGE_MIN_PX}px)`);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
