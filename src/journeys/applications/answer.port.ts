import type { AnswerChange, AnswerProgress } from "#domain/application/answer-progress.ts";
import type { AnswerState } from "#domain/application/answer-state.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { ApplicationFields, ApplicationOffer, SuppliedFile } from "#verticals/_contract/apply.ts";

/** Applications and their answers in Postgres. A change and what follows from it are one transaction. */
export interface AnswerStore {
  /** The application with one answer per provider. False when it exists: then nothing happens. */
  begin(application: NewApplication): Promise<boolean>;
  find(answerId: string): Promise<StoredAnswer | undefined>;
  /** By application and provider, for the applicant alone: undefined for anyone else. */
  findOwn(personId: string, applicationHash: string, providerSlug: string): Promise<StoredAnswer | undefined>;
  /** All answers of one's own application, by name. Empty also for an application of another person. */
  ofApplication(personId: string, applicationHash: string): Promise<StoredAnswer[]>;
  /**
   * Stores the change with its offer, files and mails, and what it makes of the application; or nothing. False when the answer has
   * changed since it was read, or another answer of the application has been accepted: the engine may run a step twice at once.
   */
  store(answerId: string, change: AnswerChange, details: AnswerDetails): Promise<StoredAnswerChange | false>;
  files(answerId: string, round: number): Promise<SuppliedFile[]>;
  /** When it is looked at next; a sweep starts those that are late. */
  planLook(answerId: string, at: Date): Promise<void>;
  /** Followed and late, one page at a time. */
  overdue(page: OverdueAnswers): Promise<string[]>;
}

export interface NewApplication {
  readonly applicationHash: string;
  readonly vertical: string;
  readonly amountOre: number | undefined;
  readonly request: ApplicationRequest;
  readonly providers: readonly AskedApplyProvider[];
  readonly appliedAt: Date;
  readonly answerBy: Date;
}

export interface AskedApplyProvider {
  /** The reference at this provider, and at no other. */
  readonly answerId: string;
  readonly slug: string;
  readonly name: string;
}

/** Stored encrypted. */
export interface ApplicationRequest {
  readonly personalNumber: string;
  readonly email: string;
  readonly fields: ApplicationFields;
}

export interface StoredAnswer extends AnswerProgress {
  readonly answerId: string;
  readonly applicationHash: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly providerName: string;
  readonly request: ApplicationRequest;
  readonly offer: ApplicationOffer | undefined;
  readonly answerByMs: number;
  readonly changedAtMs: number;
}

export interface AnswerDetails {
  readonly offer?: ApplicationOffer | undefined;
  readonly files?: readonly SuppliedFile[] | undefined;
  /** By the states of all answers after the change. */
  readonly mails: (states: readonly AnswerState[]) => readonly NewMail[];
}

export interface StoredAnswerChange {
  readonly mailIds: readonly string[];
  /** Answers that were ended with the change: their workflows must look. */
  readonly ended: readonly { readonly answerId: string; readonly round: number }[];
}

export interface OverdueAnswers {
  readonly before: Date;
  readonly limit: number;
  readonly afterAnswerId?: string;
}
