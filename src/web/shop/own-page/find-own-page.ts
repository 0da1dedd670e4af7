import { matchPath } from "react-router";
import { lazyWithReload, type LazyPiece } from "#ui/overlays/lazy-with-reload.tsx";
import type { OwnPageEntry } from "#verticals/_contract/own-pages.ts";
import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { webVerticals } from "#verticals/web-registry.ts";

export interface FoundOwnPage {
  readonly vertical: VerticalEntry["description"];
  readonly page: OwnPageEntry;
  /** Of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page that only one vertical has at the address. */
export function findOwnPage(
  pathname: string,
  verticals: readonly VerticalEntry[] = webVerticals,
): FoundOwnPage | undefined {
  for (const { description, pages = [] } of verticals)
    for (const page of pages) {
      const match = matchPath(description.path + page.path, pathname);
      if (match) return { vertical: description, page, params: match.params };
    }
  return undefined;
}

type OwnPageProps = { readonly data: unknown };

const pieces = new WeakMap<OwnPageEntry, LazyPiece<OwnPageProps>>();

/** What the page shows, as a part whose script is loaded by itself: one for each page, for as long as the program runs. */
export function pieceOf(page: OwnPageEntry): LazyPiece<OwnPageProps> {
  const known = pieces.get(page);
  if (known) return known;
  const piece = lazyWithReload<OwnPageProps>(() =>
    page.load().then(
      ({ Page }) =>
        (props) =>
          Page(props),
    ),
  );
  pieces.set(page, piece);
  return piece;
}
