import { type PointerEvent, useEffect, useState } from "react";
import { createHoverIntent, type HoverIntent, type HoverIntentOptions } from "./hover-intent.ts";

/** One intent for the life of a component, always with its latest callbacks. */
export function useHoverIntent(options: HoverIntentOptions): HoverIntent {
  const [intent] = useState(() => createHoverIntent(options));
  useEffect(() => intent.use(options));
  useEffect(() => intent.cancel, [intent]);
  return intent;
}

/** A finger does not hover: it presses. */
export const hoverHandlers = (intent: HoverIntent) => ({
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType !== "touch") intent.enter();
  },
  onPointerLeave: (event: PointerEvent) => {
    if (event.pointerType !== "touch") intent.leave();
  },
});
