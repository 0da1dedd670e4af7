import type { FailedStatus, FetchStatus, LoginMethod } from "#domain/fetch/fetch-status.ts";

/** One state machine for every fetch modal: the state, and the next state after each event. Pure. */
export interface FetchState {
  /** The answer of the owner check; undefined until it comes, or when it failed. */
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
  /** `isConsentMissing`: a login button was pressed, and the box is not ticked. */
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
  /** What the visitor scans with a phone, or opens here. */
  readonly qrPng: string | undefined;
  readonly autostartToken: string | undefined;
  /** The app was opened from here: a required login counts as collecting (C-143). */
  readonly hasOpenedApp: boolean;
  readonly hasAskedForLogIn: boolean;
  /** Logged in, but the app has not returned here: no result is sent before it has. */
  readonly isReturnAwaited: boolean;
  /** The number of polls with the insurer in progress, which selects the message. */
  readonly turn: number;
}

export interface FailedFetch {
  readonly kind: "failed";
  readonly problem: FetchProblem;
  readonly atMs: number;
  /** Not over: the poll will be retried (C-147). */
  readonly paused: RunningFetch | undefined;
}

/**
 * `no-contact`: no answer, or one without a known status. `not-returned`: the app returned to another browser. `login-cancelled`: by
 * the person, in the app. The rest are the server's own statuses, or found before the server was asked.
 */
export type FetchProblem =
  | "no-contact"
  | "missing-info"
  | "desktop-only"
  | "not-returned"
  | "login-cancelled"
  | FailedStatus;

export type FetchEvent =
  | { readonly type: "asked" }
  | { readonly type: "owner-received"; readonly owner: OwnerInfo }
  | { readonly type: "provider-chosen"; readonly shopId: number }
  | { readonly type: "consent-given"; readonly isGiven: boolean }
  | { readonly type: "consent-missed" }
  /** The text has changed since it was shown. */
  | { readonly type: "consent-outdated" }
  | { readonly type: "choice-wanted" }
  | { readonly type: "started"; readonly method: LoginMethod }
  | { readonly type: "initiated"; readonly fetchDataId: string }
  /** The app has returned to the page, which continues the fetch that it started before. */
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
const PERCENT = { start: 5, initiated: 10, step: 5, logIn: 20, returned: 35, finishing: 98 } as const;
/** A long wait stops before the last step, so that the end is visible. */
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

/** Complete: shown until the page behind has the data too. */
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

/** A single insurer is chosen without a choice; one that is no longer in the list is not chosen. */
function choiceAmong(choice: FetchChoice, providers: readonly FetchProvider[]): FetchChoice {
  const [only] = providers;
  if (only && providers.length === 1) return { ...choice, shopId: only.shopId };
  return providers.some(({ shopId }) => shopId === choice.shopId) ? choice : { ...choice, shopId: undefined };
}
