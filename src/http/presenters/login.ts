import { liveStatus } from "#domain/person/identity.ts";
import type { Session } from "#domain/session/session.ts";
import type { SessionStatus } from "#domain/session/session-clock.ts";
import type { LoginInitData, LoginPollData, SessionData, WireUser } from "#http/contract/login.schema.ts";
import type { LoginView } from "#journeys/login/login-view.ts";
import type { SessionFinding } from "#journeys/login/login.port.ts";
import type { BegunLogin } from "#journeys/login/start-login.ts";
import { qrSvg } from "./qr-svg.ts";

/** F-041. */
export const presentUser = ({ firstName, lastName, expiresAtMs }: Session): WireUser => ({
  FirstName: firstName,
  LastName: lastName,
  SessionExpireDate: new Date(expiresAtMs).toISOString(),
});

export function presentStart({ view, autoStartToken }: BegunLogin): LoginInitData {
  return {
    Result: {
      loginId: view.loginId,
      status: "pending",
      message: view.message,
      ...presentQr(view),
      ...(autoStartToken === undefined ? {} : { autostart: presentLinks(autoStartToken) }),
      pollAfterMs: pollAfterMs(view),
    },
  };
}

/** Phones open the app by the web address, computers by the scheme. The return address is sent to BankID, and is not in the link. */
export const presentLinks = (autoStartToken: string) => {
  const query = `?autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`;
  return { web: `https://app.bankid.com/${query}`, app: `bankid:///${query}` };
};

export const presentLogin = (view: LoginView): LoginPollData => ({
  Result: {
    loginId: view.loginId,
    status: view.status,
    hintCode: view.status === "complete" ? null : (view.hintCode ?? null),
    message: view.message,
    ...presentQr(view),
    pollAfterMs: pollAfterMs(view),
    canRetry: view.status === "failed",
    ...(view.status === "complete" ? { User: presentUser(view.session) } : {}),
  },
});

const presentQr = (view: LoginView): { qrSvg?: string } =>
  view.status === "pending" && view.qrText !== undefined ? { qrSvg: qrSvg(view.qrText) } : {};

const pollAfterMs = (view: LoginView): number => (view.status === "pending" ? view.pollAfterMs : 0);

export const presentSession = (finding: SessionFinding, nowMs: number): SessionData => ({
  Result: {
    User: finding.kind === "live" ? presentUser(finding.session) : null,
    Status: statusOf(finding, nowMs),
  },
});

function statusOf(finding: SessionFinding, nowMs: number): SessionStatus {
  if (finding.kind !== "live") return finding.kind === "expired" ? "expired" : "";
  return liveStatus(finding.session, nowMs);
}
