import {
  answerMailOf,
  type AnswerState,
  type ApplicationMail,
  isClosed,
  isTaken,
  isUndecided,
  mayAnswerMove,
} from "./answer-state.ts";
import type { ApplicationState } from "#domain/account/application.ts";

/** How far one provider's answer has come. No personal data. */
export interface AnswerProgress {
  readonly state: AnswerState;
  /** Counts what the applicant has done; each act has its own idempotency key at the provider. */
  readonly round: number;
  /** Counts the stored changes: a mail is about one of them. */
  readonly change: number;
  /** What the provider asks for, by our name. */
  readonly needed?: string | undefined;
  /** ISO time: until then the applicant may accept, or withdraw. */
  readonly until?: string | undefined;
}

/** What a provider has answered. */
export type AnswerNews =
  | { readonly kind: "received" }
  | { readonly kind: "needed"; readonly what: string }
  | { readonly kind: "offered"; readonly validUntil: string }
  | { readonly kind: "declined" }
  | { readonly kind: "accepted" }
  /** The offer can no longer be accepted. */
  | { readonly kind: "lapsed" }
  | { readonly kind: "withdrawn" }
  /** The provider has closed the case, as the applicant wishes. */
  | { readonly kind: "closed" };

export type ApplicantAct = "supply" | "accept" | "withdraw" | "end";

export interface AnswerRule {
  /** ISO time: how long an accepted offer may be withdrawn. */
  readonly withdrawUntil: string;
  /** Things that the applicant can be asked for; anything else counts as a decision to decline. */
  readonly canSupply: (what: string) => boolean;
  /** How often the applicant may be asked for more. */
  readonly maxRounds: number;
}

export interface AnswerChange {
  readonly to: AnswerProgress;
  readonly mail: ApplicationMail | undefined;
}

/** The next state after the provider's answer; undefined when it changes nothing or would lead back. */
export function applyAnswer(before: AnswerProgress, news: AnswerNews, rule: AnswerRule): AnswerChange | undefined {
  switch (news.kind) {
    case "received":
      return change(before, { state: "received" });
    case "needed": {
      const isPossible = rule.canSupply(news.what) && before.round < rule.maxRounds;
      return change(before, isPossible ? { state: "needed", needed: news.what } : { state: "declined" });
    }
    case "offered":
      return change(before, { state: "offered", until: news.validUntil });
    case "declined":
      return change(before, { state: "declined" });
    case "accepted":
      return change(before, { state: "accepted", until: rule.withdrawUntil });
    case "lapsed":
      return change(before, { state: "expired" });
    case "withdrawn":
      return change(before, { state: "withdrawn" });
    case "closed":
      return change(before, { state: "ended" });
  }
}

const ACTS: Readonly<Record<ApplicantAct, AnswerState>> = {
  supply: "supplied",
  accept: "accepting",
  withdraw: "withdrawing",
  end: "ending",
};

/** What the applicant does begins a new round. Undefined when it is not possible, or no longer. */
export function applyAct(before: AnswerProgress, act: ApplicantAct, nowMs: number): AnswerChange | undefined {
  if ((act === "accept" || act === "withdraw") && isPast(before, nowMs)) return undefined;
  return change(before, { state: ACTS[act], round: before.round + 1, needed: before.needed, until: before.until });
}

/** The time is up: nothing happens until then. */
export function applyTime(before: AnswerProgress, answerByMs: number, nowMs: number): AnswerChange | undefined {
  if (isUndecided(before.state)) return nowMs < answerByMs ? undefined : change(before, { state: "unanswered" });
  if (before.state === "ending") return nowMs < answerByMs ? undefined : change(before, { state: "ended" });
  if (!isPast(before, nowMs)) return undefined;
  if (before.state === "offered") return change(before, { state: "expired" });
  return before.state === "accepted" ? change(before, { state: "completed" }) : undefined;
}

/** The state of the whole application. */
export function applicationStateOf(states: readonly AnswerState[]): ApplicationState {
  if (states.some(isTaken)) return "accepted";
  if (states.some(isUndecided)) return "open";
  return states.includes("offered") ? "answered" : "ended";
}

/** The mail about an application that has just ended without an agreement: once, when the last answer is over. */
export function endMailOf(states: readonly AnswerState[]): ApplicationMail | undefined {
  if (applicationStateOf(states) !== "ended" || states.includes("withdrawn") || states.some(isClosed)) return undefined;
  return states.includes("expired") ? "application-expired" : "application-declined";
}

const isPast = ({ until }: AnswerProgress, nowMs: number): boolean => until !== undefined && nowMs >= Date.parse(until);

type Step = Pick<AnswerProgress, "state"> & Partial<AnswerProgress>;

function change(before: AnswerProgress, step: Step): AnswerChange | undefined {
  if (!mayAnswerMove(before.state, step.state)) return undefined;
  const { state, round = before.round, needed, until } = step;
  return { to: { state, round, change: before.change + 1, needed, until }, mail: answerMailOf(state) };
}
