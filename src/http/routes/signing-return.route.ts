import type { KeyObject } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { limitKey } from "#http/middleware/limit-key.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import { isId } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

export interface SigningReturnSetup {
  readonly journey: Pick<SigningJourney, "returned">;
  readonly cookieKey: KeyObject;
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
}

const RETURN_LIMIT = { name: "sign-return", windowMs: 60_000, limit: 120 };

/**
 * Where the BankID app leads back to after a signature on the same device. A GET that writes, because an app can send nothing else: it
 * records that the browser which began the signing is back, and orders nothing. Any other browser is shown the start page.
 */
export function registerSigningReturn(
  server: FastifyInstance,
  { journey, cookieKey, visitorIds, rateLimiter }: SigningReturnSetup,
): void {
  server.get("/order/bankid/", async (request, reply) => {
    const { nonce } = request.query as { nonce?: unknown };
    const { allowed } = await rateLimiter.take(RETURN_LIMIT, limitKey(request.ip));
    const browser = {
      owner: readVisitor(request.headers.cookie, cookieKey, visitorIds).owner(),
      secrets: signingCookies.read(request.headers.cookie),
    };
    const path =
      allowed && typeof nonce === "string" && isId(nonce) ? await journey.returned(nonce, browser) : undefined;
    return reply
      .headers({ ...SHARED_HEADERS, "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(path ?? "/", 303);
  });
}
