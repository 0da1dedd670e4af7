import { PRODUCT } from "#domain/consent/consent.ts";
import { onConsent } from "#web/shell/analytics/consent-state.ts";
import { REVIEW_EVENTS, type ReviewFrameEvent } from "#web/shell/third-party/frame-protocol.ts";
import { createSandboxedFrame, type SandboxedFrame } from "#web/shell/third-party/sandboxed-frame.ts";
import { frameTitles } from "#web/shell/third-party/third-party.texts.sv.ts";
import { REVIEW_WIDGET } from "#web/shell/third-party/review-config.ts";

/* Part of the page's script, for pages without React. */

type View = "consent" | "loading" | "blocked" | "widget";

/** A script that a filter blocks may never answer. */
export const GIVE_UP_MS = 10_000;
/** Loading starts a little before it is visible. */
const AHEAD = "400px";

/** Shows the reviews in their frame when the visitor has consented and scrolls near them, and shows when they are unavailable. */
export function runReviews(section: HTMLElement): void {
  const place = section.querySelector<HTMLElement>("[data-review-widget]");
  const address = section.dataset["reviews"];
  if (!place || !address) return;
  let isWanted = false;
  let frame: SandboxedFrame<never> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (view: View) => {
    clearTimeout(timer);
    frame?.close();
    frame = undefined;
    show(section, view);
  };
  const onEvent = (event: ReviewFrameEvent) => {
    clearTimeout(timer);
    if (event === "loaded") show(section, "widget");
    else end("blocked");
  };
  onConsent(PRODUCT, (isGranted) => {
    isWanted = isGranted;
    if (!isGranted) return end("consent");
    show(section, "loading");
    whenNear(section, () => {
      if (!isWanted || frame) return;
      const opened = createSandboxedFrame<never, ReviewFrameEvent>({
        address,
        title: frameTitles.reviews,
        events: REVIEW_EVENTS,
        onEvent,
        onCutOff: () => end("blocked"),
      });
      frame = opened;
      opened.element.style.cssText = `display:block;width:100%;height:${REVIEW_WIDGET.defaultHeightPx}px;border:0`;
      timer = setTimeout(() => end("blocked"), GIVE_UP_MS);
      place.append(opened.element);
    });
  });
}

function show(section: HTMLElement, view: View): void {
  for (const part of section.querySelectorAll<HTMLElement>("[data-view]")) part.hidden = part.dataset["view"] !== view;
}

function whenNear(section: HTMLElement, begin: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(section);
}
