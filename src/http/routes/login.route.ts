import { logOutCallPath, loginCallPath, sessionCallPath } from "#domain/addresses/account-call-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/login.schema.ts";
import { loginCookies } from "#http/middleware/login-cookies.ts";
import { loggedOutHeaders, sessionCookie } from "#http/middleware/session.ts";
import * as present from "#http/presenters/login.ts";
import type { BankIdBrowser } from "#journeys/bankid/bankid-order.port.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import type { Clock } from "#platform/clock.ts";

export interface LoginCallPorts {
  readonly journey: LoginJourney;
  readonly clock: Clock;
}

/** Each start is an order at BankID. An office may share one address. */
const START_LIMIT = { name: "login-start", windowMs: 10 * MINUTE_MS, limit: 60, failClosed: true };
/** A new code is rendered each second, in several browsers behind one address. */
const POLL_LIMIT = { name: "login-poll", windowMs: MINUTE_MS, limit: 600 };
const SESSION_LIMIT = { name: "session", windowMs: MINUTE_MS, limit: 300 };

export const loginCalls = ({ journey, clock }: LoginCallPorts): Call[] => [
  initCall(journey),
  pollCall(journey),
  cancelCall(journey),
  logoutCall(journey),
  sessionCall(journey, clock),
];

function initCall(journey: LoginJourney): Call {
  return defineCall({
    method: "POST",
    path: loginCallPath("init"),
    summary: "Starts a login with BankID; one that the visitor had under way is called off",
    input: schema.loginInitBodySchema,
    output: schema.loginInitDataSchema,
    access: "visitor",
    limit: START_LIMIT,
    async handle({ personalnumber, device, returnpath }, request) {
      const { visitor, address, userAgent } = request;
      const start = await journey.start({
        owner: visitor.owner(),
        device,
        personalNumber: personalnumber,
        returnPath: returnpath,
        address,
        userAgent,
      });
      if (start.kind === "invalid") return start;
      if (start.kind === "unavailable")
        return { kind: "refused", status: "BankIdUnavailable", value: { Result: { message: start.message } } };
      const { view, loginSecret } = start.started;
      for (const line of loginCookies.add(request.header("cookie"), view.loginId, loginSecret)) request.setCookie(line);
      return { kind: "ok", value: present.presentStart(start.started) };
    },
  });
}

function pollCall(journey: LoginJourney): Call {
  return defineCall({
    method: "POST",
    path: loginCallPath("poll"),
    summary: "The state of a login; sets the session's cookie when it is complete",
    input: schema.loginPollBodySchema,
    output: schema.loginPollDataSchema,
    access: "visitor",
    isBackground: true,
    limit: POLL_LIMIT,
    async handle({ loginid }, request) {
      const { sessionToken } = request;
      const view = await journey.follow({ loginId: loginid || undefined, browser: browserOf(request), sessionToken });
      if (!view) return { kind: "not-found" };
      const given = view.status === "complete" ? view.given : undefined;
      if (given) {
        request.visitor.replaceId(given.nextId.generation);
        request.setCookie(sessionCookie(given.token));
      }
      return { kind: "ok", value: present.presentLogin(view) };
    },
  });
}

function cancelCall(journey: LoginJourney): Call {
  return defineCall({
    method: "POST",
    path: loginCallPath("cancel"),
    summary: "Calls a login off",
    input: schema.loginCancelBodySchema,
    output: schema.emptyResultSchema,
    access: "visitor",
    limit: POLL_LIMIT,
    async handle({ loginid }, request) {
      const isKnown = await journey.cancel(loginid, browserOf(request));
      return isKnown ? { kind: "ok", value: { Result: {} } } : { kind: "not-found" };
    },
  });
}

const browserOf = ({ visitor, header }: CallRequest): BankIdBrowser => ({
  owner: visitor.ownerAtLogin(),
  secrets: loginCookies.read(header("cookie")),
});

function logoutCall(journey: LoginJourney): Call {
  return defineCall({
    method: "POST",
    path: logOutCallPath(),
    summary: "Ends the session everywhere, and makes the browser's next visitor a stranger to what this one owns",
    input: schema.noInputSchema,
    output: schema.emptyResultSchema,
    access: "visitor",
    isBackground: true,
    limit: SESSION_LIMIT,
    async handle(_input, { visitor, sessionToken }) {
      await journey.logOut(sessionToken, visitor.isKnown() ? visitor.owner() : undefined);
      visitor.forget();
      return {
        kind: "ok",
        value: { Result: {} },
        headers: loggedOutHeaders(),
      };
    },
  });
}

function sessionCall(journey: LoginJourney, clock: Clock): Call {
  return defineCall({
    method: "GET",
    path: sessionCallPath(),
    summary: "Who is logged in and for how long; asking changes nothing",
    input: schema.noInputSchema,
    output: schema.sessionDataSchema,
    access: "visitor",
    isBackground: true,
    limit: SESSION_LIMIT,
    async handle(_input, { sessionToken }) {
      const finding = sessionToken === undefined ? NONE : await journey.lookAtSession(sessionToken);
      return { kind: "ok", value: present.presentSession(finding, clock.nowMs()) };
    },
  });
}

const NONE = { kind: "none" } as const;
