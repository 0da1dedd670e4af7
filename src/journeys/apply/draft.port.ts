import type { ApplyingParty, DraftState } from "#domain/application/draft-state.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { OrderSignature } from "#journeys/order/order.port.ts";

/** Applications that are being filled in, in Postgres. Answers are stored encrypted. */
export interface DraftStore {
  /** The one of this visitor that is not submitted. */
  current(owner: string, vertical: string): Promise<StoredDraft | undefined>;
  find(draftId: string): Promise<StoredDraft | undefined>;
  /** One that waits for the holder of the code, and has not waited too long. */
  findWaiting(code: string, nowMs: number): Promise<StoredDraft | undefined>;
  /** Creates or replaces an open one. False when it is no longer open. */
  save(draft: DraftToSave): Promise<boolean>;
  /**
   * Deletes one that is open or waiting, with its link and its signatures, and ends the signings of it. Gives what is still open at
   * BankID.
   */
  remove(owner: string, vertical: string, nowMs: number): Promise<string[]>;
  /** The name that BankID gave for the applicant who has signed. */
  applicantName(applicationHash: string): Promise<string | undefined>;
  /**
   * The signature, what it makes of the draft and its mail, in one transaction. The signing is used up: false when it was cancelled, has
   * been used for another draft, or its draft no longer waits for this party; then it is ended.
   */
  sign(signed: DraftSigned): Promise<boolean>;
  markSubmitted(draftId: string): Promise<void>;
  /** Signed by all and not submitted: a process ended in between. */
  unsent(savedBefore: Date, limit: number): Promise<StoredDraft[]>;
}

export interface StoredDraft {
  readonly draftId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly applicationHash: string;
  readonly state: DraftState;
  readonly values: FormValues;
  readonly savedAtMs: number;
  /** For one that waits. */
  readonly waitUntilMs: number | undefined;
}

export interface DraftToSave {
  readonly draftId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly applicationHash: string;
  readonly values: FormValues;
  readonly savedAtMs: number;
}

export interface DraftSigned {
  readonly draftId: string;
  readonly applicationHash: string;
  readonly party: ApplyingParty;
  readonly signature: OrderSignature;
  /** As they were signed: the draft may have been changed since the signing began. */
  readonly fields: FormValues;
  /** For another applicant, who is yet to sign. */
  readonly wait: { readonly code: string; readonly until: Date; readonly mail: NewMail } | undefined;
}

/** What a signing of the other applicant is about: each has one of their own, and one does not replace the other's. */
export const coSigningOf = (draftId: string): string => `${draftId}-co`;
