import type { MailState } from "#domain/mail/mail-state.ts";
import type { MailVariables, NewMail } from "#journeys/mail/mail.port.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";

/** The fetched insurance that a customer leaves. */
export interface FormerPolicies {
  /**
   * The latest fetch of this kind of insurance in this browser, or of the logged-in person, that belongs to the person
   * who ordered: only the other person may end an insurance that another person has fetched in the same browser.
   */
  latest(
    asker: Asker,
    order: { readonly orderId: string; readonly vertical: string },
  ): Promise<FetchedPolicy | undefined>;
}

export interface FetchedPolicy {
  readonly providerName: string;
  /** The insurer's id in our list; undefined when the insurer is not in it. */
  readonly shopId: number | undefined;
  /** Its facts about the insured object, under the names of a search. */
  readonly fields: Readonly<Record<string, string | null>>;
  readonly renewalDate: string | undefined;
  readonly fetchedAtMs: number;
}

/** Cancellations that customers have requested: one per order, always with the text they agreed to. */
export interface CancellationStore {
  find(orderId: string): Promise<StoredCancellation | undefined>;
  /**
   * Stores the cancellation and its two mails together, or nothing. An existing one is not replaced. Undefined when the
   * order has been withdrawn in the meantime: then nothing may be cancelled.
   */
  store(cancellation: NewCancellation): Promise<StoredCancellation | undefined>;
}

export interface NewCancellation {
  readonly orderId: string;
  readonly insurerName: string;
  /** YYYY-MM-DD. */
  readonly endsOn: string;
  readonly newStartsOn: string;
  /** The power of attorney as it was read, and the version of its text. Encrypted: it names the insured object. */
  readonly mandate: string;
  readonly mandateVersion: string;
  readonly askedAtMs: number;
  readonly notice: NewMail;
  readonly copy: NewMail;
}

export interface StoredCancellation {
  readonly insurerName: string;
  readonly endsOn: string;
  readonly newStartsOn: string;
  readonly askedAtMs: number;
  readonly mailIds: readonly [notice: string, copy: string];
  readonly notice: SentNotice;
  /** When the customer took it back. */
  readonly revokedAtMs: number | undefined;
}

/** The mail to the former insurer. */
export interface SentNotice {
  readonly state: MailState;
  readonly to: string;
  readonly variables: MailVariables;
}
