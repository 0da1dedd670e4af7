import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerAgentPath, connectAgentPath } from "#domain/addresses/agent-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { AGENT_ANSWER_FIELDS, AGENT_ANSWERS, NOTHING_TICKED_PARAMETER, TICKED } from "#http/contract/agent-services.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { CALL_HEADERS } from "#http/middleware/security-headers.ts";
import { isFreshLogin } from "#domain/session/fresh-login.ts";
import { type FindSession, readSession } from "#http/middleware/session.ts";
import { presentFault } from "#http/presenters/envelope.ts";
import type { AgentsJourney } from "#journeys/agents/agents-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

export interface AgentAnswerSetup {
  readonly journey: Pick<AgentsJourney, "readRequest" | "answer">;
  readonly findSession: FindSession;
  readonly rateLimiter: RateLimiter;
  readonly clock: Pick<Clock, "nowMs">;
  readonly consentText: (clientName: string, scopes: readonly string[]) => string;
}

export const AGENT_ANSWER_LIMIT = { name: "agent-answer", limit: 30, windowMs: MINUTE_MS };

/**
 * The one redirect of ours to a site that anyone may have registered: after a person who is logged in has pressed a button of our own
 * page, and only to the address that the client registered. As every post it must come from our own pages.
 */
export const registerAgentAnswer = (server: FastifyInstance, setup: AgentAnswerSetup): void =>
  void server.post(answerAgentPath(), (request, reply) => takeAnswer(request, reply, setup));

async function takeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  setup: AgentAnswerSetup,
): Promise<FastifyReply> {
  const { journey, rateLimiter } = setup;
  const taken = await rateLimiter.take(AGENT_ANSWER_LIMIT, limitKey(clientAddress(request)));
  if (!taken.allowed) return refuse(reply.header("retry-after", Math.ceil(taken.retryAfterMs / 1000)), 429);
  if (typeof request.body !== "object") return refuse(reply, 415);
  const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const asked = form[AGENT_ANSWER_FIELDS.query];
  const query = new URLSearchParams(typeof asked === "string" ? asked : "");
  query.delete(NOTHING_TICKED_PARAMETER);
  const person = await readSession(setup.findSession, request.headers.cookie, false).session();
  const read = await journey.readRequest(query);
  const isFresh = person !== undefined && isFreshLogin(person, setup.clock.nowMs());
  const isAllowing = form[AGENT_ANSWER_FIELDS.answer] === AGENT_ANSWERS.allow;
  // The page asks for the login, or shows what is wrong.
  if (!person || !read.ok || (isAllowing && !isFresh))
    return sendOn(reply, `${connectAgentPath()}?${query.toString()}`);
  const answer = form[AGENT_ANSWER_FIELDS.answer];
  if (answer === AGENT_ANSWERS.deny) return sendOn(reply, await journey.answer(read.request, undefined));
  if (!isAllowing) return refuse(reply, 400);
  const scopes = read.request.scopes.filter((scope) => form[scope] === TICKED);
  if (scopes.length === 0) {
    query.set(NOTHING_TICKED_PARAMETER, "1");
    return sendOn(reply, `${connectAgentPath()}?${query.toString()}`);
  }
  const consentText = setup.consentText(read.request.client.name, scopes);
  return sendOn(reply, await journey.answer(read.request, { personId: person.personId, scopes, consentText }));
}

const sendOn = (reply: FastifyReply, location: string): FastifyReply =>
  reply.headers(CALL_HEADERS).redirect(location, 303);

function refuse(reply: FastifyReply, given: number): FastifyReply {
  const { status, body } = presentFault(given);
  return reply.status(status).headers(CALL_HEADERS).send(body);
}
