import { useContext } from "react";
import { Links, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { useRendering } from "./render-context.ts";

/**
 * The page's CSS is inlined, so that a slow phone paints without a second round trip. Pages that the browser
 * navigates to later load theirs as links; React holds the change of page until they have loaded.
 */
export function PageStyles() {
  const { nonce, inlined } = useRendering();
  const hrefs = useRouteStyleSheets();
  if (!inlined)
    return import.meta.env.DEV ? (
      <>
        <Links nonce={nonce} />
        {LATE_SHEETS.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </>
    ) : null;
  const later = hrefs.filter((href) => !inlined.hrefs.includes(href));
  return (
    <>
      <style
        nonce={nonce}
        data-page-css={inlined.hrefs.join(" ")}
        // As HTML only where it is written: a style sheet escaped as text is none, and a browser lets no text become HTML.
        {...(import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: inlined.text } } : { children: inlined.text })}
        suppressHydrationWarning
      />
      {later.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
    </>
  );
}

/**
 * In development the router's links have the styles that a page imports, and not those of parts that the server renders and the browser fetches
 * late, if it fetches any script at all.
 */
const LATE_SHEETS = import.meta.env.DEV
  ? Object.keys(import.meta.glob(["/src/ui/**/*.module.css", "/src/web/shell/**/*.module.css"]))
  : [];

function useRouteStyleSheets(): string[] {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  return [...new Set(useMatches().flatMap(({ id }) => manifest?.routes[id]?.css ?? []))];
}
