import type { LoginMethod } from "#domain/fetch/fetch-status.ts";
import { type OwnerFlag, ownerFlag } from "#domain/current-insurance/owner-flag.ts";
import { createStore } from "#ui/pieces/store.ts";
import type { ErrorLabel } from "#web/shell/analytics/events.ts";
import type { FetchAnswer, FetchCalls, PollAnswer } from "./fetch-calls.ts";
import type { FetchedInsurance } from "./fetched-insurance.ts";
import { type FetchKind, isGoodEnd, judgeFetched, problemOf, refusalBeforeStart, retryFrom } from "./fetch-rules.ts";
import {
  ACT_POLL_MS,
  FETCH_POLL_MS,
  MOST_RESUMES,
  OTHER_HOLDER_DELAY_MS,
  RESUME_MS,
  RETRY_DELAY_MS,
} from "./fetch-timings.ts";
import { FIRST_STATE, type FetchProblem, type FetchState, stepFetch } from "./fetch-state.ts";
import { pollBankId } from "#web/shell/bankid/poll-bankid.ts";
import { wait } from "./wait.ts";

export interface FetchRunOptions {
  readonly calls: FetchCalls;
  readonly kind: FetchKind;
  readonly isLargeScreen: () => boolean;
  readonly nowMs: () => number;
  /** For tracking: what failed, and on whose side. */
  onError(label: ErrorLabel, call: FetchCall): void;
}

export type FetchCall = "owner" | "start" | "init" | "poll" | "check";

/** The opener of the modal receives the results. */
export interface FetchListener {
  onFetched(fetchDataId: string, existing: FetchedInsurance): void;
  onStartDate(renewalDate: string | undefined): void;
}

/** Runs a fetch from the opening of a modal to its end: requests, waits, polls and cancels. */
export interface FetchRun {
  readonly read: () => FetchState;
  readonly subscribe: (listener: () => void) => () => void;
  open(listener: FetchListener): void;
  /** The BankID app has returned here, perhaps to another tab: continues the fetch that this browser has in progress. */
  resume(listener: FetchListener): void;
  chooseProvider(shopId: number): void;
  consent(isGiven: boolean): void;
  logIn(method: LoginMethod): void;
  noteAppOpened(): void;
  retry(): void;
  /** The same for the person with this number (spec 3 §6). */
  retryFor(personalNumber: string, shopId: number | undefined): void;
  /** Stops everything, and returns what is known of the owner from now on (C-149). */
  close(): OwnerFlag;
  /** The page is left: cancels the fetch in progress, unless the app will return to the page. */
  leave(): void;
}

export function createFetchRun({ calls, kind, ...options }: FetchRunOptions): FetchRun {
  const store = createStore(stepFetch, FIRST_STATE);
  const { read, send, subscribe } = store;
  /** Everything in progress belongs to the visitor's latest action, and stops with the next. */
  let attempt = new AbortController();
  /** Stored only here, and cleared with the modal (OP-09). */
  let personalNumber = "";
  let listener: FetchListener | undefined;
  /** The id of the fetch that the server runs for this page, whatever is shown. */
  let liveId: string | undefined;

  function beginAnew(): AbortSignal {
    if (liveId !== undefined) calls.cancel(liveId);
    liveId = undefined;
    attempt.abort();
    attempt = new AbortController();
    return attempt.signal;
  }

  function fail(problem: FetchProblem, label: ErrorLabel, call: FetchCall, isPaused = false): void {
    send({ type: "failed", problem, atMs: options.nowMs(), isPaused });
    options.onError(label, call);
  }

  /** False when there is no value; then the error is shown. */
  function hasValue<Value>(
    answer: FetchAnswer<Value>,
    call: FetchCall,
  ): answer is Extract<FetchAnswer<Value>, { kind: "answer" }> {
    if (answer.kind === "answer") return true;
    fail("no-contact", answer.kind === "lost" ? "error_api" : "error_internal", call);
    return false;
  }

  async function checkOwner(signal: AbortSignal): Promise<boolean> {
    const answer = await calls.ownerInfo(personalNumber, signal);
    if (signal.aborted || !hasValue(answer, "owner")) return false;
    const { value } = answer;
    send({ type: "owner-received", owner: value });
    const isReady = value.status === "SUCCESS" && value.providers.length > 0;
    if (!isReady) fail(problemOf(value.status), "error_insurely", "owner");
    return isReady;
  }

  async function askAndChoose(signal: AbortSignal): Promise<void> {
    send({ type: "asked" });
    if (await checkOwner(signal)) send({ type: "choice-wanted" });
  }

  async function start(method: LoginMethod, signal: AbortSignal): Promise<void> {
    const { owner, choice } = read();
    if (!owner || choice.shopId === undefined) return send({ type: "choice-wanted" });
    if (!choice.hasConsented) return send({ type: "consent-missed" });
    const refusal = refusalBeforeStart(choice.shopId, kind, options.isLargeScreen());
    if (refusal) return fail(refusal, "error_insurely", "start");
    send({ type: "started", method });
    const begin = { shopId: choice.shopId, method, consentVersion: owner.consent.version };
    const answer = await calls.init(begin, personalNumber);
    const fetchDataId = answer.kind === "answer" ? answer.value.fetchDataId : undefined;
    if (signal.aborted) return fetchDataId === undefined ? undefined : calls.cancel(fetchDataId);
    if (answer.kind === "refused" && answer.fields.includes("consent")) {
      send({ type: "consent-outdated" });
      return askAndChoose(signal);
    }
    if (!hasValue(answer, "init")) return undefined;
    if (fetchDataId === undefined) return fail(problemOf(answer.value.status), "error_insurely", "init");
    liveId = fetchDataId;
    send({ type: "initiated", fetchDataId });
    return follow(fetchDataId, signal);
  }

  /** Without an id it is the browser's latest; the first answer has its id. */
  async function follow(startedId: string | undefined, signal: AbortSignal): Promise<void> {
    let fetchDataId = startedId ?? "";
    let resumes = 0;
    const ask = async (): Promise<number | undefined> => {
      send({ type: "resumed" });
      const answer = await calls.poll(fetchDataId, signal);
      if (signal.aborted) return undefined;
      if (answer.kind === "lost") {
        const isPaused = resumes < MOST_RESUMES;
        fail("no-contact", "error_api", "poll", isPaused);
        resumes += 1;
        return isPaused ? RESUME_MS : undefined;
      }
      if (!hasValue(answer, "poll")) return undefined;
      resumes = 0;
      ({ fetchDataId } = answer.value);
      liveId = answer.value.isDone ? undefined : fetchDataId;
      if (answer.value.isDone) {
        await end(answer.value, signal);
        return undefined;
      }
      send({ type: "polled", poll: answer.value });
      const { step } = read();
      return step.kind === "running" && step.phase === "log-in" ? ACT_POLL_MS : FETCH_POLL_MS;
    };
    await pollBankId({ firstPauseMs: startedId === undefined ? 0 : FETCH_POLL_MS, signal, ask });
  }

  async function end(poll: PollAnswer, signal: AbortSignal): Promise<void> {
    const { fetchDataId, status, hasInsurance, isReturnAwaited, isLoginCancelled } = poll;
    if (isReturnAwaited) return fail("not-returned", "error_insurely", "poll");
    if (isLoginCancelled) return fail("login-cancelled", "error_insurely", "poll");
    if (isGoodEnd(status, kind, hasInsurance)) return finish(fetchDataId, signal);
    return fail(problemOf(status), "error_insurely", "poll");
  }

  async function finish(fetchDataId: string, signal: AbortSignal): Promise<void> {
    send({ type: "finishing" });
    const answer = await calls.check(fetchDataId, signal);
    if (signal.aborted || !hasValue(answer, "check")) return;
    const existing = answer.value;
    const { problem, isRenewalDateMissing } = judgeFetched(existing, kind);
    if (isRenewalDateMissing) listener?.onStartDate(undefined);
    if (problem || !existing) return fail(problem ?? "no-contact", "error_insurely", "check");
    send({ type: "fetched" });
    if (!isRenewalDateMissing) listener?.onStartDate(existing.renewalDate);
    listener?.onFetched(fetchDataId, existing);
  }

  async function retry(signal: AbortSignal): Promise<void> {
    const { step, choice, owner } = read();
    if (step.kind !== "failed") return;
    send({ type: "asked" });
    if (!(await wait(RETRY_DELAY_MS, signal))) return;
    const hasProviders = owner !== undefined && owner.providers.length > 0;
    const from = retryFrom(step.problem, { hasProviders, hasStarted: choice.method !== undefined });
    if (from === "fetch" && choice.method) await start(choice.method, signal);
    else if (from === "choice") send({ type: "choice-wanted" });
    else await askAndChoose(signal);
  }

  async function retryFor(shopId: number | undefined, signal: AbortSignal): Promise<void> {
    send({ type: "asked" });
    const isReady = await checkOwner(signal);
    if (shopId !== undefined) send({ type: "provider-chosen", shopId });
    if (!isReady || !(await wait(OTHER_HOLDER_DELAY_MS, signal))) return;
    const { method } = read().choice;
    if (method) await start(method, signal);
    else send({ type: "choice-wanted" });
  }

  return {
    read,
    subscribe,
    open(opener) {
      listener = opener;
      void askAndChoose(beginAnew());
    },
    resume(opener) {
      listener = opener;
      const signal = beginAnew();
      send({ type: "returned" });
      void follow(undefined, signal);
    },
    chooseProvider: (shopId) => send({ type: "provider-chosen", shopId }),
    consent: (isGiven) => send({ type: "consent-given", isGiven }),
    logIn: (method) => void start(method, beginAnew()),
    noteAppOpened: () => send({ type: "app-opened" }),
    retry: () => void retry(beginAnew()),
    retryFor(number, shopId) {
      personalNumber = number;
      void retryFor(shopId, beginAnew());
    },
    close() {
      const { step, owner } = read();
      beginAnew();
      personalNumber = "";
      // From the owner check for an identified visitor, and from the fetch itself for any other.
      const status = step.kind === "failed" ? step.problem : owner?.status;
      return ownerFlag(kind.subject === "vehicle" ? "vehicle" : "other", status ? { status } : undefined) ===
        "not-owner"
        ? "not-owner"
        : "unknown";
    },
    leave() {
      const { step } = read();
      if (step.kind === "running" && step.hasOpenedApp) return;
      beginAnew();
      // A page that the browser restores from its cache can start again.
      if (step.kind === "running") send({ type: "failed", problem: "no-contact", atMs: options.nowMs() });
    },
  };
}
