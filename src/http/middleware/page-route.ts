import type { FastifyRequest } from "fastify";

const pages = new WeakMap<object, string>();

/** All pages have one route in the server: which of them it was is known when the page has been found. */
export function notePage(request: object, pattern: string): void {
  pages.set(request, pattern.startsWith("/") || pattern === "*" ? pattern : `/${pattern}`);
}

/** The pattern of an address, or the path of a page that has one address only: a few hundred in all, and none has an id. */
export const routeOf = (request: Pick<FastifyRequest, "routeOptions">): string =>
  pages.get(request) ?? request.routeOptions.url ?? "unmatched";

/** Whether the visitor asked for a page, and not a script of a page for a part of it. */
export const isPageRequest = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers.accept?.includes("text/html") ?? false;
