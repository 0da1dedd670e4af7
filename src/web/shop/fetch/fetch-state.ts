import type { FetchStatus, LoginMethod } from "#domain/fetch/fetch-status.ts";

/** One machine for every fetch modal: how it stands, and what each thing that happens makes of it. Pure. */
export interface FetchState {
  /** What the owner check told; undefined until it has, or when it could not. */
  readonly owner: OwnerInfo | undefined;
  readonly choice: FetchChoice;
  readonly step: FetchStep;
}

export interface OwnerInfo {
  readonly status: FetchStatus | "";
  readonly providers: readonly FetchProvider[];
  readonly consent: { readonly text: string; readonly version: string };
}

/** C-097. */
export interface FetchProvider {
  readonly shopId: number;
  readonly name: string;
  readonly logoUrl: string;
  readonly isAvailable: boolean;
  readonly loginMethods: readonly LoginMethod[];
}

export interface FetchChoice {
  readonly shopId: number | undefined;
  readonly method: LoginMethod | undefined;
  readonly hasConsented: boolean;
}

export type FetchStep =
  | { readonly kind: "asking" }
  /** `isConsentMissing`: a way to log in was pressed, and the box is not ticked. */
  | { readonly kind: "choosing"; readonly isConsentMissing: boolean }
  | RunningFetch
  | FailedFetch
  | { readonly kind: "fetched" };

export interface RunningFetch {
  readonly kind: "running";
  readonly percent: number;
  /** Undefined until the server has begun. */
  readonly fetchDataId: string | undefined;
  readonly phase: "contacting" | "log-in" | "collecting" | "finishing";
  /** What the visitor is to read with a phone, or to open here. */
  readonly qrPng: string | undefined;
  readonly autostartToken: string | undefined;
  /** The app was opened from here: what waits for it counts as collecting (C-143). */
  readonly hasOpenedApp: boolean;
  readonly hasAskedForLogIn: boolean;
  /** Logged in, and the app has not led back here: nothing is told before it has. */
  readonly isReturnAwaited: boolean;
  /** Polls that found the insurer being read: which of the messages stands. */
  readonly turn: number;
}

export interface FailedFetch {
  readonly kind: "failed";
  readonly problem: FetchProblem;
  readonly atMs: number;
  /** Still under way: the poll will be tried again (C-147). */
  readonly paused: RunningFetch | undefined;
}

/**
 * `no-contact`: no answer, or one that tells nothing. `not-returned`: the app led to another browser. `login-cancelled`: by the person,
 * in the app. The rest is the server's own word, or ours before it was asked.
 */
export type FetchProblem =
  | "no-contact"
  | "missing-info"
  | "desktop-only"
  | "not-returned"
  | "login-cancelled"
  | FailedStatus;

export type FailedStatus = Exclude<FetchStatus, "INITIATED" | "USER_ACTION_REQUIRED" | "IN_PROGRESS" | "SUCCESS">;

export type FetchEvent =
  | { readonly type: "asked" }
  | { readonly type: "owner-received"; readonly owner: OwnerInfo }
  | { readonly type: "provider-chosen"; readonly shopId: number }
  | { readonly type: "consent-given"; readonly isGiven: boolean }
  | { readonly type: "consent-missed" }
  /** The words have changed since they were shown. */
  | { readonly type: "consent-outdated" }
  | { readonly type: "choice-wanted" }
  | { readonly type: "started"; readonly method: LoginMethod }
  | { readonly type: "initiated"; readonly fetchDataId: string }
  /** The app has led back to the page, which goes on with the fetch that it began before. */
  | { readonly type: "returned" }
  | { readonly type: "polled"; readonly poll: FetchPoll }
  | { readonly type: "finishing" }
  | { readonly type: "app-opened" }
  | { readonly type: "failed"; readonly problem: FetchProblem; readonly atMs: number; readonly isPaused?: boolean }
  | { readonly type: "resumed" }
  | { readonly type: "fetched" };

export interface FetchPoll {
  readonly status: FetchStatus | "";
  readonly isReturnAwaited: boolean;
  readonly qrPng: string | undefined;
  readonly autostartToken: string | undefined;
}

export const FIRST_STATE: FetchState = {
  owner: undefined,
  choice: { shopId: undefined, method: undefined, hasConsented: false },
  step: { kind: "asking" },
};

/** Spec 3 §9. */
export const PERCENT = { start: 5, initiated: 10, step: 5, logIn: 20, returned: 35, finishing: 98 } as const;
/** A long wait stops short of the last step, so that the end still shows. */
const MOST_PERCENT_WAITING = 95;

export function stepFetch(state: FetchState, event: FetchEvent): FetchState {
  switch (event.type) {
    case "asked":
      return { ...state, step: { kind: "asking" } };
    case "owner-received":
      return { ...state, owner: event.owner, choice: choiceAmong(state.choice, event.owner.providers) };
    case "choice-wanted":
      return { ...state, step: CHOOSING };
    case "provider-chosen":
      return { ...state, choice: { ...state.choice, shopId: event.shopId } };
    case "consent-given":
      return {
        ...state,
        choice: { ...state.choice, hasConsented: event.isGiven },
        step: state.step.kind === "choosing" ? CHOOSING : state.step,
      };
    case "consent-missed":
      return { ...state, step: { kind: "choosing", isConsentMissing: true } };
    case "consent-outdated":
      return { ...state, choice: { ...state.choice, hasConsented: false }, step: { kind: "asking" } };
    case "started":
      return { ...state, choice: { ...state.choice, method: event.method }, step: STARTED };
    case "returned":
      return { ...state, step: { ...STARTED, phase: "collecting", percent: PERCENT.returned, hasOpenedApp: true } };
    case "failed": {
      const { problem, atMs, isPaused } = event;
      const paused = isPaused && state.step.kind === "running" ? state.step : undefined;
      return { ...state, step: { kind: "failed", problem, atMs, paused } };
    }
    case "resumed":
      return state.step.kind === "failed" && state.step.paused ? { ...state, step: state.step.paused } : state;
    case "fetched":
      return { ...state, step: { kind: "fetched" } };
    case "initiated":
    case "polled":
    case "finishing":
    case "app-opened":
      return state.step.kind === "running" ? { ...state, step: stepRunning(state.step, event) } : state;
  }
}

const CHOOSING: FetchStep = { kind: "choosing", isConsentMissing: false };

const STARTED: RunningFetch = {
  kind: "running",
  percent: PERCENT.start,
  fetchDataId: undefined,
  phase: "contacting",
  qrPng: undefined,
  autostartToken: undefined,
  hasOpenedApp: false,
  hasAskedForLogIn: false,
  isReturnAwaited: false,
  turn: 0,
};

/** All is there: what stands until the page behind has it too. */
export const FINISHING: RunningFetch = { ...STARTED, phase: "finishing", percent: PERCENT.finishing };

type RunningEvent = Extract<FetchEvent, { type: "initiated" | "polled" | "finishing" | "app-opened" }>;

function stepRunning(step: RunningFetch, event: RunningEvent): RunningFetch {
  switch (event.type) {
    case "initiated":
      return { ...step, fetchDataId: event.fetchDataId, percent: PERCENT.initiated };
    case "app-opened":
      return { ...step, hasOpenedApp: true };
    case "finishing":
      return { ...step, ...NO_CODES, phase: "finishing", percent: PERCENT.finishing };
    case "polled":
      return afterPoll(step, event.poll);
  }
}

const NO_CODES = { qrPng: undefined, autostartToken: undefined } as const;

function afterPoll(before: RunningFetch, { status, isReturnAwaited, qrPng, autostartToken }: FetchPoll): RunningFetch {
  const step = { ...before, isReturnAwaited };
  const isCollecting = status === "IN_PROGRESS" || (status === "USER_ACTION_REQUIRED" && step.hasOpenedApp);
  if (isCollecting) {
    return { ...step, ...NO_CODES, phase: "collecting", percent: raise(step, PERCENT.step), turn: step.turn + 1 };
  }
  if (status === "USER_ACTION_REQUIRED") {
    const percent = step.hasAskedForLogIn ? step.percent : raise(step, PERCENT.logIn);
    return { ...step, phase: "log-in", hasAskedForLogIn: true, percent, qrPng, autostartToken };
  }
  return status === "INITIATED" ? { ...step, ...NO_CODES, percent: raise(step, PERCENT.step) } : step;
}

const raise = ({ percent }: RunningFetch, by: number): number => Math.min(MOST_PERCENT_WAITING, percent + by);

/** One insurer alone needs no choosing; one that is not in the list any more is no choice. */
function choiceAmong(choice: FetchChoice, providers: readonly FetchProvider[]): FetchChoice {
  const [only] = providers;
  if (only && providers.length === 1) return { ...choice, shopId: only.shopId };
  return providers.some(({ shopId }) => shopId === choice.shopId) ? choice : { ...choice, shopId: undefined };
}
