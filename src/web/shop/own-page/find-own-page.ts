import { matchPath } from "react-router";
import { lazyWithReload, type LazyPiece } from "#ui/overlays/lazy-with-reload.tsx";
import type { OwnPageEntry } from "#verticals/_contract/own-pages.ts";
import type { PlacedVertical } from "#verticals/_contract/vertical-entry.ts";
import { placedVerticals } from "#verticals/web-registry.ts";

export interface FoundOwnPage {
  readonly vertical: PlacedVertical["description"];
  readonly page: OwnPageEntry;
  /** Of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page that only one vertical has at the address. */
export async function findOwnPage(
  pathname: string,
  verticals: readonly PlacedVertical[] = placedVerticals,
): Promise<FoundOwnPage | undefined> {
  for (const { description, loadPages } of verticals) {
    if (!loadPages || !pathname.startsWith(description.path)) continue;
    for (const page of await loadPages()) {
      const match = matchPath(description.path + page.path, pathname);
      if (match) return { vertical: description, page, params: match.params };
    }
  }
  return undefined;
}

type OwnPageProps = { readonly data: unknown };

const pieces = new Map<string, LazyPiece<OwnPageProps>>();

/** What the page shows, as a part whose script is loaded by itself: one for each page, for as long as the program runs. */
export function pieceOf(
  { vertical, path }: { readonly vertical: string; readonly path: string },
  verticals: readonly PlacedVertical[] = placedVerticals,
): LazyPiece<OwnPageProps> {
  const key = `${vertical} ${path}`;
  const known = pieces.get(key);
  if (known) return known;
  const piece = lazyWithReload<OwnPageProps>(async () => {
    const entry = verticals.find(({ description }) => description.name === vertical);
    const page = (await entry?.loadPages?.())?.find((each) => each.path === path);
    if (!page) throw new Error(`${vertical} has no page ${path}`);
    const { Page } = await page.load();
    return (props) => Page(props);
  });
  pieces.set(key, piece);
  return piece;
}
