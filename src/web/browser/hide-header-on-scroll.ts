/**
 * F-066: says on the document which way the page is being read; the header's style does the rest, and keeps a header that
 * holds focus or an open menu where it is. Written into the page as text: it must not use anything outside itself.
 */
export function hideHeaderOnScroll(): void {
  // Less than a line of text is a trembling finger, not a direction.
  const STEP_PX = 12;
  const page = document.documentElement;
  let turnedAtPx = window.scrollY;
  page.dataset["header"] = "shown";
  window.addEventListener(
    "scroll",
    () => {
      // Safari bounces past both ends of the page.
      const lastPx = page.scrollHeight - window.innerHeight;
      const nowPx = Math.min(Math.max(window.scrollY, 0), Math.max(lastPx, 0));
      const isAway = page.dataset["header"] === "away";
      if (isAway ? nowPx > turnedAtPx : nowPx < turnedAtPx) turnedAtPx = nowPx;
      // A page without such a header leads to one with it, which must then be there from the start.
      const hasHeader = document.querySelector("[data-site-header]") !== null;
      if (nowPx === 0 || !hasHeader || turnedAtPx - nowPx > STEP_PX) page.dataset["header"] = "shown";
      else if (nowPx - turnedAtPx > STEP_PX) page.dataset["header"] = "away";
      else return;
      turnedAtPx = nowPx;
    },
    { passive: true },
  );
}
