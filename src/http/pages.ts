import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { accountSupplyPath, accountSupplyPattern } from "#domain/addresses/account-application-paths.ts";
import { isOwnLocation } from "#domain/addresses/own-path.ts";
import { PROVIDER_PARAMETER, TOO_LARGE_PARAMETER } from "#domain/addresses/account-application-paths.ts";
import { MAX_FILE_BYTES, MAX_FILES } from "#domain/application/supplied-file.ts";
import { FORM_TARGET_HEADER } from "./contract/agent-services.ts";
import type { AdmitPost } from "./contract/page-posts.ts";
import type { CookieKeys } from "./middleware/cookie-keys.ts";
import { cleanForm, cleanPairs, cleanUpload } from "./middleware/clean-request.ts";
import { encodePage } from "./middleware/encode-page.ts";
import { clientAddress } from "./middleware/limit-key.ts";
import { packPage } from "./middleware/pack-page.ts";
import { notePage } from "./middleware/page-route.ts";
import { traceIdOf } from "./middleware/request-trace.ts";
import { originsOf } from "./middleware/same-origin.ts";
import { newNonce, pageHeaders, SHARED_HEADERS } from "./middleware/security-headers.ts";
import { type FindSession, readSession, type RequestSession } from "./middleware/session.ts";
import { readVisitor, type Visitor } from "./middleware/visitor.ts";
import type { MissingPages } from "./missing-page.ts";
import { admitPosts } from "./page-limits.ts";
import type { SharedPages } from "./shared-page.ts";

export interface PageSetup {
  readonly cookieKeys: CookieKeys;
  /** Which ids of visitors have been replaced or have ended. */
  readonly visitorIds: VisitorIdReader;
  readonly isDevelopment: boolean;
  readonly publicOrigin: string;
  readonly findSession: FindSession;
  readonly rateLimiter: RateLimiter;
  readonly logger: Pick<Logger, "error">;
  /** A third party is configured, whose frame a page may contain. */
  readonly hasFrames: boolean;
  /** For addresses that are no page; without it they are rendered each time. */
  readonly missingPages?: MissingPages;
  /** For pages that are the same to many; without it they are rendered each time. */
  readonly sharedPages?: SharedPages;
  /** Resolves when the page at a path may be rendered. */
  readonly renderTurn?: (path: string) => Promise<void>;
  /** The only addresses outside this site that a page may redirect to; none by default. */
  readonly isProviderSite?: (location: string) => boolean;
  /** Renders whatever page the address names, its 404 included. */
  render(request: Request, asker: PageRequester): Promise<RenderedPage>;
}

/** Who requests a page, and what is sent with the answer. */
export interface PageRequester {
  readonly visitor: Visitor;
  readonly session: RequestSession;
  readonly address: string;
  /** A whole `Set-Cookie` line, sent with the page. */
  readonly setCookie: (line: string) => void;
  readonly nonce: string;
  readonly admitPost: AdmitPost;
  /** Writes a fault of the page's to the log, without the address. */
  readonly reportFault: (error: unknown) => void;
  /** Of the trace that the request belongs to. */
  readonly traceId: () => string;
  /** Called with the pattern of the address, once the page has been found. */
  readonly notePage: (pattern: string) => void;
  /** Resolves when the page may be rendered: one in each turn of the event loop. */
  readonly renderTurn: () => Promise<void>;
}

export interface RenderedPage {
  readonly response: Response;
  /** The page's text, when it is one: passed beside the response, whose body would encode and decode it once more. */
  readonly html: string | undefined;
}

/** Everything that is not a call or a file is a page. It has its own scope, because a page's form body must reach the router unparsed. */
export async function registerPages(server: FastifyInstance, setup: PageSetup): Promise<void> {
  await server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    // HEAD comes with GET. Every other method is refused by the server, before anything is rendered.
    pages.route({ method: ["GET", "POST"], url: "*", handler: (request, reply) => answerPage(request, reply, setup) });
    registerUpload(pages, setup);
  });
}

/** The one page that takes files. Only a logged-in person may send a large body. */
function registerUpload(pages: FastifyInstance, setup: PageSetup): void {
  const { findSession } = setup;
  pages.route({
    method: "POST",
    url: accountSupplyPattern(),
    bodyLimit: MAX_UPLOAD_BYTES,
    async onRequest(request, reply) {
      const { session } = readSession(findSession, request.headers.cookie, false);
      // The page asks for the login. The connection ends, because its body is not read.
      if (!(await session()))
        return reply.headers(SHARED_HEADERS).header("connection", "close").redirect(request.url, 303);
      return undefined;
    },
    errorHandler(error, request, reply) {
      if (error.statusCode !== TOO_LARGE) throw error;
      const { applicationHash = "" } = request.params as { readonly applicationHash?: string };
      const { [PROVIDER_PARAMETER]: provider = "" } = request.query as Readonly<Record<string, string | undefined>>;
      const page = `${accountSupplyPath(applicationHash, provider)}&${TOO_LARGE_PARAMETER}=1`;
      void reply.headers(SHARED_HEADERS).header("connection", "close").redirect(page, 303);
    },
    handler: (request, reply) => answerPage(request, reply, setup, true),
  });
}

/** The files, and the names and boundaries around them. */
const MAX_UPLOAD_BYTES = MAX_FILES * MAX_FILE_BYTES + 64 * 1024;
const TOO_LARGE = 413;

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  setup: PageSetup,
  takesFiles = false,
): Promise<FastifyReply> {
  const withSlash = slashAddress(request);
  if (withSlash) return reply.headers(SHARED_HEADERS).redirect(withSlash, 301);
  const visitor = readVisitor(request.headers.cookie, setup.cookieKeys, setup.visitorIds);
  // A page that the browser prefetches is no action of a person.
  const isBackground = request.headers["sec-purpose"]?.includes("prefetch") ?? false;
  const session = readSession(setup.findSession, request.headers.cookie, isBackground);
  const admit = admitPosts(setup.rateLimiter, { address: clientAddress(request), visitor });
  const admitPost: AdmitPost = async (kind) => {
    const waitSeconds = await admit(kind);
    if (waitSeconds !== undefined) reply.header("retry-after", waitSeconds);
    return waitSeconds;
  };
  if (session.token === undefined && (await setup.sharedPages?.answer(request, reply, visitor))) {
    notePage(request, pathOf(request));
    return reply;
  }
  const { missingPages } = setup;
  const isMissing = missingPages?.isMissing(request.method, pathOf(request)) && (await isAnonymous(session));
  if (isMissing) {
    const cookie = visitor.newCookie();
    if (cookie) reply.header("set-cookie", cookie);
    if (await missingPages?.answer(request, reply)) return reply;
  }
  const nonce = newNonce();
  const renderTurn = async () => setup.renderTurn?.(pathOf(request));
  const asked = await toWebRequest(request, setup.publicOrigin, takesFiles);
  const traceId = () => traceIdOf(request);
  const reportFault = (error: unknown): void =>
    setup.logger.error("page failed", { method: request.method, traceId: traceId(), error });
  const { response, html } = await setup.render(asked, {
    visitor,
    session,
    address: clientAddress(request),
    setCookie: (line) => void reply.header("set-cookie", line),
    nonce,
    admitPost,
    renderTurn,
    reportFault,
    traceId,
    notePage: (pattern) => notePage(request, pattern),
  });
  const formTarget = readFormTarget(response.headers.get(FORM_TARGET_HEADER));
  reply.status(response.status).headers(pageHeaders(nonce, { ...setup, formTarget }));
  for (const [name, value] of response.headers) {
    if (name === "location") reply.header(name, isAllowedLocation(value, setup) ? value : "/");
    else if (name === "content-type") reply.header(name, withCharset(value));
    else if (!OUR_HEADERS.has(name)) reply.header(name, value);
  }
  const cookie = visitor.newCookie();
  if (cookie) reply.header("set-cookie", cookie);
  if (html === undefined) return reply.send(Buffer.from(await response.arrayBuffer()));
  // The length of a compressed page shows which parts of it are equal: a person's data is not compressed with input from an address.
  const packed = session.token === undefined ? await packPage(html, request.headers["accept-encoding"]) : undefined;
  reply.header("vary", "accept-encoding, cookie");
  // As bytes: a text of this size is copied once more on its way.
  return packed ? reply.header("content-encoding", packed.encoding).send(packed.body) : reply.send(encodePage(html));
}

const isAllowedLocation = (location: string, { isProviderSite }: PageSetup): boolean =>
  isOwnLocation(location) || (isProviderSite?.(location) ?? false);

/** The router names no charset for the data of a page. */
const withCharset = (type: string): string =>
  type.startsWith("text/") && !type.includes("charset") ? `${type}; charset=utf-8` : type;

/** A logged-in person has their name in the header, also on the page for a missing address. */
const isAnonymous = async ({ session, token }: RequestSession): Promise<boolean> =>
  token === undefined || (await session().catch(() => undefined)) === undefined;

function pathOf({ url }: FastifyRequest): string {
  const cut = url.indexOf("?");
  return cut < 0 ? url : url.slice(0, cut);
}

/** Set by us for every page; the length is that of the text we send. */
const OUR_HEADERS = new Set([
  "content-security-policy",
  "cache-control",
  "content-length",
  "transfer-encoding",
  FORM_TARGET_HEADER,
]);

/** An origin and nothing else: anything more would be another part of the policy. */
function readFormTarget(given: string | null): string | undefined {
  const url = given === null ? null : URL.parse(given);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === given ? given : undefined;
}

/** Addendum B: every address ends with a slash; older forms are redirected. Files and the router's data requests are not. */
function slashAddress(request: FastifyRequest): string | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const path = pathOf(request);
  if (path.endsWith("/") || path.slice(path.lastIndexOf("/")).includes(".") || path.startsWith("//")) return undefined;
  return `${path}/${request.url.slice(path.length)}`;
}

/** The router compares a post's origin with the address it is given; a developer's machine has two names. */
async function toWebRequest(request: FastifyRequest, publicOrigin: string, takesFiles: boolean): Promise<Request> {
  const from = request.headers.origin;
  const origin = from !== undefined && originsOf(publicOrigin).includes(from) ? from : publicOrigin;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
    else for (const each of value ?? []) headers.append(name, each);
  }
  const url = new URL(request.url, origin);
  const query = cleanPairs(url.searchParams).toString();
  if (query !== url.searchParams.toString()) url.search = query;
  if (request.method === "GET" || request.method === "HEAD")
    return new Request(url, { method: request.method, headers });
  const sent = request.body as Buffer<ArrayBuffer> | undefined;
  const given = headers.get("content-type") ?? "";
  headers.delete("content-length");
  const upload = takesFiles ? await cleanUpload(sent, given) : undefined;
  if (upload) {
    // That of the new body is made with it.
    headers.delete("content-type");
    return new Request(url, { method: request.method, headers, body: upload });
  }
  const { type, body } = await cleanForm(sent, given);
  headers.set("content-type", type);
  return new Request(url, { method: request.method, headers, body });
}
