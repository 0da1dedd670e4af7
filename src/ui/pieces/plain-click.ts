import type { MouseEvent } from "react";

/** With one of these keys the browser opens a tab, a window or a download, and this page stays. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
