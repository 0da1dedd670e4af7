import type { Page } from "playwright-core";

/** Shorter than a frame at any rate that a screen has: no movement can be seen. */
const LIMIT_MS = 5;

/** What would move for a visitor who asked for less motion: animations that run, and those that a change would start. */
export const findMotion = (page: Page): Promise<string[]> => page.evaluate(listMoving, LIMIT_MS);

/** Runs in the page. */
function listMoving(limitMs: number): string[] {
  const longestMs = (durations: string) =>
    Math.max(...durations.split(",").map((each) => Number.parseFloat(each) * (each.trim().endsWith("ms") ? 1 : 1000)));
  const nameOf = (element: Element) => {
    const { className } = element;
    return `${element.localName}${typeof className === "string" && className ? `.${className.split(" ").join(".")}` : ""}`;
  };
  const found = new Set<string>();
  // A fade moves nothing: it shows that something is awaited, or replaces a movement.
  const FADED = new Set(["opacity", "visibility"]);
  const FADE = new Set(["opacity", "offset", "computedOffset", "easing", "composite"]);
  const fades = new Set<string>();
  for (const animation of document.getAnimations()) {
    const { effect, playState } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
    const isFade = effect.getKeyframes().every((frame) => Object.keys(frame).every((name) => FADE.has(name)));
    if (isFade && animation instanceof CSSAnimation) fades.add(animation.animationName);
    const durationMs = Number(effect.getComputedTiming().duration ?? 0);
    if (playState === "running" && durationMs > limitMs && !isFade)
      found.add(`${nameOf(effect.target)} is animated for ${Math.round(durationMs)} ms`);
  }
  for (const element of document.querySelectorAll("*")) {
    if (!element.checkVisibility()) continue;
    for (const part of [undefined, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === "none") continue;
      const name = `${nameOf(element)}${part ?? ""}`;
      const isFade = style.transitionProperty.split(", ").every((property) => FADED.has(property));
      const transitionMs = isFade ? 0 : longestMs(style.transitionDuration);
      if (transitionMs > limitMs) found.add(`${name} changes over ${transitionMs} ms`);
      const isStill = style.animationName === "none" || fades.has(style.animationName);
      const animationMs = isStill ? 0 : longestMs(style.animationDuration);
      if (animationMs > limitMs) found.add(`${name} is animated for ${animationMs} ms`);
    }
    if (getComputedStyle(element).scrollBehavior === "smooth") found.add(`${nameOf(element)} scrolls smoothly`);
  }
  return [...found];
}
