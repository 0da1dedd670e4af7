/** Something applied for that several providers answer in their own time, as its applicant may see it. */
export interface Application {
  /** Unguessable; what it is asked for by. */
  readonly applicationHash: string;
  readonly vertical: string;
  /** open: at least one provider has yet to answer. answered: all have. accepted: the applicant has taken an offer. */
  readonly state: ApplicationState;
  readonly amountOre: number | undefined;
  readonly answers: readonly ApplicationAnswer[];
  readonly appliedAtMs: number;
  readonly changedAtMs: number;
}

export const APPLICATION_STATES = ["open", "answered", "accepted", "ended"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What is shown of one answer. "accepting" and "withdrawing": the provider has not confirmed it yet. */
export const SHOWN_ANSWERS = [
  "waiting",
  "needed",
  "offered",
  "accepting",
  "accepted",
  "withdrawing",
  "withdrawn",
  "declined",
  "expired",
  "unanswered",
  "ended",
] as const;
export type ShownAnswer = (typeof SHOWN_ANSWERS)[number];

export interface ApplicationAnswer {
  readonly providerName: string;
  readonly state: ShownAnswer;
}

/** M-005: the entry with the same hash gives its place to the new one; a new one comes first. */
export function replaceApplication<Entry extends Pick<Application, "applicationHash">>(
  list: readonly Entry[],
  entry: Entry,
): Entry[] {
  const isSame = ({ applicationHash }: Entry) => applicationHash === entry.applicationHash;
  return list.some(isSame) ? list.map((each) => (isSame(each) ? entry : each)) : [entry, ...list];
}

const UNANSWERED: readonly ShownAnswer[] = ["waiting", "needed", "unanswered"];

/** A provider that asks for more has not answered. */
export const countAnswers = ({ answers }: Pick<Application, "answers">): { answered: number; asked: number } => ({
  answered: answers.filter(({ state }) => !UNANSWERED.includes(state)).length,
  asked: answers.length,
});
