import type { KeyObject } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RETURN_FRAGMENT } from "#http/contract/login-return.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { loginCookies } from "#http/middleware/login-cookies.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import { isId } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

export interface LoginReturnSetup {
  readonly journey: Pick<LoginJourney, "returned">;
  readonly cookieKey: KeyObject;
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
}

const RETURN_LIMIT = { name: "login-return", windowMs: 60_000, limit: 120 };

/**
 * Where the BankID app leads back to on the same device. A GET that writes, because an app can do nothing else: it writes that the
 * browser which began the login is back, once, and logs nobody in. Any other browser is shown the start page and learns nothing.
 */
export function registerLoginReturn(
  server: FastifyInstance,
  { journey, cookieKey, visitorIds, rateLimiter }: LoginReturnSetup,
): void {
  server.get("/minasidor/bankid/", async (request, reply) => {
    const { nonce } = request.query as { nonce?: unknown };
    const { allowed } = await rateLimiter.take(RETURN_LIMIT, limitKey(clientAddress(request)));
    const browser = {
      owner: readVisitor(request.headers.cookie, cookieKey, visitorIds).ownerAtLogin(),
      loginSecrets: loginCookies.read(request.headers.cookie),
    };
    const path =
      allowed && typeof nonce === "string" && isId(nonce) ? await journey.returned(nonce, browser) : undefined;
    return reply
      .headers({ ...SHARED_HEADERS, "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(path === undefined ? "/" : path + RETURN_FRAGMENT, 303);
  });
}
