import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Questions to the expert panel. What was asked and by whom is encrypted. */
export interface ExpertStore {
  /** False when the proof has been used for a question before. */
  add(question: NewQuestion): Promise<boolean>;
  load(questionId: string): Promise<Question | undefined>;
  /** False when it does not wait to be confirmed, or its time is out. */
  confirm(questionId: string): Promise<boolean>;
  /** Those that wait for an answer first, the oldest on top; then the newest answered. */
  list(limit: number): Promise<Question[]>;
  /** How many wait for an answer. */
  countOpen(): Promise<number>;
  /** Writes the mail with the answer, so that neither exists without the other. False when it does not wait for an answer. */
  answer(questionId: string, answer: Answer, mail: NewMail): Promise<boolean>;
  /** Who of the staff has read what somebody asked. */
  noteRead(questionId: string, staffId: string): Promise<void>;
}

export interface NewQuestion {
  readonly questionId: string;
  readonly email: string;
  readonly text: string;
  /** Names the proof of work; without one the address must be confirmed by a mail. */
  readonly proofId: string | undefined;
  readonly confirmUntil: Date;
}

export interface Answer {
  readonly text: string;
  readonly staffId: string;
}

export type QuestionState = "unconfirmed" | "open" | "answered";

export interface Question {
  readonly questionId: string;
  readonly email: string;
  readonly text: string;
  readonly state: QuestionState;
  readonly askedAtMs: number;
  readonly answer: string | undefined;
  readonly answeredAtMs: number | undefined;
}

/** Work that a browser does before it may send: cheap for one person, dear for a thousand messages. */
export interface ProofOfWork {
  challenge(): Promise<WorkChallenge>;
  /** What names the proof, once it has been seen to be good; undefined when it is wrong, ours no longer or not ours at all. */
  check(typed: string): Promise<string | undefined>;
}

/** Opaque to us: made and read by the library on both sides. */
export type WorkChallenge = Readonly<Record<string, unknown>>;
