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

/** Checks every document of the browser, including frames of third parties, whenever it has changed. */
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
  // Pages of the simulators themselves, such as an insurer's payment page and the phones.
  if (location.hostname === "127.0.0.1" && top === window) return;
  const report = (what: string) => console.debug(`${mark}${location.pathname}: ${what}`);
  const look = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const term = pattern.exec(data)?.[0];
      if (term !== undefined && parentElement?.closest("script, style, template") === null) report(term);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="//127.0.0.1"]')) report(link.href);
  };
  let isDue = false;
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document, { childList: true, characterData: true, subtree: true });
}
