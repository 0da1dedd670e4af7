export interface HoverMenuDelays {
  readonly openLargeMs: number;
  readonly openSmallMs: number;
  readonly closeMs: number;
  /** From this width a screen counts as large. */
  readonly largeMinPx: number;
}

/**
 * F-062: a menu that a resting mouse opens, and that closes when the mouse has been gone for a while. What a press or a
 * key opened stays until it is closed. Written into the page as text: it must not use anything outside itself.
 */
export function openMenusOnHover(delays: HoverMenuDelays): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const menuAt = (event: Event): HTMLDetailsElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLDetailsElement>("details[data-hover-menu]") : null;
  document.addEventListener("pointerover", (event) => {
    const menu = menuAt(event);
    if (!menu || event.pointerType === "touch") return;
    clearTimeout(timer);
    if (menu.open) return;
    const isLarge = window.matchMedia(`(min-width: ${delays.largeMinPx}px)`).matches;
    timer = setTimeout(
      () => {
        menu.dataset["hovered"] = "";
        menu.open = true;
      },
      isLarge ? delays.openLargeMs : delays.openSmallMs,
    );
  });
  document.addEventListener("pointerout", (event) => {
    const menu = menuAt(event);
    const { relatedTarget } = event;
    if (!menu || event.pointerType === "touch") return;
    if (relatedTarget instanceof Node && menu.contains(relatedTarget)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (menu.dataset["hovered"] !== undefined && !menu.contains(document.activeElement)) menu.open = false;
    }, delays.closeMs);
  });
  document.addEventListener("click", (event) => {
    const menu = menuAt(event);
    if (!menu || !(event.target instanceof Element) || !event.target.closest("summary")) return;
    clearTimeout(timer);
    // The hover was first by a moment: this press meant to open, not to close.
    if (menu.open && menu.dataset["hovered"] !== undefined) event.preventDefault();
    delete menu.dataset["hovered"];
  });
}
