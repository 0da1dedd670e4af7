// First of all: it must receive the back button's event before the router does.
import "#ui/overlays/hash-history.ts";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { dispatchHydrated } from "#ui/pieces/hydrated-event.ts";
import { loadVerticals, verticalsAt } from "./shell/verticals/find-vertical.ts";
import { loadPageHosts } from "./shell/hosts/lazy-hosts.ts";
import { type Rendering, RenderContext } from "./shell/page/render-context.ts";

const rendering = readRendering();
// The router writes some addresses with a "#" after them; the loader of lazy parts does not.
for (const href of rendering.inlined?.hrefs ?? [])
  for (const name of new Set([href, href.replace("#", "")])) markAsLoaded(name);

// The page's vertical is fetched in parallel with the page's own script; hydration waits for it.
void loadVerticals(verticalsAt(location.pathname)).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RenderContext value={rendering}>
          <TakenOver>
            <HydratedRouter />
          </TakenOver>
        </RenderContext>
      </StrictMode>,
    );
  });
  // From here on React handles presses, also those before it has hydrated the page.
  dispatchHydrated();
});

/**
 * Marks that the page is hydrated and can report errors: browser tests wait for it. Around the router and not beside it: the ids that React
 * makes count the children on the way to a component, and the server renders the router alone.
 */
function TakenOver({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    dispatchHydrated();
    const mark = () => void performance.mark("sparv-taken-over");
    loadPageHosts().then(mark, mark);
  }, []);
  return children;
}

/** The page itself states how it was rendered, so nothing is sent twice. */
function readRendering(): Rendering {
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
  const style = document.querySelector<HTMLElement>("style[data-page-css]");
  if (!style) return { nonce, inlined: null };
  const hrefs = (style.dataset["pageCss"] ?? "").split(" ");
  return { nonce, inlined: { hrefs, text: style.textContent ?? "" } };
}

/** The router fetches a style sheet that has no link before it changes page. A disabled link is found, and never fetched. */
function markAsLoaded(href: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.disabled = true;
  link.href = href;
  document.head.append(link);
}
