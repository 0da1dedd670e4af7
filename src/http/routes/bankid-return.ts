import type { FastifyReply, FastifyRequest } from "fastify";
import { startPath } from "#domain/addresses/site-paths.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import type { CookieKeys } from "../middleware/cookie-keys.ts";
import { readVisitor, type Visitor } from "#http/middleware/visitor.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import { isId } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

export interface BankIdReturnSetup {
  readonly cookieKeys: CookieKeys;
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
}

/** Who came back: the visitor, and the cookies that may hold the secret of what they began. */
export interface ReturnedBrowser {
  readonly visitor: Visitor;
  readonly cookie: string | undefined;
}

const WINDOW_MS = 60_000;
const RETURNS_PER_WINDOW = 120;

/**
 * Answers the BankID app that returns on the same device. A GET that writes, because an app can do nothing else: `find` records that
 * the browser which began is back, once, and gives the page to go on with. Any other browser is shown the start page and learns nothing.
 */
export const answerReturn =
  (
    { cookieKeys, visitorIds, rateLimiter }: BankIdReturnSetup,
    limitName: string,
    find: (nonce: string, browser: ReturnedBrowser) => Promise<string | undefined>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { nonce } = request.query as { nonce?: unknown };
    const limit = { name: limitName, windowMs: WINDOW_MS, limit: RETURNS_PER_WINDOW };
    const { allowed } = await rateLimiter.take(limit, limitKey(clientAddress(request)));
    const { cookie } = request.headers;
    const visitor = readVisitor(cookie, cookieKeys, visitorIds);
    const path =
      allowed && typeof nonce === "string" && isId(nonce) ? await find(nonce, { visitor, cookie }) : undefined;
    return reply
      .headers({ ...SHARED_HEADERS, "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(path ?? startPath(), 303);
  };
