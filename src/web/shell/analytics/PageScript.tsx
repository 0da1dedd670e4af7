import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { pageScripts } from "virtual:page-scripts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { thirdPartyFramePath } from "#domain/addresses/site-paths.ts";
import { readPage } from "#web/shell/page/page-handle.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { trackPage } from "./track.ts";

interface PageScriptProps {
  readonly textVersion: string;
  readonly hasTags: boolean;
}

/** The script of every page, and what it must know (`page-facts.ts`). Only what changes from page to page is React's. */
export function PageScript(props: PageScriptProps) {
  const { pathname, search } = useLocation();
  const { nonce } = useRendering();
  const { measuredPath, measuredCategory } = readPage(useMatches(), search);
  // The same page come to by another way, as a list after a fetch, counts as another.
  const page = `${pathname} ${measuredCategory ?? ""}`;
  const measured = useRef(page);
  useEffect(() => {
    // The first page is measured by the script itself; later ones do not reload the document.
    if (measured.current !== page) trackPage();
    measured.current = page;
  }, [page]);
  const web = placedVerticals.find(({ description }) => pathname.startsWith(description.path));
  return (
    <script
      {...(import.meta.env.SSR ? fixedFacts(props, nonce) : null)}
      data-path={measuredPath}
      data-category={measuredCategory}
      data-product={web?.description.serviceName}
      suppressHydrationWarning
    />
  );
}

const fixedFacts = ({ textVersion, hasTags }: PageScriptProps, nonce: string) => ({
  type: "module",
  src: pageScripts.page,
  nonce,
  "data-texts": textVersion,
  "data-tag": hasTags ? thirdPartyFramePath("matning") : undefined,
  "data-analytics": pageScripts.analytics,
  "data-banner": pageScripts.banner,
  "data-recent-searches": pageScripts.recentSearches,
  "data-reviews": pageScripts.reviews,
});
