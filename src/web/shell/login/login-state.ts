import type { ShownBankIdStatus } from "#domain/bankid/bankid-order-state.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { AutostartLinks, Device } from "#web/shell/bankid/bankid.ts";

/** One at a time: what the login shows. */
export type LoginState =
  | { readonly kind: "choosing"; readonly errors: readonly FieldError[] }
  /** `isAgain`: after one that failed, or instead of one under way. */
  | { readonly kind: "starting"; readonly device: Device; readonly isAgain: boolean }
  | PendingLogin
  | { readonly kind: "failed"; readonly device: Device; readonly message: string; readonly canRetry: boolean }
  | { readonly kind: "complete" };

export interface PendingLogin {
  readonly kind: "pending";
  readonly device: Device;
  /** Empty for a page that the app led back to: the server knows the visitor's latest. */
  readonly loginId: string;
  readonly message: string;
  /** The code of this second; missing once the app has read it. */
  readonly qrSvg: string | undefined;
  readonly autostart: AutostartLinks | undefined;
  readonly pollAfterMs: number;
  /** In a row. */
  readonly lostPolls: number;
  /** The app has been opened from here, and may lead back to another page: leaving this one no longer cancels. */
  readonly hasOpenedApp: boolean;
}

export type LoginEvent =
  | { readonly type: "asked-to-start"; readonly device: Device }
  | { readonly type: "started"; readonly login: Omit<PendingLogin, "kind" | "lostPolls" | "hasOpenedApp" | "device"> }
  | { readonly type: "refused"; readonly errors: readonly FieldError[] }
  | { readonly type: "resumed"; readonly loginId: string; readonly message: string }
  | { readonly type: "polled"; readonly answer: PollAnswer }
  | { readonly type: "poll-lost" }
  /** The server no longer knows this login. */
  | { readonly type: "gone"; readonly message: string }
  | { readonly type: "app-opened" }
  | { readonly type: "failed"; readonly message: string; readonly canRetry: boolean }
  /** The server answers that the visitor is already logged in, for example in another tab. */
  | { readonly type: "completed" }
  | { readonly type: "given-up" };

export interface PollAnswer {
  readonly loginId: string;
  readonly status: ShownBankIdStatus;
  readonly message: string;
  readonly qrSvg: string | undefined;
  readonly pollAfterMs: number;
  readonly canRetry: boolean;
}

export const CHOOSING: LoginState = { kind: "choosing", errors: [] };

/** The pause between two polls on a page that has had no answer yet. */
const FIRST_POLL_MS = 1_000;

export function stepLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case "asked-to-start":
      return { kind: "starting", device: event.device, isAgain: state.kind !== "choosing" };
    case "started":
      return state.kind === "starting"
        ? { kind: "pending", device: state.device, lostPolls: 0, hasOpenedApp: false, ...event.login }
        : state;
    case "refused":
      return state.kind === "starting" ? { kind: "choosing", errors: event.errors } : state;
    case "resumed":
      return {
        kind: "pending",
        device: "same",
        loginId: event.loginId,
        message: event.message,
        qrSvg: undefined,
        autostart: undefined,
        pollAfterMs: FIRST_POLL_MS,
        lostPolls: 0,
        hasOpenedApp: true,
      };
    case "polled":
      return state.kind === "pending" ? readPoll(state, event.answer) : state;
    case "poll-lost":
      return state.kind === "pending" ? { ...state, lostPolls: state.lostPolls + 1 } : state;
    case "gone":
      if (state.kind !== "pending") return state;
      // A page that only looked for a login has nothing to show.
      return state.loginId === ""
        ? CHOOSING
        : { kind: "failed", device: state.device, message: event.message, canRetry: true };
    case "app-opened":
      return state.kind === "pending" ? { ...state, hasOpenedApp: true } : state;
    case "failed":
      return "device" in state
        ? { kind: "failed", device: state.device, message: event.message, canRetry: event.canRetry }
        : state;
    case "completed":
      return { kind: "complete" };
    case "given-up":
      return CHOOSING;
  }
}

function readPoll(state: PendingLogin, answer: PollAnswer): LoginState {
  const { loginId, status, message, qrSvg, pollAfterMs, canRetry } = answer;
  if (status === "complete") return { kind: "complete" };
  if (status === "failed") return { kind: "failed", device: state.device, message, canRetry };
  return { ...state, loginId, message, qrSvg, pollAfterMs, lostPolls: 0 };
}

/** Whether leaving now cancels the order. */
export const isGivenUpByLeaving = (state: LoginState): state is PendingLogin =>
  state.kind === "pending" && !state.hasOpenedApp && state.loginId !== "";
