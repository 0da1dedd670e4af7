import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CALENDAR_ENDING, calendarFeedPattern } from "#domain/addresses/household-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { CALL_HEADERS } from "#http/middleware/security-headers.ts";
import { presentFault } from "#http/presenters/envelope.ts";
import type { CalendarJourney } from "#journeys/household/calendar-journey.ts";
import { isId } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

interface CalendarSetup {
  readonly journey: Pick<CalendarJourney, "feed">;
  readonly rateLimiter: RateLimiter;
}

/** A program asks a few times a day, and one address may ask for many people. */
export const CALENDAR_LIMIT = { name: "calendar-feed", limit: 300, windowMs: 10 * MINUTE_MS };

/**
 * A program reads the calendar with the secret of its address alone. Logs, metrics and traces name a route by its pattern: the secret
 * is in none of them. The program asks each time, so that a revoked link ends at once.
 */
const FEED_HEADERS: Readonly<Record<string, string>> = {
  ...CALL_HEADERS,
  "cache-control": "private, no-cache",
  "content-disposition": `inline; filename="hushallet${CALENDAR_ENDING}"`,
  "x-robots-tag": "noindex, nofollow",
};

export const registerCalendar = (server: FastifyInstance, setup: CalendarSetup): void =>
  void server.get(calendarFeedPattern(), (request, reply) => answerFeed(request, reply, setup));

async function answerFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { journey, rateLimiter }: CalendarSetup,
): Promise<FastifyReply> {
  const taken = await rateLimiter.take(CALENDAR_LIMIT, limitKey(clientAddress(request)));
  if (!taken.allowed) return refuse(reply.header("retry-after", Math.ceil(taken.retryAfterMs / 1000)), 429);
  const token = tokenIn((request.params as { readonly file: string }).file);
  const text = token === undefined ? undefined : await journey.feed(token);
  if (text === undefined) return refuse(reply, 404);
  const etag = `"${createHash("sha256").update(text, "utf8").digest("base64url")}"`;
  reply.headers(FEED_HEADERS).header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return reply.type("text/calendar; charset=utf-8").send(text);
}

/** The same for a link that was revoked, one that was replaced and one that never was. */
function refuse(reply: FastifyReply, given: number): FastifyReply {
  const { status, body } = presentFault(given);
  return reply.status(status).headers(CALL_HEADERS).send(body);
}

function tokenIn(file: string): string | undefined {
  const token = file.endsWith(CALENDAR_ENDING) ? file.slice(0, -CALENDAR_ENDING.length) : "";
  return isId(token) ? token : undefined;
}
