import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import type { FetchKind } from "./fetch-rules.ts";
import type { FetchProblem, FetchStep, RunningFetch } from "./fetch-state.ts";
import { fetchToCancelTexts, type fetchErrorTexts, runningTexts } from "./fetch.texts.sv.ts";

interface TextSources {
  readonly kind: FetchKind;
  readonly fetchWeb: Pick<FetchWeb, "own" | "texts">;
  readonly errors: typeof fetchErrorTexts;
}

export function titleOf(step: FetchStep, { kind, fetchWeb: { own, texts }, errors }: TextSources): string {
  if (step.kind === "running") return runningTitle(step);
  if (step.kind === "fetched") return runningTexts.finishingTitle;
  if (step.kind === "failed") {
    if (step.problem === "login-cancelled") return errors.cancelledTitle;
    return kind.modal === "own" && step.problem === "missing-info" ? errors.missingTitle : errors.title;
  }
  if (kind.isCancellation) return fetchToCancelTexts.title;
  const { title, dateTitle = title } = kind.modal === "general" || !own ? texts : own;
  return kind.isAtCheckout ? dateTitle : title;
}

/** Titles change more slowly than the text under the bar. */
const TURNS_PER_TITLE = 3;

function runningTitle({ phase, turn }: RunningFetch): string {
  const { titles, finishingTitle } = runningTexts;
  if (phase === "finishing") return finishingTitle;
  return titles[Math.floor(turn / TURNS_PER_TITLE) % titles.length] ?? titles[0];
}

/** C-141: a new message with every poll that finds the insurer being read; after the last, the first again. */
export function runningDescription(step: RunningFetch, messages: readonly string[]): string {
  const { phase, turn, isReturnAwaited } = step;
  if (phase === "finishing") return runningTexts.finishing;
  if (isReturnAwaited) return runningTexts.awaitingReturn;
  if (turn === 0) return runningTexts.description;
  return messages[(turn - 1) % messages.length] ?? runningTexts.description;
}

/** Spec 3 §8. */
export function problemText(problem: FetchProblem, { kind, fetchWeb: { texts }, errors }: TextSources): string {
  switch (problem) {
    case "missing-info":
      return errors.missingInfo;
    case "desktop-only":
      return errors.desktopOnly;
    case "not-returned":
      return errors.notReturned;
    case "NOT_OWNER":
      return kind.isAtCheckout && kind.subject === "vehicle"
        ? `${texts.notOwner} ${errors.notOwnerAtCheckout}`
        : texts.notOwner;
    case "NO_INSURANCES_AT_SELECTED_PROVIDER":
      return texts.noInsurance;
    case "PROVIDER_NOT_SUPPORTED":
      return errors.notSupported;
    case "VEHICLE_DEREGISTERED":
      return errors.deregistered;
    case "login-cancelled":
      return errors.cancelled;
    case "BANKID_ERROR":
      return errors.bankId;
    case "OTHER_ERROR":
    case "GENERAL_ERROR":
    case "no-contact":
      return errors.other;
  }
}
