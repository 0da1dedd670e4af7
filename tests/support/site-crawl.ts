import type { Page } from "playwright-core";

/** What a visitor finds on one page. */
export interface VisitedPage {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Everything that is shown or read aloud: text, labels, alternatives, placeholders. */
  readonly texts: readonly string[];
  /** Ids that can be linked to. */
  readonly ids: readonly string[];
  readonly links: readonly FoundLink[];
}

export interface FoundLink {
  readonly href: string;
  readonly text: string;
  readonly target: string;
  readonly rel: string;
}

/** Follows every link of our own site, each address once. */
export async function crawlSite(page: Page, isLeftOut: (path: string) => boolean): Promise<VisitedPage[]> {
  const waiting = ["/"];
  const visited = new Map<string, VisitedPage>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue;
    const found = await visit(page, path);
    visited.set(path, found);
    for (const { href } of found.links) {
      const next = ownPath(href, page.url());
      if (next !== undefined && !isLeftOut(next) && !visited.has(next)) waiting.push(next);
    }
  }
  return [...visited.values()];
}

/** The path of a link within our site; undefined for phone numbers and other sites. */
export function ownPath(href: string, from: string): string | undefined {
  const address = new URL(href, from);
  return address.origin === new URL(from).origin ? address.pathname : undefined;
}

async function visit(page: Page, path: string): Promise<VisitedPage> {
  const answer = await page.goto(path);
  const seen = await page.evaluate(() => {
    const spoken = ["alt", "title", "placeholder", "aria-label", "aria-description"];
    const attributes = [...document.body.querySelectorAll("*")].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ""),
    );
    // Also what is collapsed: a menu is read when it is opened.
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, noscript, code")) texts.push(node.textContent ?? "");
    }
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent),
      texts: [document.title, ...texts, ...attributes].map((text) => text.trim()).filter((text) => text !== ""),
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => ({
        href: link.getAttribute("href") ?? "",
        text: link.textContent,
        target: link.target,
        rel: link.rel,
      })),
    };
  });
  return { path, status: answer?.status() ?? 0, ...seen };
}
