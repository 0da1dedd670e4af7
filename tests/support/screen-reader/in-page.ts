import { Virtual } from "@guidepup/virtual-screen-reader";

// Bundled, and run in the page itself: the browser computes its styles, and scripts change it as for any visitor.

/** More than any page has. */
const PHRASES_AT_MOST = 5_000;
const REPORT_INTERVAL_MS = 50;

/** Every phrase from the beginning of an element to its end, in the order of reading. */
async function readAloud(selector: string): Promise<string[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`nothing to read: ${selector}`);
  const showAgain = hideUnreachable(container);
  const focusAgain = withoutFocus();
  const reader = new Virtual();
  try {
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    for (let phrases = 0; phrases < PHRASES_AT_MOST; phrases++) {
      await reader.next();
      if ((await reader.lastSpokenPhrase()) === `end of ${first}`) break;
    }
    return await reader.spokenPhraseLog();
  } finally {
    await reader.stop();
    focusAgain();
    showAgain();
  }
}

/** The reader does not know `inert` and closed details, which a browser leaves out of what it gives to assistive technology. */
function hideUnreachable(container: Element): () => void {
  const hidden = [...container.querySelectorAll("*")].filter(
    (element) =>
      !element.hasAttribute("aria-hidden") &&
      !element.closest("select, svg, head, script") &&
      (element.hasAttribute("inert") || !isShown(element)),
  );
  for (const element of hidden) element.setAttribute("aria-hidden", "true");
  return () => {
    for (const element of hidden) element.removeAttribute("aria-hidden");
  };
}

/** What has no box of its own shows what is in it. */
const isShown = (element: Element): boolean =>
  getComputedStyle(element).display === "contents" || element.checkVisibility({ visibilityProperty: true });

/** Reading moves no focus, as in the browse mode of NVDA and JAWS: a field that is left would be checked. */
function withoutFocus(): () => void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => undefined;
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}

/** Reports what is announced without being read: live regions, and what takes focus. */
async function announceTo(report: (phrase: string) => void): Promise<void> {
  const reader = new Virtual();
  await reader.start({ container: document.body });
  let reported = (await reader.spokenPhraseLog()).length;
  // The reader knows changes of a live region, but not an alert that comes with its text, which browsers announce too.
  const alerts: { readonly at: number; readonly phrase: string }[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        for (const alert of alertsIn(node)) alerts.push({ at: reported, phrase: `assertive: ${textOf(alert)}` });
  }).observe(document.body, { childList: true, subtree: true });
  setInterval(() => {
    for (const { phrase } of alerts.splice(0)) report(phrase);
    void reader.spokenPhraseLog().then((log) => {
      for (const phrase of log.slice(reported))
        report(/^(polite|assertive): /.test(phrase) ? phrase : `focus: ${phrase}`);
      reported = log.length;
    });
  }, REPORT_INTERVAL_MS);
}

function alertsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  return [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll<HTMLElement>('[role="alert"]')];
}

const textOf = (element: HTMLElement): string => element.innerText.replaceAll(/\s+/g, " ").trim();

Object.assign(globalThis, { screenReader: { readAloud, announceTo } });
