import type { KeyObject } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { FETCH_RETURN_HASH } from "#http/contract/fetch-return.ts";
import { limitKey } from "#http/middleware/limit-key.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import type { FetchJourney } from "#journeys/fetch/fetch-journey.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import { isId } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

export interface FetchReturnSetup {
  readonly journey: Pick<FetchJourney, "returned">;
  readonly cookieKey: KeyObject;
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
}

const RETURN_LIMIT = { name: "fetch-return", windowMs: 60_000, limit: 120 };

/**
 * A GET that writes, because an app can do nothing else: it writes once that the browser which began the fetch is back. Any other
 * browser is shown the start page and learns nothing.
 */
export function registerFetchReturn(server: FastifyInstance, setup: FetchReturnSetup): void {
  const { journey, cookieKey, visitorIds, rateLimiter } = setup;
  server.get("/hamtning/bankid/", async (request, reply) => {
    const { nonce } = request.query as { nonce?: unknown };
    const { allowed } = await rateLimiter.take(RETURN_LIMIT, limitKey(request.ip));
    const owner = readVisitor(request.headers.cookie, cookieKey, visitorIds).owner();
    const path = allowed && typeof nonce === "string" && isId(nonce) ? await journey.returned(nonce, owner) : undefined;
    return reply
      .headers({ ...SHARED_HEADERS, "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(path === undefined ? "/" : `${path}#${FETCH_RETURN_HASH}`, 303);
  });
}
