import type { Session } from "#domain/session/session.ts";
import type { BankIdFailure } from "#journeys/bankid/bankid-order.port.ts";
import { pendingParts, recommendedMessage } from "#journeys/bankid/order-parts.ts";
import type { QrSeed } from "#journeys/bankid/animated-qr.ts";
import { QR_POLL_MS } from "#journeys/bankid/bankid-limits.ts";
import type { NextVisitorId, StoredLogin } from "./login.port.ts";
import { loginTexts } from "./login.texts.sv.ts";

/** A login as its visitor sees it. */
export type LoginView =
  | {
      readonly status: "pending";
      readonly loginId: string;
      readonly hintCode: string | undefined;
      readonly message: string;
      /** Content of the QR code this second, while another device is to read it. */
      readonly qrText: string | undefined;
      readonly pollAfterMs: number;
    }
  | {
      readonly status: "failed";
      readonly loginId: string;
      readonly hintCode: string | undefined;
      readonly message: string;
    }
  | {
      readonly status: "complete";
      readonly loginId: string;
      readonly message: string;
      readonly session: Session;
      /** For the cookies; undefined when the browser already has them. */
      readonly given: GivenCookies | undefined;
    };

export interface GivenCookies {
  /** Of the session. */
  readonly token: string;
  readonly nextId: NextVisitorId;
}

type Started = Pick<StoredLogin, "loginId" | "device" | "isComputer" | "startedAtMs">;

export function viewPending(login: Started, hintCode: string | undefined, seed: QrSeed, nowMs: number): LoginView {
  return { status: "pending", loginId: login.loginId, hintCode, ...pendingParts(login, hintCode, seed, nowMs) };
}

/** BankID is done; the browser has not returned yet, or another tab is a moment ahead. */
export const viewAlmostDone = ({ loginId }: Started): LoginView => ({
  status: "pending",
  loginId,
  hintCode: undefined,
  message: loginTexts.awaitingReturn,
  qrText: undefined,
  pollAfterMs: QR_POLL_MS,
});

export function viewFailed(login: Started, failure: BankIdFailure): LoginView {
  const { loginId } = login;
  switch (failure.kind) {
    case "bankid":
      return {
        status: "failed",
        loginId,
        hintCode: failure.hintCode,
        message: recommendedMessage(login, { ...failure, kind: "failed" }),
      };
    case "error":
      return { status: "failed", loginId, hintCode: undefined, message: recommendedMessage(login, failure) };
    case "not-returned":
      return { status: "failed", loginId, hintCode: undefined, message: loginTexts.notReturned };
  }
}

export const viewComplete = ({ loginId }: Started, session: Session, given: GivenCookies | undefined): LoginView => ({
  status: "complete",
  loginId,
  message: loginTexts.complete,
  session,
  given,
});
