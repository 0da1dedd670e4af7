import type { ShownAnswer } from "#domain/account/application.ts";

/** provider: it must answer. applicant: may or must act. over: nothing more happens. */
export type AnswerPhase = "provider" | "applicant" | "over";

interface StateRule<State, Mail> {
  readonly phase: AnswerPhase;
  /** The states that may follow. */
  readonly moves: readonly State[];
  readonly shown: ShownAnswer;
  /** The template of the mail to the applicant when the state is reached. */
  readonly mail?: Mail;
}

const DECISIONS = ["offered", "declined", "unanswered", "ending"] as const;

/**
 * One provider's answer to an application. Everything that depends on its state is here or derived from here. An answer only moves
 * forward within a round, and only an act of the applicant begins a new round.
 */
const RULES = {
  /** The provider does not have the application yet. */
  asking: { phase: "provider", shown: "waiting", moves: ["received", "needed", ...DECISIONS] },
  received: { phase: "provider", shown: "waiting", moves: ["needed", ...DECISIONS] },
  /** The provider asks the applicant for more before it decides. */
  needed: {
    phase: "applicant",
    shown: "needed",
    moves: ["supplied", "declined", "unanswered", "ending"],
    mail: "application-needed",
  },
  /** The applicant has given it, and the provider does not have it yet. */
  supplied: { phase: "provider", shown: "waiting", moves: ["received", "needed", ...DECISIONS] },
  offered: {
    phase: "applicant",
    shown: "offered",
    moves: ["accepting", "expired", "ending"],
    mail: "application-offered",
  },
  /** The applicant has accepted the offer, and the provider does not know it yet. */
  accepting: { phase: "provider", shown: "accepting", moves: ["accepted", "expired"] },
  /** Until the time to withdraw is over. */
  accepted: {
    phase: "applicant",
    shown: "accepted",
    moves: ["withdrawing", "completed"],
    mail: "application-accepted",
  },
  /** The applicant has withdrawn, and the provider does not know it yet. */
  withdrawing: { phase: "provider", shown: "withdrawing", moves: ["withdrawn"] },
  withdrawn: { phase: "over", shown: "withdrawn", moves: [], mail: "application-withdrawn" },
  completed: { phase: "over", shown: "accepted", moves: [] },
  declined: { phase: "over", shown: "declined", moves: [] },
  /** The offer was not accepted in time. */
  expired: { phase: "over", shown: "expired", moves: [] },
  /** The provider, or an applicant who was asked for more, has not answered in time. */
  unanswered: { phase: "over", shown: "unanswered", moves: [] },
  /** The applicant has ended the application, or accepted another offer, and the provider does not know it yet. */
  ending: { phase: "provider", shown: "ended", moves: ["ended"] },
  ended: { phase: "over", shown: "ended", moves: [] },
} as const satisfies Readonly<Record<string, StateRule<string, string>>>;

type Rules = typeof RULES;
export type AnswerState = keyof Rules;
/** The last two are about the whole application. */
export type ApplicationMail =
  | Extract<Rules[AnswerState], { readonly mail: string }>["mail"]
  | "application-declined"
  | "application-expired";

const rules: Readonly<Record<AnswerState, StateRule<AnswerState, ApplicationMail>>> = RULES;

export const ANSWER_STATES = Object.keys(RULES) as readonly AnswerState[];
export const answerPhase = (state: AnswerState): AnswerPhase => rules[state].phase;
export const shownAnswer = (state: AnswerState): ShownAnswer => rules[state].shown;
export const answerMailOf = (state: AnswerState): ApplicationMail | undefined => rules[state].mail;
export const mayAnswerMove = (from: AnswerState, to: AnswerState): boolean => rules[from].moves.includes(to);

/** A workflow follows them. */
export const FOLLOWED_ANSWERS = ANSWER_STATES.filter((state) => rules[state].phase !== "over");
/** The provider has yet to decide. */
export const UNDECIDED_ANSWERS = ANSWER_STATES.filter((state) => mayAnswerMove(state, "unanswered"));
/** The applicant has taken the offer. At most one answer of an application is in one of these. */
export const TAKEN_ANSWERS = ["accepting", "accepted", "withdrawing", "completed"] as const satisfies AnswerState[];

/** The applicant wants nothing more of the provider. */
export const CLOSING_ANSWERS = ["ending", "ended"] as const satisfies AnswerState[];

/** The applicant has accepted or withdrawn, and the provider has not confirmed it. */
export const UNCONFIRMED_ANSWERS = ["accepting", "withdrawing"] as const satisfies AnswerState[];
/** A provider confirms within minutes. After a day a person asks it. */
export const CONFIRM_WITHIN_HOURS = 24;

export const isUndecided = (state: AnswerState): boolean => UNDECIDED_ANSWERS.includes(state);
export const isClosed = (state: AnswerState): boolean => (CLOSING_ANSWERS as readonly AnswerState[]).includes(state);
export const isTaken = (state: AnswerState): boolean => (TAKEN_ANSWERS as readonly AnswerState[]).includes(state);
