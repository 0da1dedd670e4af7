import type { QuestionState } from "#domain/expert/expert-question.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Questions to the expert panel. Question and sender are encrypted. */
export interface ExpertStore {
  /** False when the proof has been used for a question before. */
  add(question: NewQuestion): Promise<boolean>;
  load(questionId: string): Promise<Question | undefined>;
  /** False when it does not wait for a confirmation, or its time is over. */
  confirm(questionId: string): Promise<boolean>;
  /** First those that wait for an answer, the oldest on top; then the newest answered. */
  list(limit: number): Promise<Question[]>;
  /** How many wait for an answer. */
  countOpen(): Promise<number>;
  /** Writes the answer and its mail together, so that neither exists without the other. False when it does not wait for an answer. */
  answer(questionId: string, answer: Answer, mail: NewMail): Promise<boolean>;
  /** Which member of staff has read the question. */
  noteRead(questionId: string, staffId: string): Promise<void>;
}

export interface NewQuestion {
  readonly questionId: string;
  readonly email: string;
  readonly text: string;
  /** Identifies the proof of work; without one the address must be confirmed by a mail. */
  readonly proofId: string | undefined;
  readonly confirmUntil: Date;
}

export interface Answer {
  readonly text: string;
  readonly staffId: string;
}

export interface Question {
  readonly questionId: string;
  readonly email: string;
  readonly text: string;
  readonly state: QuestionState;
  readonly askedAtMs: number;
  readonly answer: string | undefined;
  readonly answeredAtMs: number | undefined;
}

/** Work that a browser does before it may send: cheap for one person, expensive for a thousand messages. */
export interface ProofOfWork {
  challenge(): Promise<WorkChallenge>;
  /** The id of a valid proof; undefined when it is wrong, expired or not ours. */
  check(typed: string): Promise<string | undefined>;
}

/** Opaque to us: the library creates and reads it on both sides. */
export type WorkChallenge = Readonly<Record<string, unknown>>;
