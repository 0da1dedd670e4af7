import { type ContextType, useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext, useLocation, useMatches } from "react-router";
import { verticalScripts } from "virtual:page-scripts";
import { webVerticals } from "#verticals/web-registry.ts";
import { afterFirstPaint, type FirstPaintOptions } from "#web/browser/after-first-paint.ts";

/**
 * What the router's `Scripts` writes, and writes in development: the page's data, and its modules. The modules are fetched when the
 * page has been painted, so that they do not share a slow connection with the document and its fonts: then all at once,
 * with those of the page's vertical. Rendered by the server only.
 */
export function PageModules({ nonce }: { readonly nonce: string | undefined }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const routeIds = useMatches().map(({ id }) => id);
  const { pathname } = useLocation();
  if (import.meta.env.DEV || !framework) return <Scripts nonce={nonce} />;
  requireData(framework);
  const text = [
    `window.__reactRouterContext=${framework.serverHandoffString}`,
    READ_STREAM,
    `(${String(afterFirstPaint)})(()=>{${writeModules(framework, routeIds, pathname)}},${JSON.stringify(OPTIONS)})`,
  ].join(";");
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/** The first paint takes less, unless the machine is busy; then the modules wait no longer. */
const OPTIONS: FirstPaintOptions = { maxWaitMs: 2_000 };

/** As the router writes it: the data that follows the page's HTML is put into this stream. */
const READ_STREAM =
  "window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}})" +
  ".pipeThrough(new TextEncoderStream())";

/** Otherwise the router leaves the data out, as of a page without script. */
function requireData({ renderMeta }: Framework): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}

function writeModules({ manifest }: Framework, routeIds: readonly string[], pathname: string): string {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const vertical = webVerticals.find(({ description }) => pathname.startsWith(description.path));
  const hrefs = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ...(vertical ? (verticalScripts[vertical.description.name] ?? []) : []),
  ]);
  // The table of pages is loaded for what it does, the pages for what they export.
  const loads = [manifest.url, ...routes.map(({ module }) => module)].map(writeImport).join();
  const ids = JSON.stringify(routes.map(({ id }) => id));
  return (
    `(${String(preloadModules)})(${JSON.stringify([...hrefs])});` +
    `Promise.all([${loads}]).then(([,...pages])=>{` +
    `window.__reactRouterRouteModules=Object.fromEntries(${ids}.map((id,at)=>[id,pages[at]]));` +
    `return ${writeImport(manifest.entry.module)}})`
  );
}

const writeImport = (href: string): string => `import(${JSON.stringify(href)})`;

/** All at once, not each when another one asks for it. An inline script. */
function preloadModules(hrefs: readonly string[]): void {
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  for (const href of hrefs) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
}
