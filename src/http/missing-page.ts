import type { FastifyReply, FastifyRequest } from "fastify";
import { startPath } from "#domain/addresses/site-paths.ts";
import { bannerView } from "#domain/consent/consent-banner.ts";
import { readConsentCookie } from "#domain/consent/consent.ts";
import { acceptsGzip } from "./middleware/pack-page.ts";
import { newNonce, pageHeaders, type PageHeaderOptions } from "./middleware/security-headers.ts";
import { createStaticPage, type StaticPage } from "./static-page.ts";

export interface MissingPageSetup extends PageHeaderOptions {
  readonly publicOrigin: string;
  readonly consentTextVersion: string;
  isPage(path: string): boolean;
  /** Renders the page for a missing address, for a visitor who is not logged in. */
  render(request: Request, nonce: string): Promise<string | undefined>;
}

/** Answers missing addresses with a page that was rendered before. */
export interface MissingPages {
  /** Whether it is a GET or HEAD of an address without a page. */
  isMissing(method: string, path: string): boolean;
  /** False when the page could not be rendered. Does not return the reply itself, because awaiting a reply gives undefined. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/** How late a text that an editor has published may appear on it. */
const CACHED_MS = 10_000;
/** By place in the menu, and by what the cookie banner shows. */
const MAX_CACHED = 200;
/** Below any address there is no such page, and the page contains this text for no other reason. */
const NOWHERE = "sidan/som/soks/finns/inte/";

export function createMissingPages(setup: MissingPageSetup): MissingPages {
  const cached = new Map<string, { readonly untilMs: number; readonly page: Promise<Rendered | undefined> }>();

  function find(request: FastifyRequest): Promise<Rendered | undefined> {
    const { search, place } = readAddress(request.url, setup.isPage);
    const { cookie } = request.headers;
    const consent = readConsentCookie(cookie, setup.consentTextVersion);
    const view = bannerView(consent, search);
    const key = [place, view, consent?.join(",")].join(" ");
    const known = cached.get(key);
    if (known && known.untilMs > Date.now()) return known.page;
    if (cached.size >= MAX_CACHED) cached.clear();
    const nonce = newNonce();
    const url = new URL(place + NOWHERE + (view === undefined ? "" : `?${search.toString()}`), setup.publicOrigin);
    const sent = new Request(url, cookie === undefined ? {} : { headers: { cookie } });
    const page = setup
      .render(sent, nonce)
      // A link to the current address leads to the nearest existing page.
      .then((html) => (html === undefined ? undefined : rendered(html, nonce)));
    page.catch(() => cached.delete(key));
    cached.set(key, { untilMs: Date.now() + CACHED_MS, page });
    return page;
  }

  return {
    isMissing: (method, path) => (method === "GET" || method === "HEAD") && !setup.isPage(path),
    async answer(request, reply) {
      const found = await find(request);
      if (!found) return false;
      const nonce = newNonce();
      const values = { [found.nonce]: nonce };
      reply.status(404).headers(pageHeaders(nonce, setup)).header("vary", "accept-encoding, cookie");
      reply.type("text/html; charset=utf-8");
      if (request.method === "HEAD") reply.send();
      else if (!acceptsGzip(request.headers["accept-encoding"])) reply.send(found.page.filled(values));
      else reply.header("content-encoding", "gzip").send(found.page.packed(values));
      return true;
    },
  };
}

interface Rendered {
  readonly nonce: string;
  readonly page: StaticPage;
}

const rendered = (html: string, nonce: string): Rendered => ({
  nonce,
  page: createStaticPage(html.replaceAll(NOWHERE, ""), [nonce]),
});

/** What the menu marks is the first word of the address, where that is a page. */
function readAddress(url: string, isPage: (path: string) => boolean): { search: URLSearchParams; place: string } {
  const cut = url.indexOf("?");
  const path = cut < 0 ? url : url.slice(0, cut);
  const first = path.slice(0, path.indexOf("/", 1) + 1);
  const search = new URLSearchParams(cut < 0 ? "" : url.slice(cut));
  // Nothing else in an address changes the page.
  for (const name of new Set(search.keys())) if (!name.startsWith("cookie-settings")) search.delete(name);
  return { search, place: first !== "" && isPage(first) ? first : startPath() };
}
