export interface HoverMenuDelays {
  readonly openLargeMs: number;
  readonly openSmallMs: number;
  /** From this width a screen counts as large. */
  readonly largeMinPx: number;
}

/**
 * F-062, F-091: a menu that a resting mouse opens, and that closes when the mouse has been gone for the menu's own delay.
 * A menu opened by a press or a key stays open until it is closed. An inline script: it must not use anything outside itself.
 */
export function openMenusOnHover(delays: HoverMenuDelays): void {
  // One timer for each: on the way to the next menu the previous one still closes.
  const timers = new WeakMap<HTMLDetailsElement, ReturnType<typeof setTimeout>>();
  const after = (menu: HTMLDetailsElement, delayMs: number, act: () => void) => {
    clearTimeout(timers.get(menu));
    timers.set(menu, setTimeout(act, delayMs));
  };
  const menuAt = (event: Event): HTMLDetailsElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLDetailsElement>("details[data-hover-menu]") : null;
  const openMsOf = (menu: HTMLDetailsElement): number => {
    const own = menu.dataset["hoverOpen"];
    if (own !== undefined) return Number(own);
    return window.matchMedia(`(min-width: ${delays.largeMinPx}px)`).matches ? delays.openLargeMs : delays.openSmallMs;
  };
  document.addEventListener("pointerover", (event) => {
    const menu = menuAt(event);
    if (!menu || event.pointerType === "touch") return;
    const { relatedTarget } = event;
    const isWithin = relatedTarget instanceof Node && menu.contains(relatedTarget);
    if (menu.open) return clearTimeout(timers.get(menu));
    // A mouse that moves inside the button still rests on it.
    if (isWithin) return undefined;
    return after(menu, openMsOf(menu), () => {
      menu.dataset["hovered"] = "";
      menu.open = true;
    });
  });
  document.addEventListener("pointerout", (event) => {
    const menu = menuAt(event);
    const { relatedTarget } = event;
    if (!menu || event.pointerType === "touch") return;
    if (relatedTarget instanceof Node && menu.contains(relatedTarget)) return;
    after(menu, Number(menu.dataset["hoverMenu"]), () => {
      if (menu.dataset["hovered"] !== undefined && !menu.contains(document.activeElement)) menu.open = false;
    });
  });
  document.addEventListener("click", (event) => {
    const menu = menuAt(event);
    if (!menu || !(event.target instanceof Element) || !event.target.closest("summary")) return;
    clearTimeout(timers.get(menu));
    // The hover was a moment earlier: this press meant to open, not to close.
    if (menu.open && menu.dataset["hovered"] !== undefined) event.preventDefault();
    delete menu.dataset["hovered"];
  });
}
