import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { cssByHref } from "virtual:page-css";
import { formatFaultReference } from "#domain/support/fault-reference.ts";
import { pageContext } from "./shell/page/page-context.ts";
import type { PageHandle } from "./shell/page/page-handle.ts";
import { type InlinedCss, RenderContext } from "./shell/page/render-context.ts";

/**
 * Renders the whole page at once: loaders have ended and nothing is deferred, and a browser can hydrate a streamed page
 * before it has been parsed (react/react 37321). To a string, because the streaming renderer encodes every
 * small piece by itself and takes about twice the time. A part that suspends is left to the browser.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce = "", takeHtml, renderTurn, traceId } = context.get(pageContext) ?? {};
  await readHandoff(entry);
  // The longest that anything of ours keeps the event loop to itself.
  await renderTurn?.();
  const fault = status >= 500 && traceId ? { faultReference: formatFaultReference(traceId()) } : {};
  const html = renderToString(
    <RenderContext value={{ nonce, inlined: import.meta.env.PROD ? inlineCss(entry) : null, ...fault }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </RenderContext>,
  );
  const document = `<!DOCTYPE html>${html}`;
  takeHtml?.(document);
  // As bytes: a string would be checked and copied once more on its way into the response.
  return new Response(takeHtml ? null : Buffer.from(document), { status, headers });
}

/** Without this the router prints every fault as it is, with the requested address. An answer such as 404 is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext)?.reportFault(error);
};

/** The router hands its data to the browser as a stream read while rendering. Read before, it is written in one piece. */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  let value = "";
  const decoder = new TextDecoder();
  for await (const chunk of serverHandoffStream.values({ preventCancel: true }))
    value += decoder.decode(chunk, { stream: true });
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
}

const inlinedByRoutes = new Map<string, InlinedCss>();

function inlineCss(entry: EntryContext): InlinedCss {
  const routeIds = entry.staticHandlerContext.matches.map((match) => match.route.id);
  const key = routeIds.join(" ");
  const known = inlinedByRoutes.get(key);
  if (known) return known;
  const hrefs = [
    ...new Set(routeIds.flatMap((id) => [...(entry.manifest.routes[id]?.css ?? []), ...listLazyCss(entry, id)])),
  ];
  // What has no text here is linked by the page instead. The router marks sheets that the entry also uses with a "#".
  const texts = new Map(hrefs.map((href) => [href, cssByHref[href.replace("#", "")]]));
  const found = hrefs.filter((href) => texts.get(href) !== undefined);
  const inlined = { hrefs: found, text: [...new Set(found.map((href) => texts.get(href)))].join("") };
  inlinedByRoutes.set(key, inlined);
  return inlined;
}

function listLazyCss({ routeModules }: EntryContext, id: string): string[] {
  const { lazyStyles: lateStyles = [] } = (routeModules[id]?.handle ?? {}) as PageHandle;
  return lateStyles.map((name) => {
    const href = Object.keys(cssByHref).find((each) => each.startsWith(`/assets/${name}-`));
    if (href === undefined) throw new Error(`no style sheet of the build is called ${name}`);
    return href;
  });
}
