import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { ASSISTANT_HASH } from "#web/shop/assistant/assistant-hash.ts";
import { COMPARE_HASH } from "#web/shop/compare/use-compare-opening.ts";
import { readAttributes } from "./read-attributes.ts";
import type { OpenedPage } from "./walk-pages.ts";

/** What scripts open by the fragment of an address, wherever it is. */
const OPENED_BY_SCRIPT: ReadonlySet<string> = new Set([LOGIN_HASH, ASSISTANT_HASH, COMPARE_HASH]);

/** Links to a place in one of the pages that is not there. */
export function findBrokenFragments(pages: readonly Pick<OpenedPage, "pathname" | "html">[], origin: string): string[] {
  const idsByPath = Map.groupBy(
    pages.flatMap(({ pathname, html }) => readAttributes(html, "id").map((id) => ({ pathname, id }))),
    ({ pathname }) => pathname,
  );
  const broken = pages.flatMap(({ pathname: from, html }) => {
    const own = new Set(readAttributes(html, "id"));
    return readAttributes(html, "href").flatMap((href) => {
      const to = new URL(href, origin + from);
      const id = decodeURIComponent(to.hash.slice(1));
      if (to.origin !== origin || id === "" || OPENED_BY_SCRIPT.has(id)) return [];
      const isThere = href.startsWith("#")
        ? own.has(id)
        : !idsByPath.has(to.pathname) || idsByPath.get(to.pathname)?.some((place) => place.id === id);
      return isThere ? [] : [`${from}: ${href}`];
    });
  });
  return [...new Set(broken)];
}
