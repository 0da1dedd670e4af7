import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { AddressInfo } from "node:net";
import type { Session, StaffRole } from "#domain/session/session.ts";
import { defineTexts } from "#domain/text/text-set.ts";
import { aliasCalls } from "#http/routes/alias.route.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { randomId } from "#platform/ids.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { createHttpServer } from "#http/server.ts";
import { createTexts } from "#main/texts.ts";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

type Texts = Awaited<ReturnType<typeof createTexts>>;

export const SETS = [
  defineTexts("sample", { heading: "Spara pengar.", call: "Ring {phone}.", empty: "" }),
  defineTexts("form", { help: "Där bilen står." }, "17"),
];

const ORIGIN = "http://localhost:3000";

export interface TextsWorld {
  readonly database: TestDatabase;
  /** A separate node: its own memory and subscription, the same database. */
  startNode(): Promise<Texts>;
  /** Calls of one node by a person with these roles; undefined is a visitor who is not logged in. */
  serve(options: { isProduction: boolean }): Promise<AliasServer>;
  stop(): Promise<void>;
}

export interface AliasServer {
  readonly texts: Texts;
  ask(method: string, fields: Record<string, string>, who?: Asker): Promise<AliasAnswer>;
}

export interface Asker {
  readonly roles?: readonly StaffRole[];
  readonly headers?: Record<string, string>;
}

export interface AliasAnswer {
  readonly status: number;
  // Each test reads single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Everything that a change of a text uses, each part real. */
export async function startTextsWorld(topic: string): Promise<TextsWorld> {
  const database = await createTestDatabase(topic);
  const logger = createLogger({ level: "error" });
  const redis = createRedis({ url: readAddresses().redisUrl, logger });
  const closing: (() => Promise<unknown>)[] = [];
  const startNode = async (): Promise<Texts> => {
    const config = { databaseUrl: database.url, environment: "test" } as const;
    const resources = { config, pool: database.openPool(), clock: systemClock, outageLogger: logger };
    const texts = await createTexts(resources, SETS);
    closing.push(() => texts.close());
    return texts;
  };
  return {
    database,
    startNode,
    async serve({ isProduction }) {
      const texts = await startNode();
      const metrics = createMetrics();
      const key = Buffer.alloc(32, 7);
      const server = await createHttpServer({
        visitorIds: noFormerIds,
        publicOrigin: ORIGIN,
        cookieKeys: createCookieKeys({ cookieKey: key, cookieFormerKeys: [] }),
        rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: key, metrics }),
        findSession: (token) => Promise.resolve(sessionOf(token)),
        logger,
        metrics,
        health: createHealth({ clock: systemClock, logger }),
        calls: aliasCalls({ editing: texts.editing, isProduction }),
        trustedProxies: 0,
        showsDebug: !isProduction,
      });
      await server.listen({ host: "127.0.0.1", port: 0 });
      closing.unshift(() => server.close());
      const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/ajax/alias/`;
      return { texts, ask: (method, fields, who) => ask(url, method, fields, who) };
    },
    async stop() {
      for (const close of closing) await close();
      await redis.close();
      await database.drop();
    },
  };
}

async function ask(
  url: string,
  method: string,
  fields: Record<string, string>,
  { roles, headers = {} }: Asker = {},
): Promise<AliasAnswer> {
  const sent = new URLSearchParams(fields);
  const answer = await fetch(method === "GET" ? `${url}?${sent.toString()}` : url, {
    method,
    headers: { origin: ORIGIN, ...(roles ? { cookie: `${SESSION_COOKIE}=${tokenFor(roles)}` } : {}), ...headers },
    ...(method === "GET" ? {} : { body: sent }),
  });
  return { status: answer.status, body: await answer.json() };
}

const rolesByToken = new Map<string, readonly StaffRole[]>();

function tokenFor(roles: readonly StaffRole[]): string {
  const token = randomId();
  rolesByToken.set(token, roles);
  return token;
}

function sessionOf(token: string): Session | undefined {
  const roles = rolesByToken.get(token);
  if (roles === undefined) return undefined;
  return {
    personId: "person-0123456789abcdef",
    firstName: "Anna",
    lastName: "Lindqvist",
    expiresAtMs: Date.now() + 60_000,
    roles,
  };
}
