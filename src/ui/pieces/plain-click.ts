/** With one of these keys the browser opens a tab, a window or a download, and this page stays. */
export const isPlainClick = (event: PressedKeys): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Of the browser's own event and of React's. */
type PressedKeys = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;
