import { type FocusEvent, type RefObject, useRef } from "react";

/** A message that goes away with focus in it hands focus back to where it came from. */
export function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(undefined);
  return {
    onFocusCapture: (event: FocusEvent) => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
    },
    /** Call before the message is taken away. */
    giveFocusBack: () => {
      if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    },
  };
}
