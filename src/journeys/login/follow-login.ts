import type { BankIdCompletion, BankIdFault } from "./bankid.port.ts";
import {
  ANSWER_LATE_MS,
  ANSWER_LOST_MS,
  COLLECT_INTERVAL_MS,
  LOGIN_LIFE_MS,
  RETURN_WAIT_MS,
  TAB_RACE_MS,
} from "./login-limits.ts";
import { type LoginView, viewAlmostDone, viewComplete, viewFailed, viewPending } from "./login-view.ts";
import type { LoginBrowser, LoginFailure, LoginSecrets, LoginState, StoredLogin } from "./login.port.ts";
import type { LoginPorts } from "./login.ports.ts";
import { plainAddress } from "./start-login.ts";

export interface FollowLogin {
  /** The browser's latest when undefined. */
  readonly loginId: string | undefined;
  readonly browser: LoginBrowser;
  /** What the browser's session cookie holds, if anything. */
  readonly sessionToken: string | undefined;
}

/** How the login stands, taken a step further when it can be. Undefined when this browser has no such login. */
export async function followLogin(ports: LoginPorts, request: FollowLogin): Promise<LoginView | undefined> {
  const { logins, clock } = ports;
  const found = await logins.find(request.loginId, request.browser);
  if (!found) return undefined;
  const login = await bringForward(ports, found, request.browser);
  const { state } = login;
  switch (state.kind) {
    case "pending":
      return viewPending(login, state.hintCode, state.secrets, clock.nowMs());
    case "approved":
      return finish(ports, login, state.approvedAtMs, request);
    case "used":
      return viewUsed(ports, login, state.usedAtMs, request);
    case "failed":
      return viewFailed(login, state.failure);
    case "cancelled":
      return viewFailed(login, { kind: "bankid", hintCode: "cancelled" });
  }
}

/** Asks BankID when it is time to; until then the login stands as it last stood. */
async function bringForward(ports: LoginPorts, login: StoredLogin, browser: LoginBrowser): Promise<StoredLogin> {
  const { bankId, logins, clock } = ports;
  const { loginId, state } = login;
  if (state.kind !== "pending" && state.kind !== "approved") return login;
  if (clock.nowMs() - login.startedAtMs > LOGIN_LIFE_MS)
    return fail(ports, login, { kind: "bankid", hintCode: "expiredTransaction" });
  if (state.kind === "approved") return login;
  if (!(await logins.claimCollect(loginId, clock.nowMs(), COLLECT_INTERVAL_MS))) return login;

  const answer = await bankId.collect(state.secrets.orderRef);
  switch (answer.kind) {
    case "pending":
      if (answer.hintCode !== state.hintCode) await logins.noteHint(loginId, answer.hintCode);
      return withState(login, { ...state, hintCode: answer.hintCode });
    case "failed":
      return fail(ports, login, { kind: "bankid", hintCode: answer.hintCode });
    case "complete": {
      const refusal = judge(answer.completion, state.secrets);
      if (refusal) return fail(ports, login, refusal);
      const isSameAddress = hasOneAddress(answer.completion, state.secrets);
      const isApproved = await logins.approve(loginId, {
        completion: answer.completion,
        orderRef: state.secrets.orderRef,
        newPersonId: ports.newId(),
        isSameAddress,
        nowMs: clock.nowMs(),
      });
      if (isApproved && answer.completion.risk === "moderate" && isSameAddress === false)
        ports.foundUnusual({ loginId, device: login.device });
      // Read again: it may have been called off meanwhile, and then it has not been approved.
      return (await logins.find(loginId, browser)) ?? login;
    }
    case "refused":
    case "no-answer":
      return afterFault(ports, login, answer);
  }
}

/** BankID has been told both, and is not believed blindly. */
function judge({ risk, personalNumber }: BankIdCompletion, { requiredNumber }: LoginSecrets): LoginFailure | undefined {
  if (risk === "high") return { kind: "bankid", hintCode: "transactionRiskBlocked" };
  if (requiredNumber !== undefined && requiredNumber !== personalNumber)
    return { kind: "error", errorCode: "anotherPerson" };
  return undefined;
}

const hasOneAddress = ({ deviceAddress }: BankIdCompletion, { endUserIp }: LoginSecrets): boolean | undefined =>
  deviceAddress === undefined ? undefined : plainAddress(deviceAddress) === endUserIp;

/** Codes after which asking again about the same order cannot help. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  "invalidParameters",
  "notFound",
  "unauthorized",
  "forbidden",
  "unsupportedMediaType",
]);

async function afterFault(ports: LoginPorts, login: StoredLogin, fault: BankIdFault): Promise<StoredLogin> {
  if (fault.kind === "no-answer") return login;
  if (FINAL_CODES.has(fault.errorCode)) return fail(ports, login, { kind: "error", errorCode: fault.errorCode });
  if (fault.retryAfterMs !== undefined)
    await ports.logins.postponeCollect(login.loginId, ports.clock.nowMs() + fault.retryAfterMs);
  return login;
}

/** A login on the same device ends only in the browser that the app leads back to, if that is where it began. */
async function finish(
  ports: LoginPorts,
  login: StoredLogin,
  approvedAtMs: number,
  { sessionToken }: FollowLogin,
): Promise<LoginView> {
  const { logins, sessions, clock } = ports;
  const nowMs = clock.nowMs();
  if (login.device === "same" && !login.isReturned) {
    if (nowMs - approvedAtMs <= RETURN_WAIT_MS) return viewAlmostDone(login);
    const failure: LoginFailure = { kind: "not-returned" };
    await fail(ports, login, failure);
    return viewFailed(login, failure);
  }
  // A new id at every login: one that was known before it opens nothing (ASVS 7.2.4).
  const token = ports.newToken();
  const nextId = await logins.complete(login.loginId, { token, nowMs, formerToken: sessionToken });
  if (!nextId) return viewAlmostDone(login);
  ports.visitorIds.replaced(nextId.owner, nextId.generation);
  ports.noted({ loginId: login.loginId, outcome: "complete" });
  const finding = await sessions.find(token, nowMs);
  return finding.kind === "live" ? viewComplete(login, finding.session, { token, nextId }) : viewAlmostDone(login);
}

/** It logs in once. Another tab of the browser that was logged in by it is told so, when its cookie shows it. */
async function viewUsed(
  ports: LoginPorts,
  login: StoredLogin,
  usedAtMs: number,
  { sessionToken }: FollowLogin,
): Promise<LoginView> {
  const { sessions, clock } = ports;
  const nowMs = clock.nowMs();
  if (sessionToken !== undefined && (await sessions.isFrom(sessionToken, login.loginId))) {
    const finding = await sessions.use(sessionToken, nowMs);
    if (finding.kind === "live") return viewComplete(login, finding.session, undefined);
  }
  const given = nowMs - usedAtMs <= ANSWER_LOST_MS ? await giveAgain(ports, login) : undefined;
  if (given) return given;
  // The cookie may be on its way to the tab beside.
  if (nowMs - usedAtMs <= TAB_RACE_MS) return viewAlmostDone(login);
  return viewFailed(login, { kind: "error", errorCode: "invalidParameters" });
}

/** A page that is left while it asks, as for the one that the app leads back to, never hears the answer, and its cookie is lost. */
async function giveAgain(ports: LoginPorts, login: StoredLogin): Promise<LoginView | undefined> {
  const { logins, sessions } = ports;
  const token = ports.newToken();
  const nowMs = ports.clock.nowMs();
  const nextId = await logins.completeAgain(login.loginId, token, { nowMs, lateMs: ANSWER_LATE_MS });
  if (!nextId) return undefined;
  ports.noted({ loginId: login.loginId, outcome: "given-again" });
  const finding = await sessions.find(token, nowMs);
  return finding.kind === "live" ? viewComplete(login, finding.session, { token, nextId }) : undefined;
}

async function fail(ports: LoginPorts, login: StoredLogin, failure: LoginFailure): Promise<StoredLogin> {
  await ports.logins.fail(login.loginId, failure, ports.clock.nowMs());
  ports.noted({ loginId: login.loginId, outcome: "failed", reason: reasonOf(failure) });
  return withState(login, { kind: "failed", failure });
}

const reasonOf = (failure: LoginFailure): string =>
  (failure.kind === "bankid" ? failure.hintCode : failure.kind === "error" ? failure.errorCode : undefined) ??
  failure.kind;

const withState = (login: StoredLogin, state: LoginState): StoredLogin => ({ ...login, state });
