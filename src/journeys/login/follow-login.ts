import type { BankIdBrowser, BankIdFailure, BankIdSecrets } from "#journeys/bankid/bankid-order.port.ts";
import { collectOrder, failureCode } from "#journeys/bankid/collect-order.ts";
import type { BankIdCompletion } from "#journeys/bankid/bankid.port.ts";
import { LOGIN_LIFE_MS, RETURN_WAIT_MS } from "#journeys/bankid/bankid-limits.ts";
import { ANSWER_LATE_MS, ANSWER_LOST_MS, TAB_RACE_MS } from "./login-limits.ts";
import { type LoginView, viewAlmostDone, viewComplete, viewFailed, viewPending } from "./login-view.ts";
import type { LoginState, StoredLogin } from "./login.port.ts";
import type { LoginPorts } from "./login.ports.ts";
import { plainAddress } from "./start-login.ts";

export interface FollowLogin {
  /** The browser's latest when undefined. */
  readonly loginId: string | undefined;
  readonly browser: BankIdBrowser;
  /** Value of the browser's session cookie, if it has one. */
  readonly sessionToken: string | undefined;
}

/** The state of the login, advanced when possible. Undefined when this browser has no such login. */
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

/** Asks BankID when it is time to; until then the login has its last state. */
async function bringForward(ports: LoginPorts, login: StoredLogin, browser: BankIdBrowser): Promise<StoredLogin> {
  const { bankId, logins, clock } = ports;
  const { loginId, startedAtMs, state } = login;
  // Also for an approved login: an older one is not accepted.
  if (state.kind === "approved" && clock.nowMs() - startedAtMs > LOGIN_LIFE_MS)
    return fail(ports, login, { kind: "bankid", hintCode: "expiredTransaction" });
  if (state.kind !== "pending") return login;
  const { hintCode, secrets } = state;
  const collected = await collectOrder(
    { bankId, orders: logins, clock },
    { id: loginId, startedAtMs, hintCode, secrets },
  );
  switch (collected.kind) {
    case "pending":
      return withState(login, { ...state, hintCode: collected.hintCode });
    case "failed":
      noteFailure(ports, login, collected.failure);
      return withState(login, collected);
    case "complete":
      await approve(ports, login, secrets, collected.completion);
      // Read again: it may have been cancelled meanwhile, and then it is not approved.
      return (await logins.find(loginId, browser)) ?? login;
  }
}

async function approve(
  ports: LoginPorts,
  { loginId, device }: StoredLogin,
  secrets: BankIdSecrets,
  completion: BankIdCompletion,
): Promise<void> {
  const isSameAddress = hasOneAddress(completion, secrets);
  const isApproved = await ports.logins.approve(loginId, {
    completion,
    orderRef: secrets.orderRef,
    newPersonId: ports.newId(),
    isSameAddress,
    nowMs: ports.clock.nowMs(),
  });
  if (isApproved && completion.risk === "moderate" && isSameAddress === false) ports.foundUnusual({ loginId, device });
}

const hasOneAddress = ({ deviceAddress }: BankIdCompletion, { endUserIp }: BankIdSecrets): boolean | undefined =>
  deviceAddress === undefined ? undefined : plainAddress(deviceAddress) === endUserIp;

/** A login on the same device completes only in the browser that the app returns to, if it started there. */
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
    const failure: BankIdFailure = { kind: "not-returned" };
    await fail(ports, login, failure);
    return viewFailed(login, failure);
  }
  // A new id at every login: an id from before it is not accepted (ASVS 7.2.4).
  const token = ports.newToken();
  const nextId = await logins.complete(login.loginId, { token, nowMs, formerToken: sessionToken });
  if (!nextId) return viewAlmostDone(login);
  ports.visitorIds.replaced(nextId.owner, nextId.generation);
  ports.noted({ loginId: login.loginId, outcome: "complete" });
  const finding = await sessions.find(token, nowMs);
  return finding.kind === "live" ? viewComplete(login, finding.session, { token, nextId }) : viewAlmostDone(login);
}

/** It logs in once. Another tab of the logged-in browser also shows success, when its cookie proves it. */
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
  const given = nowMs - usedAtMs <= ANSWER_LOST_MS ? await reissue(ports, login) : undefined;
  if (given) return given;
  // The cookie may be on its way to another tab.
  if (nowMs - usedAtMs <= TAB_RACE_MS) return viewAlmostDone(login);
  return viewFailed(login, { kind: "error", errorCode: "invalidParameters" });
}

/** A page that is left while it waits, as when the app returns to a new one, never gets the answer, and its cookie is lost. */
async function reissue(ports: LoginPorts, login: StoredLogin): Promise<LoginView | undefined> {
  const { logins, sessions } = ports;
  const token = ports.newToken();
  const nowMs = ports.clock.nowMs();
  const nextId = await logins.completeAgain(login.loginId, token, { nowMs, lateMs: ANSWER_LATE_MS });
  if (!nextId) return undefined;
  ports.noted({ loginId: login.loginId, outcome: "reissued" });
  const finding = await sessions.find(token, nowMs);
  return finding.kind === "live" ? viewComplete(login, finding.session, { token, nextId }) : undefined;
}

async function fail(ports: LoginPorts, login: StoredLogin, failure: BankIdFailure): Promise<StoredLogin> {
  await ports.logins.fail(login.loginId, failure, ports.clock.nowMs());
  noteFailure(ports, login, failure);
  return withState(login, { kind: "failed", failure });
}

const noteFailure = ({ noted }: LoginPorts, { loginId }: StoredLogin, failure: BankIdFailure): void =>
  noted({ loginId, outcome: "failed", reason: failureCode(failure) });

const withState = (login: StoredLogin, state: LoginState): StoredLogin => ({ ...login, state });
