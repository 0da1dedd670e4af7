import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  commissionOpeningPattern,
  logConsistencyPath,
  rankingLogPath,
  receiptLogPattern,
} from "#domain/addresses/ranking-log-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { CALL_HEADERS, SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import { presentFault } from "#http/presenters/envelope.ts";
import type { LogJourney } from "#journeys/transparency-log/log-journey.ts";
import { isId } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

interface RankingLogSetup {
  readonly log: LogJourney;
  /** The file that a receipt has committed to, once it is published. */
  readonly findOpening: (receiptId: string) => Promise<string | undefined>;
  readonly rateLimiter: RateLimiter;
}

/** A monitor asks once a day, and one address may be that of many. */
export const RANKING_LOG_LIMIT = { name: "ranking-log", limit: 300, windowMs: 10 * MINUTE_MS };

/** What is answered changes at most once a day. */
const OPEN_HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  "cache-control": "public, max-age=300",
  "x-robots-tag": "noindex, nofollow",
};

type Find = (request: FastifyRequest) => Promise<object | string | undefined>;

/** What others verify our receipts by: no address needs a login, and none shows personal data. */
export function registerRankingLog(server: FastifyInstance, { log, findOpening, rateLimiter }: RankingLogSetup): void {
  const answer = (find: Find) => async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await rateLimiter.take(RANKING_LOG_LIMIT, limitKey(clientAddress(request)));
    if (!taken.allowed) return refuse(reply.header("retry-after", Math.ceil(taken.retryAfterMs / 1000)), 429);
    const found = await find(request);
    if (found === undefined) return refuse(reply, 404);
    const text = typeof found === "string" ? found : JSON.stringify(found);
    return reply.headers(OPEN_HEADERS).type("application/json; charset=utf-8").send(text);
  };
  server.get(
    rankingLogPath(),
    answer(async (request) => {
      const { before } = queryOf(request);
      return before === undefined || isDay(before) ? log.heads(before) : undefined;
    }),
  );
  server.get(
    logConsistencyPath(),
    answer(async (request) => {
      const { first = "", second = "" } = queryOf(request);
      return isSize(first) && isSize(second) ? log.consistency(Number(first), Number(second)) : undefined;
    }),
  );
  server.get(
    receiptLogPattern(),
    answer((request) => withId(request, (id) => log.inclusion(id))),
  );
  server.get(
    commissionOpeningPattern(),
    answer((request) => withId(request, findOpening)),
  );
}

/** A parameter that is given twice is none. */
function queryOf({ query }: FastifyRequest): Readonly<Record<string, string>> {
  const given = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const isDay = (typed: string): boolean => /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));
const isSize = (typed: string): boolean => /^(0|[1-9]\d{0,14})$/.test(typed);

async function withId<Found>(
  { params }: FastifyRequest,
  find: (id: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { id } = params as { readonly id: string };
  return isId(id) ? find(id) : undefined;
}

function refuse(reply: FastifyReply, given: number): FastifyReply {
  const { status, body } = presentFault(given);
  return reply.status(status).headers(CALL_HEADERS).send(body);
}
