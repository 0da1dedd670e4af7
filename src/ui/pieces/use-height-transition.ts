import { type RefObject, useEffect, useRef } from "react";
import { HEIGHT_MS } from "./ui-timings.ts";

/** On the element while it opens or closes, for code that must wait until the animation ends. */
export const MOVING = "moving";

interface Parts {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly body: RefObject<HTMLDivElement | null>;
}

/** Animates the height of a `<details>`. Without script it still opens, at once; what was opened that way stays open. Returns whether it is moving. */
export function useHeightTransition(isOpen: boolean, { details, body }: Parts): () => boolean {
  const running = useRef<Animation>(undefined);
  const asked = useRef(isOpen);
  useEffect(() => {
    if (!details.current || !body.current || asked.current === isOpen) return;
    asked.current = isOpen;
    if (details.current.open === isOpen && !running.current) return;
    running.current = changeHeight(details.current, body.current, { isOpen, running: running.current });
    running.current?.finished.then(
      () => (running.current = undefined),
      () => undefined,
    );
  }, [isOpen, details, body]);
  return () => running.current !== undefined;
}

interface Change {
  readonly isOpen: boolean;
  readonly running: Animation | undefined;
}

/** The element stays open until it has closed: only then is its content out of reach. */
function changeHeight(
  details: HTMLDetailsElement,
  body: HTMLElement,
  { isOpen, running }: Change,
): Animation | undefined {
  const fromPx = details.open ? body.offsetHeight : 0;
  running?.cancel();
  details.open = true;
  const animation = animateHeight(body, fromPx, isOpen ? body.offsetHeight : 0);
  if (!animation) {
    details.open = isOpen;
    delete details.dataset[MOVING];
    return undefined;
  }
  details.dataset[MOVING] = "";
  animation.onfinish = () => {
    details.open = isOpen;
    delete details.dataset[MOVING];
  };
  return animation;
}

/** Undefined where nothing should move, or where the browser cannot animate. */
function animateHeight(element: HTMLElement, fromPx: number, toPx: number): Animation | undefined {
  const isCalm = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || typeof element.animate !== "function") return undefined;
  const frames = [fromPx, toPx].map((px) => ({ height: `${px}px`, overflow: "clip" }));
  return element.animate(frames, { duration: HEIGHT_MS, easing: "cubic-bezier(.2,.7,.2,1)" });
}
