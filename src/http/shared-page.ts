import type { FastifyReply, FastifyRequest } from "fastify";
import { readVariant } from "#domain/analytics/variant.ts";
import { readConsentCookie } from "#domain/consent/consent.ts";
import { acceptsGzip } from "./middleware/pack-page.ts";
import { newNonce, pageHeaders, type PageHeaderOptions } from "./middleware/security-headers.ts";
import type { Visitor } from "./middleware/visitor.ts";
import { createStaticPage, type StaticPage } from "./static-page.ts";

export interface SharedPageSetup extends PageHeaderOptions {
  readonly publicOrigin: string;
  readonly consentTextVersion: string;
  /** Whether the page at a path is the same to everyone who is not logged in, but for its form token. */
  isShared(path: string): boolean;
  /** Another number whenever an editor has published a text. */
  textRevision(): number;
  issueFormToken(owner: string): string;
  /** For a visitor who is not logged in. Undefined when the address has no page of its own. */
  render(request: Request, holes: PageHoles): Promise<string | undefined>;
}

/** What stands in the rendered page where each answer has a value of its own. */
export interface PageHoles {
  readonly nonce: string;
  readonly formToken: string;
}

/** Answers with a page that was rendered for an earlier visitor. */
export interface SharedPages {
  /** False for a page that must be rendered for this visitor. Does not return the reply itself: awaiting a reply gives undefined. */
  answer(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): Promise<boolean>;
}

/** How late the figures on it may be. A page that an editor has changed is rendered at once. */
const CACHED_MS = 2_000;
/** By address, and by what the cookie banner shows. */
const MAX_CACHED = 300;

interface Rendered extends PageHoles {
  readonly page: StaticPage;
}

export function createSharedPages(setup: SharedPageSetup): SharedPages {
  const cached = new Map<string, { readonly untilMs: number; readonly rendered: Promise<Rendered | undefined> }>();

  function find({ url: path, headers: { cookie } }: FastifyRequest): Promise<Rendered | undefined> {
    const consent = readConsentCookie(cookie, setup.consentTextVersion);
    const variant = readVariant(cookie ?? "");
    const key = [path, consent?.join(","), variant, setup.textRevision()].join(" ");
    const known = cached.get(key);
    if (known && known.untilMs > Date.now()) return known.rendered;
    if (cached.size >= MAX_CACHED) cached.clear();
    const rendered = render(path, cookie);
    rendered.catch(() => cached.delete(key));
    cached.set(key, { untilMs: Date.now() + CACHED_MS, rendered });
    return rendered;
  }

  async function render(path: string, cookie: string | undefined): Promise<Rendered | undefined> {
    const holes = { nonce: newNonce(), formToken: `token-${newNonce().replaceAll(/\W/g, "")}` };
    const request = new Request(new URL(path, setup.publicOrigin), cookie === undefined ? {} : { headers: { cookie } });
    const html = await setup.render(request, holes);
    return html === undefined ? undefined : { ...holes, page: createStaticPage(html, Object.values(holes)) };
  }

  return {
    async answer(request, reply, visitor) {
      // Nothing in an address but its path: what follows it may change the page.
      if (request.method !== "GET" || !setup.isShared(request.url)) return false;
      const rendered = await find(request);
      if (!rendered) return false;
      const { page } = rendered;
      const nonce = newNonce();
      const formToken = page.holes.has(rendered.formToken) ? setup.issueFormToken(visitor.owner()) : "";
      const values = { [rendered.nonce]: nonce, [rendered.formToken]: formToken };
      const cookie = visitor.newCookie();
      if (cookie) reply.header("set-cookie", cookie);
      reply.headers(pageHeaders(nonce, setup)).header("vary", "accept-encoding, cookie");
      reply.type("text/html; charset=utf-8");
      if (!acceptsGzip(request.headers["accept-encoding"])) reply.send(page.filled(values));
      else reply.header("content-encoding", "gzip").send(page.packed(values));
      return true;
    },
  };
}
