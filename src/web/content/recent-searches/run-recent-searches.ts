import { recentSearchesCallPath } from "#domain/addresses/content-call-paths.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { RecentSearchesData } from "#http/contract/social-proof.schema.ts";
import type { ClickAction } from "#web/shell/analytics/click-actions.ts";

/* Part of the page's script, for pages without React: hence the browser's own fetch, not our client. */

/** Spec 1 §9. */
const POLL_MS = 6_000;
const MOST_POLLS = 100;
const TRACKING_MS = 500;

const ACTION: ClickAction = "recent_searches";

/** Updates the feed while it is visible, and gives up after a hundred times. */
export function runRecentSearches(widget: HTMLElement): void {
  let polls = 0;
  let isSeen = false;
  let shown: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isVisible = () => isSeen && document.visibilityState === "visible";

  const plan = () => {
    clearTimeout(timer);
    if (isVisible() && polls < MOST_POLLS) timer = setTimeout(() => void poll(), POLL_MS);
  };

  async function poll(): Promise<void> {
    polls += 1;
    const html = await ask();
    // An answer that arrives when the feed is no longer visible is still the newest.
    if (html !== undefined && html !== shown && show(widget, html)) shown = html;
    plan();
  }

  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    plan();
  }).observe(widget);
  document.addEventListener("visibilitychange", plan);
  trackLinks(widget);
}

/** Undefined when no answer came: the content stays. */
async function ask(): Promise<string | undefined> {
  try {
    const answer = (await (await fetch(recentSearchesCallPath())).json()) as Envelope<RecentSearchesData>;
    return answer.Success ? answer.Data?.Result[0].Html : undefined;
  } catch {
    return undefined;
  }
}

/** False when it cannot be replaced now: a focused link stays. */
function show(widget: HTMLElement, html: string): boolean {
  const list = widget.querySelector<HTMLElement>("[data-list]");
  if (!list || list.contains(document.activeElement)) return false;
  widget.hidden = html === "";
  list.innerHTML = html;
  setTimeout(() => trackLinks(widget), TRACKING_MS);
  return true;
}

/** The links of each new list are measured like the others (`page-entry.ts` listens for the attributes). */
function trackLinks(widget: HTMLElement): void {
  for (const link of widget.querySelectorAll("a")) {
    link.dataset["track"] = ACTION;
    link.dataset["trackLabel"] = link.getAttribute("href") ?? "";
  }
}
