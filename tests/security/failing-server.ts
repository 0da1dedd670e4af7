import { randomBytes } from "node:crypto";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { z } from "zod";
import { defineCall } from "#http/calls/call.ts";
import { registerPages } from "#http/pages.ts";
import { createHttpServer } from "#http/server.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";

export interface FailingServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Our server with one call and pages that always fail: no input of a visitor's makes the real ones do so. */
export async function startFailingServer(redisUrl: string): Promise<FailingServer> {
  const fail = () => Promise.reject(new Error("planted"));
  const redis = createRedis({ url: redisUrl, logger: noopLogger });
  const key = randomBytes(32);
  const shared = {
    publicOrigin: "http://localhost",
    cookieKeys: createCookieKeys({ cookieKey: key, cookieFormerKeys: [] }),
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: key }),
    findSession: () => Promise.resolve(undefined),
  };
  const server = await createHttpServer({
    visitorIds: noFormerIds,
    ...shared,
    logger: noopLogger,
    metrics: createMetrics(),
    health: createHealth({ clock: systemClock, logger: noopLogger }),
    trustedProxies: 0,
    calls: [
      defineCall({
        method: "GET",
        path: "/ajax/fails/",
        summary: "Fails",
        input: z.object({}),
        output: z.object({}),
        access: "public",
        limit: { name: "fails", limit: 100, windowMs: 60_000, isPerNode: true },
        handle: fail,
      }),
    ],
  });
  await registerPages(server, {
    visitorIds: noFormerIds,
    ...shared,
    hasFrames: false,
    isDevelopment: false,
    logger: noopLogger,
    render: fail,
  });
  return {
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    async stop() {
      await server.close();
      await redis.close();
    },
  };
}
