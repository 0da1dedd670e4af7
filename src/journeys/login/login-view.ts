import { bankIdMessage, type BankIdWord } from "#domain/bankid-messages.ts";
import type { Session } from "#domain/session.ts";
import { animatedQr } from "./animated-qr.ts";
import { POLL_MS, QR_POLL_MS } from "./login-limits.ts";
import type { LoginFailure, NextVisitorId, StoredLogin } from "./login.port.ts";
import { loginTexts } from "./login.texts.sv.ts";

/** A login as its visitor may see it. */
export type LoginView =
  | {
      readonly status: "pending";
      readonly loginId: string;
      readonly hintCode: string | undefined;
      readonly message: string;
      /** What the code says this second, while another device is to read it. */
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

export function viewPending(
  login: Started,
  hintCode: string | undefined,
  seed: { readonly qrStartToken: string; readonly qrStartSecret: string },
  nowMs: number,
): LoginView {
  // Before BankID has said anything it is as good as told that nobody has come.
  const known = hintCode ?? "outstandingTransaction";
  const isWaitedFor = known === "outstandingTransaction" || known === "noClient";
  const isQrShown = login.device === "other" && isWaitedFor;
  return {
    status: "pending",
    loginId: login.loginId,
    hintCode,
    message: sentence(login, { kind: "pending", hintCode: known }),
    qrText: isQrShown ? animatedQr(seed, nowMs - login.startedAtMs) : undefined,
    pollAfterMs: isQrShown ? QR_POLL_MS : POLL_MS,
  };
}

/** BankID is done; the browser is not back yet, or another tab is a moment ahead. */
export const viewAlmostDone = ({ loginId }: Started): LoginView => ({
  status: "pending",
  loginId,
  hintCode: undefined,
  message: loginTexts.awaitingReturn,
  qrText: undefined,
  pollAfterMs: QR_POLL_MS,
});

export function viewFailed(login: Started, failure: LoginFailure): LoginView {
  const { loginId } = login;
  switch (failure.kind) {
    case "bankid":
      return {
        status: "failed",
        loginId,
        hintCode: failure.hintCode,
        message: sentence(login, { ...failure, kind: "failed" }),
      };
    case "error":
      return { status: "failed", loginId, hintCode: undefined, message: sentence(login, failure) };
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

const sentence = ({ device, isComputer }: Started, word: BankIdWord): string =>
  bankIdMessage(word, { start: device === "same" ? "autostart" : "qr", isComputer }).text;
