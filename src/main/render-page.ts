import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
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

/** Every address that is a page, with a slash at its end. Those of a service exist below the path of each service that has them. */
export function listPages(servicePaths: readonly string[]): string[] {
  return table.flatMap(({ index, path = "" }) => {
    if (index) return ["/"];
    if (path === "*") return [];
    if (!path.startsWith(SERVICE)) return [`/${path}`];
    return servicePaths.map((service) => service + path.slice(SERVICE.length));
  });
}

const SERVICE = ":group?/:service/";

/** The pages by their addresses, for what must be known of one before it is rendered. */
const table: RouteObject[] = Object.values(build.routes).flatMap((route) =>
  route && route.parentId === "root" ? [routeOf(route)] : [],
);

function routeOf({ id, path, index, module }: NonNullable<ServerBuild["routes"][string]>): RouteObject {
  const shared = { id, handle: module.handle };
  return index ? { ...shared, index: true } : { ...shared, path: path ?? "" };
}

/** By the pattern that the router has found: comparing an address with every page again would take a millisecond. */
const handles = new Map(table.map(({ path = "/", handle: declared }) => [path, declared as PageHandle | undefined]));

const handleOf = (pattern: string): PageHandle => handles.get(pattern) ?? {};

/** What the page at an address declares. */
export const handleAt = (pathname: string): PageHandle =>
  (matchRoutes(table, pathname)?.at(-1)?.route.handle as PageHandle | undefined) ?? {};
