import { PRODUCT } from "#domain/consent.ts";
import { onConsent } from "#web/analytics/consent-state.ts";

/* Part of the page's script, for pages that React does not run on. */

/** What the company's script leaves in the page. */
interface ReviewScript {
  loadFromElement(element: HTMLElement): void;
}

type View = "consent" | "loading" | "blocked" | "widget";

/** A script that some filter swallows may never answer at all. */
export const GIVE_UP_MS = 10_000;
/** Begun a little before it is seen. */
const AHEAD = "400px";

/** Fetches the reviews when the visitor has agreed and comes near them, and says so when they cannot be. */
export function runReviews(section: HTMLElement): void {
  const widget = section.querySelector<HTMLElement>("[data-review-widget]");
  const address = section.dataset["reviews"];
  if (!widget || !address) return;
  let isWanted = false;
  onConsent(PRODUCT, (isGranted) => {
    isWanted = isGranted;
    if (!isGranted) {
      widget.replaceChildren();
      return show(section, "consent");
    }
    show(section, "loading");
    whenNear(section, () => {
      if (!isWanted) return;
      void loadScript(address).then((script) => {
        if (!isWanted) return;
        show(section, script ? "widget" : "blocked");
        if (script && widget.childElementCount === 0) script.loadFromElement(widget);
      });
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

const findScript = () => (window as { reviewWidget?: ReviewScript }).reviewWidget;

/** Undefined when it did not come, or came as something else. */
function loadScript(address: string): Promise<ReviewScript | undefined> {
  const known = findScript();
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const script = document.createElement("script");
    const end = () => {
      clearTimeout(timer);
      const found = findScript();
      if (!found) script.remove();
      resolve(found);
    };
    const timer = setTimeout(end, GIVE_UP_MS);
    script.src = address;
    script.async = true;
    script.addEventListener("load", end);
    script.addEventListener("error", end);
    document.head.append(script);
  });
}
