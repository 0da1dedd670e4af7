import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { PageServices } from "#http/contract/page-services.ts";
import type { PageRequester, RenderedPage } from "#http/pages.ts";
import { guardPosts } from "#web/guard-posts.ts";
import { pageContext } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";

// The generated types of the build predate exactOptionalPropertyTypes.
const handle = createRequestHandler(guardPosts(build as unknown as ServerBuild));

/** Renders a page, or answers the router's own data request, with the visitor's services at hand. */
export async function renderPage(
  request: Request,
  services: PageServices,
  { nonce, admitPost, renderTurn, reportFault, traceId, notePage }: RenderOptions,
): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  let html: string | undefined;
  const takeHtml = (text: string) => void (html = text);
  context.set(pageContext, {
    nonce,
    services,
    theme: null,
    handleOf,
    admitPost,
    renderTurn,
    reportFault,
    traceId,
    notePage,
    takeHtml,
  });
  const response = await handle(request, context);
  return { response, html };
}

type RenderOptions = Pick<PageRequester, "nonce" | "admitPost" | "renderTurn" | "reportFault" | "traceId" | "notePage">;

/** What each page declares, by its address with a slash at its end. Those of a service exist below the path of each service that has them. */
export function listPages(servicePaths: readonly string[]): ReadonlyMap<string, PageHandle> {
  const patterns = [...handles.keys()].filter((pattern) => pattern !== "*");
  // An address that is written out comes last: it has precedence over one of a service, as in the router.
  const inOrder = patterns.toSorted((a, b) => Number(isOfService(b)) - Number(isOfService(a)));
  return new Map(
    inOrder.flatMap((pattern) => pathsOf(pattern, servicePaths).map((path) => [path, handleOf(pattern)] as const)),
  );
}

function pathsOf(pattern: string, servicePaths: readonly string[]): string[] {
  if (pattern === "/") return ["/"];
  if (!isOfService(pattern)) return [`/${pattern}`];
  return servicePaths.map((service) => service + pattern.slice(SERVICE.length));
}

const SERVICE = ":group?/:service/";
const isOfService = (pattern: string): boolean => pattern.startsWith(SERVICE);

/** By the pattern that the router has found: comparing an address with every page again would take milliseconds. */
const handles: ReadonlyMap<string, PageHandle | undefined> = new Map(
  Object.values(build.routes).flatMap((route) =>
    route && route.parentId === "root"
      ? [[route.index ? "/" : (route.path ?? ""), route.module.handle as PageHandle | undefined] as const]
      : [],
  ),
);

const handleOf = (pattern: string): PageHandle => handles.get(pattern) ?? {};
