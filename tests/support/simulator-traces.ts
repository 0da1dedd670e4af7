import type { BrowserContext } from "playwright-core";

/** What pages have shown of the simulated world since the last look; one list for each process of tests. */
let seen: string[] = [];

const MARK = "sparv-simulated:";

/** Words that a simulator, or demonstration data, would say of itself. That the site is a demonstration its footer says, in others. */
const WORDS = String.raw`låtsad|låtsas|påhittade poäng|påhittat bolag|demodata|simulera[dt]|simulator|\(mock\)`;

/** Where staff and developers are meant to see them, and what our own stack has been asked to show. */
const ALLOWED: readonly RegExp[] = [
  /^\/galleri\//,
  /^\/redaktion\//,
  // The stack of the journeys asks for the login that needs nobody's phone.
  /: \(mock\)$/i,
  // An insurer that takes payment itself does so on its own site, which here is the simulator's.
  /\/order\/klar\/: http:\/\/127\.0\.0\.1:\d+\/[a-z-]+\//,
];

/** Looks at every document of the browser, frames of third parties among them, whenever it has changed. */
export async function watchForSimulatorTraces(context: BrowserContext): Promise<void> {
  context.on("console", (message) => {
    const text = message.text();
    if (!text.startsWith(MARK)) return;
    const found = text.slice(MARK.length);
    if (!ALLOWED.some((pattern) => pattern.test(found))) seen.push(found);
  });
  await context.addInitScript(watchDocument, { mark: MARK, words: WORDS });
}

/** Forgets what there was, for the next test. */
export function takeSimulatorTraces(): readonly string[] {
  const taken = [...new Set(seen)];
  seen = [];
  return taken;
}

/** Runs in the browser; may use nothing outside itself. */
function watchDocument({ mark, words }: { mark: string; words: string }): void {
  const pattern = new RegExp(words, "i");
  // Of the simulators themselves, whose pages are their own: an insurer's payment page, the phones.
  if (location.hostname === "127.0.0.1" && top === window) return;
  const tell = (what: string) => console.debug(`${mark}${location.pathname}: ${what}`);
  const look = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const word = pattern.exec(data)?.[0];
      if (word !== undefined && parentElement?.closest("script, style, template") === null) tell(word);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="//127.0.0.1"]')) tell(link.href);
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
