/** F-087: the page has one open popover at most. Browsers do this for their own popovers; menus drawn by script need it too. */
let closeOpen: (() => void) | undefined;

/** Closes the one that is open. The answer gives the place up when this one closes by itself. */
export function openAlone(close: () => void): () => void {
  const closePrevious = closeOpen;
  closeOpen = close;
  if (closePrevious !== close) closePrevious?.();
  return () => {
    if (closeOpen === close) closeOpen = undefined;
  };
}
