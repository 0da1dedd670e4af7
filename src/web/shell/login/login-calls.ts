import type { FieldError } from "#domain/validation/checked.ts";
import type { LoginInitData, LoginPollData } from "#http/contract/login.schema.ts";
import { loginCallPath } from "#domain/addresses/account-call-paths.ts";
import { askServer, sendBeacon, SHORT_CALL_MS } from "#web/shell/calls/ask-server.ts";
import type { AutostartLinks, Device } from "#web/shell/bankid/bankid.ts";
import type { PollAnswer } from "./login-state.ts";

export interface StartRequest {
  readonly device: Device;
  /** Empty when the visitor has not given any. It decides who may complete the order; it starts none. */
  readonly personalNumber: string;
  readonly returnPath: string;
}

export type StartAnswer =
  | { readonly kind: "started"; readonly login: StartedLogin }
  | { readonly kind: "refused"; readonly errors: readonly FieldError[] }
  | { readonly kind: "unavailable"; readonly message: string }
  | { readonly kind: "too-many" }
  | { readonly kind: "lost" };

export interface StartedLogin {
  readonly loginId: string;
  readonly message: string;
  readonly qrSvg: string | undefined;
  readonly autostart: AutostartLinks | undefined;
  readonly pollAfterMs: number;
}

export async function startLogin(question: StartRequest): Promise<StartAnswer> {
  const { device, personalNumber, returnPath } = question;
  const fields = {
    device,
    returnpath: returnPath,
    ...(personalNumber === "" ? {} : { [PERSONAL_NUMBER]: personalNumber }),
  };
  const answer = await post<LoginInitData>(loginCallPath("init"), fields);
  if (!answer) return { kind: "lost" };
  const result = answer.Data?.Result;
  if (answer.Success && result && "loginId" in result) {
    const { loginId, message, qrSvg, autostart, pollAfterMs } = result;
    return { kind: "started", login: { loginId, message, qrSvg, autostart, pollAfterMs } };
  }
  if (answer.Error.length > 0) {
    const errors = answer.Error.map(({ ParameterId, Message }) => ({ field: ParameterId, message: Message }));
    return { kind: "refused", errors };
  }
  if (answer.Status === "TooManyRequests") return { kind: "too-many" };
  return result ? { kind: "unavailable", message: result.message } : { kind: "lost" };
}

export type PollOutcome =
  | { readonly kind: "answer"; readonly answer: PollAnswer }
  | { readonly kind: "gone" }
  | { readonly kind: "lost" };

export async function pollLogin(loginId: string, signal: AbortSignal): Promise<PollOutcome> {
  const answer = await post<LoginPollData>(loginCallPath("poll"), { loginid: loginId }, signal);
  if (answer?.Success && answer.Data) {
    const { status, message, qrSvg, pollAfterMs, canRetry, loginId: known } = answer.Data.Result;
    return { kind: "answer", answer: { loginId: known, status, message, qrSvg, pollAfterMs, canRetry } };
  }
  return { kind: answer?.Status === "NotFound" ? "gone" : "lost" };
}

/** Also sent by a page that is being left, when no other request would be sent any more. */
export function cancelLogin(loginId: string): void {
  sendBeacon(loginCallPath("cancel"), { loginid: loginId });
}

/** The field's name on the wire. */
export const PERSONAL_NUMBER = "personalnumber";

const post = <Data>(address: string, fields: Record<string, string>, signal?: AbortSignal) =>
  askServer<Data>(address, { fields, signal, timeoutMs: SHORT_CALL_MS });
