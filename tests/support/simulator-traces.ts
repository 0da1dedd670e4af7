import type { BrowserContext } from "playwright-core";

/** Traces of the simulators that pages have shown since the last call; one list for each test process. */
let seen: string[] = [];

const MARK = "sparv-simulated:";

/** Terms that only simulators or demonstration data use. The footer uses other terms for a demonstration site. */
const TERMS = String.raw`låtsad|låtsas|påhittade poäng|påhittat bolag|demodata|simulera[dt]|simulator|\(mock\)`;

/** Where staff and developers are meant to see them, and what our own stack is configured to show. */
const ALLOWED: readonly RegExp[] = [
  /^\/galleri\//,
  /^\/redaktion\//,
  // The stack of the journeys offers the login that needs no phone.
  /: \(mock\)$/i,
  // An insurer that takes payment itself does so on its own site, which here is the simulator's.
  /\/order\/klar\/: http:\/\/127\.0\.0\.1:\d+\/[a-z-]+\//,
];

/** Checks every document of the browser, including frames of third parties, whenever something in it has changed. */
export async function watchForSimulatorTraces(context: BrowserContext): Promise<void> {
  context.on("console", (message) => {
    const text = message.text();
    if (!text.startsWith(MARK)) return;
    const found = text.slice(MARK.length);
    if (!ALLOWED.some((pattern) => pattern.test(found))) seen.push(found);
  });
  await context.addInitScript(watchDocument, { mark: MARK, terms: TERMS });
}

/** Clears the list for the next test. */
export function takeSimulatorTraces(): readonly string[] {
  const taken = [...new Set(seen)];
  seen = [];
  return taken;
}

/** Runs in the browser; may use nothing outside itself. */
function watchDocument({ mark, terms }: { mark: string; terms: string }): void {
  const pattern = new RegExp(terms, "i");
  const LINK = 'a[href*="//127.0.0.1"]';
  // Pages of the simulators themselves, such as an insurer's payment page and the phones.
  if (location.hostname === "127.0.0.1" && top === window) return;
  const report = (what: string) => console.debug(`${mark}${location.pathname}: ${what}`);
  const readText = ({ data, parentElement }: Text) => {
    const term = pattern.exec(data)?.[0];
    if (term !== undefined && parentElement?.closest("script, style, template") === null) report(term);
  };
  const readElement = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) readText(texts.currentNode as Text);
    const isLink = element.matches(LINK) ? [element] : [];
    for (const link of [...isLink, ...element.querySelectorAll(LINK)]) report((link as HTMLAnchorElement).href);
  };
  const read = (node: Node) => {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) readElement(node);
  };
  // Only what has changed: a list that grows offer by offer would otherwise be read from its start each time.
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) (type === "childList" ? addedNodes : [target]).forEach(read);
  }).observe(document, {
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["href"],
    subtree: true,
  });
}
