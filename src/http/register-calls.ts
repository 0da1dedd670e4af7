import type { KeyObject } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { FieldError } from "#domain/checked.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { Call } from "./call.ts";
import { FORM_HEADER } from "./middleware/form-token.ts";
import { CALL_HEADERS } from "./middleware/security-headers.ts";
import { readVisitor } from "./middleware/visitor.ts";
import { presentFault, type PresentedAnswer, presentOutcome } from "./presenters/envelope.ts";

export interface CallSetup {
  readonly cookieKey: KeyObject;
  readonly rateLimiter: RateLimiter;
}

export function registerCalls(server: FastifyInstance, calls: readonly Call[], setup: CallSetup): void {
  for (const call of calls) {
    server.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => answer(reply, await perform(call, request, reply, setup)),
    });
  }
}

async function perform(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  setup: CallSetup,
): Promise<PresentedAnswer> {
  const taken = await setup.rateLimiter.take(call.limit, request.ip);
  if (!taken.allowed) {
    reply.header("retry-after", Math.ceil(taken.retryAfterMs / 1000));
    return presentFault(429);
  }
  const input = call.input.safeParse(call.method === "GET" ? request.query : (request.body ?? {}));
  if (!input.success) return presentOutcome({ kind: "invalid", errors: input.error.issues.map(fieldError) });
  const visitor = readVisitor(request.headers.cookie, setup.cookieKey);
  const outcome = await call.handle(input.data, {
    visitor,
    address: request.ip,
    formToken: [request.headers[FORM_HEADER]].flat()[0],
  });
  const cookie = visitor.newCookie();
  if (cookie) reply.header("set-cookie", cookie);
  return presentOutcome(outcome);
}

function answer(reply: FastifyReply, presented: PresentedAnswer): FastifyReply {
  return reply
    .status(presented.status)
    .headers(CALL_HEADERS)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(presented.body));
}

const fieldError = (issue: z.core.$ZodIssue): FieldError => ({ field: issue.path.join("."), message: issue.message });
