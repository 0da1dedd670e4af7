/**
 * F-066: writes on the document in which direction the page scrolls; the header's style does the rest, and does not hide a header that
 * has focus or an open menu. An inline script: it must not use anything outside itself.
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
      // The next page may have such a header, which must then be visible from the start.
      const hasHeader = document.querySelector("[data-site-header]") !== null;
      if (nowPx === 0 || !hasHeader || turnedAtPx - nowPx > STEP_PX) page.dataset["header"] = "shown";
      else if (nowPx - turnedAtPx > STEP_PX) page.dataset["header"] = "away";
      else return;
      turnedAtPx = nowPx;
    },
    { passive: true },
  );
}
