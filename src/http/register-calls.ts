import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { FieldError } from "#domain/validation/checked.ts";
import { isOwnLocation } from "#domain/addresses/own-path.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { Call, CallRequest } from "./calls/call.ts";
import type { CallOutcome } from "./presenters/call-outcome.ts";
import { isMalformedId } from "./contract/id.schema.ts";
import type { CookieKeys } from "./middleware/cookie-keys.ts";
import { cleanHeader } from "./middleware/clean-request.ts";
import { asksForDebug } from "./middleware/debug.ts";
import { clientAddress, limitKey, networkOf } from "./middleware/limit-key.ts";
import { rawBodyOf } from "./middleware/raw-body.ts";
import { createFormTokens, FORM_HEADER, type FormTokens } from "./middleware/form-token.ts";
import { createPersonQueryGuard } from "./guarded-call.ts";
import { CALL_HEADERS } from "./middleware/security-headers.ts";
import { type FindSession, readSession, SESSION_EXPIRES_HEADER } from "./middleware/session.ts";
import { readVisitor } from "./middleware/visitor.ts";
import { presentFault, type PresentedAnswer, presentOutcome, withDebug } from "./presenters/envelope.ts";

export interface CallSetup {
  readonly cookieKeys: CookieKeys;
  /** Which ids of visitors have been replaced or have ended. */
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
  readonly findSession: FindSession;
  /** Whether Debug and Exception may be filled in; never in production. */
  readonly showsDebug?: boolean;
  readonly securityLog: SecurityLog;
}

export function registerCalls(server: FastifyInstance, calls: readonly Call[], given: CallSetup): void {
  const setup = { ...given, formTokens: createFormTokens({ keys: given.cookieKeys, clock: systemClock }) };
  for (const call of calls) {
    if (call.cache !== undefined && call.access !== "public")
      throw new Error(`${call.path}: only what is public is cached`);
    if ((call.access === "staff") !== (call.role !== undefined)) throw new Error(`${call.path}: a role is for staff`);
    server.route({
      method: call.method,
      url: call.path,
      config: { isMachineCall: call.access === "machine" },
      handler: async (request, reply) => {
        const outcome = await perform(call, request, reply, setup);
        if ("location" in outcome) return sendOn(reply, outcome.location);
        if (!isDebugged(setup, request)) return answer(reply, outcome, call);
        return answer(reply, withDebug(outcome, { debug: summarizeCall(request, reply, outcome) }));
      },
    });
  }
}

async function perform(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  setup: CallSetup & { readonly formTokens: FormTokens },
): Promise<PresentedAnswer | SeeOther> {
  // Each read parses the forwarded addresses again.
  const address = clientAddress(request);
  const taken = await setup.rateLimiter.take(call.limit, limitKey(address));
  if (!taken.allowed) {
    reply.header("retry-after", Math.ceil(taken.retryAfterMs / 1000));
    return presentFault(429);
  }
  const { session, token, touched } = readSession(
    setup.findSession,
    request.headers.cookie,
    call.isBackground ?? false,
  );
  const refusal = await refuse(call, session);
  if (refusal) {
    if (call.access === "staff")
      setup.securityLog.refused({ kind: "staff-only", route: call.path, network: networkOf(address) });
    return refusal;
  }
  const input = call.input.safeParse(readInput(call, request));
  if (!input.success) return presentOutcome(outcomeOf(input.error.issues));
  const visitor = readVisitor(request.headers.cookie, setup.cookieKeys, setup.visitorIds);
  const asking = createPersonQueryGuard(call, setup.formTokens, {
    visitor,
    address,
    header: [request.headers[FORM_HEADER]].flat()[0],
  });
  const outcome = await call.handle(input.data, {
    visitor,
    session,
    sessionToken: token,
    address,
    userAgent: cleanHeader(request.headers["user-agent"]),
    asker: asking.asker,
    rawBody: rawBodyOf(request),
    header: (name) => [request.headers[name]].flat()[0],
    setCookie: (cookie) => void reply.header("set-cookie", cookie),
  });
  asking.expectGuarded(outcome);
  if (call.access === "machine" && (outcome.kind === "forbidden" || outcome.kind === "not-found"))
    setup.securityLog.refused({ kind: "bad-signature", route: call.path, network: networkOf(address) });
  const cookie = visitor.newCookie();
  if (cookie) reply.header("set-cookie", cookie);
  const expires = await touched();
  if (expires) reply.header(SESSION_EXPIRES_HEADER, expires);
  if (outcome.kind === "ok" && outcome.headers) reply.headers(outcome.headers);
  return outcome.kind === "see-other" ? outcome : presentOutcome(outcome);
}

/** A mail program that follows our link posts to it: the link's parameters are in the address. */
function readInput(call: Call, request: FastifyRequest): unknown {
  if (call.method === "GET") return request.query;
  if (call.access !== "machine") return request.body ?? {};
  return { ...(request.query as object), ...(request.body as object | null) };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Not sent by a page of ours, so there is no origin to compare. */
    readonly isMachineCall?: boolean;
  }
}

/** Before the input is parsed: its errors would already reveal something about the call. */
async function refuse(call: Call, session: CallRequest["session"]): Promise<PresentedAnswer | undefined> {
  if (call.access !== "session" && call.access !== "staff") return undefined;
  const person = await session();
  if (call.access === "session") return person ? undefined : presentFault(401);
  return call.role && person?.roles.includes(call.role) ? undefined : presentOutcome({ kind: "not-found" });
}

type SeeOther = Extract<CallOutcome, { readonly kind: "see-other" }>;

const sendOn = (reply: FastifyReply, location: string): FastifyReply =>
  reply.headers(CALL_HEADERS).redirect(isOwnLocation(location) ? location : "/", 303);

function answer(
  reply: FastifyReply,
  { status, body }: PresentedAnswer,
  { repeatsValues, cache }: Pick<Call, "repeatsValues" | "cache"> = {},
): FastifyReply {
  return reply
    .status(status)
    .headers(cache !== undefined && body.Success ? { ...CALL_HEADERS, "cache-control": cache } : CALL_HEADERS)
    .type("application/json; charset=utf-8")
    .send(repeatsValues && body.Success && isObject(body.Data) ? writeOnce(body.Data, body) : JSON.stringify(body));
}

/** By value: a success with the same value has the same body. */
const written = new WeakMap<object, string>();

function writeOnce(value: object, body: PresentedAnswer["body"]): string {
  const known = written.get(value) ?? JSON.stringify(body);
  written.set(value, known);
  return known;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isDebugged = ({ showsDebug }: Pick<CallSetup, "showsDebug">, request: FastifyRequest): boolean =>
  showsDebug === true && asksForDebug(request.headers);

/** The call and its outcome, without the input. */
export const summarizeCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: PresentedAnswer,
): string =>
  `${request.method} ${request.routeOptions.url ?? ""}: ${status} ${body.Status}, ${Math.round(reply.elapsedTime)} ms`;

/** A malformed id and an unknown id get the same answer. */
const outcomeOf = (issues: readonly z.core.$ZodIssue[]): Exclude<CallOutcome, SeeOther> =>
  issues.every(isMalformedId) ? { kind: "not-found" } : { kind: "invalid", errors: issues.map(fieldError) };

const fieldError = (issue: z.core.$ZodIssue): FieldError => ({ field: issue.path.join("."), message: issue.message });
