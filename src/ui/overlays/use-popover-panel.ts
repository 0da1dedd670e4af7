import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from "react";
import { onResized } from "#ui/pieces/breakpoints.ts";
import { placePopover, type PopoverAlign, type PopoverOffset } from "./place-popover.ts";

interface PopoverPanelOptions {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly align: PopoverAlign | undefined;
  readonly offset: PopoverOffset | undefined;
}

/** Follows the browser's popover: whether it is open, and its position while it is. */
export function usePopoverPanel({ button, panel, align, offset }: PopoverPanelOptions) {
  // Unknown until the first time: before script, the browser itself informs assistive technology.
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    if (panel.current) waitForPlace(panel.current);
  }, [panel]);
  const hide = () => panel.current?.hidePopover();
  const place = () => {
    if (button.current && panel.current) putInPlace(button.current, panel.current, { align, offset });
  };
  useWhileOpen(isOpen ?? false, place);
  return {
    isOpen,
    hide,
    show: () => {
      panel.current?.showPopover();
      place();
    },
    onToggle: (event: ToggleEvent<HTMLDivElement>) => {
      const isNowOpen = event.newState === "open";
      setIsOpen(isNowOpen);
      if (isNowOpen) place();
      else delete event.currentTarget.dataset["placed"];
    },
  };
}

/** From now on the panel is invisible until it is placed. */
function waitForPlace(panel: HTMLElement): void {
  panel.dataset["scripted"] = "";
}

function putInPlace(
  button: HTMLElement,
  panel: HTMLElement,
  options: Pick<PopoverPanelOptions, "align" | "offset">,
): void {
  const { align, offset } = options;
  panel.style.maxHeight = "";
  const { leftPx, topPx, maxHeightPx } = placePopover({
    trigger: button.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    ...(align ? { align } : {}),
    ...(offset ? { offset } : {}),
  });
  panel.style.left = `${leftPx}px`;
  panel.style.top = `${topPx}px`;
  panel.style.maxHeight = `${maxHeightPx}px`;
  panel.dataset["placed"] = "";
}

/** Updates its position when something around it scrolls, and stops the Escape event: a modal under it stays open. */
function useWhileOpen(isOpen: boolean, place: () => void): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => latest.current();
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation();
    };
    const stopFollowing = onResized(follow);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("keydown", keep, { capture: true });
    return () => {
      stopFollowing();
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("keydown", keep, { capture: true });
    };
  }, [isOpen]);
}
