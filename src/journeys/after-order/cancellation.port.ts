import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { Asker } from "./owned-order.port.ts";

/** What was fetched of the insurance that a customer leaves. */
export interface FormerPolicies {
  /**
   * The last that was fetched in this browser, or of whoever is logged in, for this kind of insurance, and that is of the person
   * who ordered: what somebody else has fetched in the same browser is theirs to end.
   */
  latest(
    asker: Asker,
    order: { readonly orderId: string; readonly vertical: string },
  ): Promise<FetchedPolicy | undefined>;
}

export interface FetchedPolicy {
  readonly providerName: string;
  /** The insurer's number among ours; undefined when it is none of those we know. */
  readonly shopId: number | undefined;
  /** What it says of the thing insured, under the names of a search. */
  readonly fields: Readonly<Record<string, string | null>>;
  readonly renewalDate: string | undefined;
  readonly fetchedAtMs: number;
}

/** Cancellations that customers have asked for: one per order, and never without the words they were asked under. */
export interface CancellationStore {
  find(orderId: string): Promise<StoredCancellation | undefined>;
  /**
   * Keeps the cancellation and its two mails together, or nothing. The one that is there already stands. Undefined when the
   * order has been withdrawn from in the meantime: then nothing may be cancelled.
   */
  store(cancellation: NewCancellation): Promise<StoredCancellation | undefined>;
}

export interface NewCancellation {
  readonly orderId: string;
  readonly insurerName: string;
  /** YYYY-MM-DD. */
  readonly endsOn: string;
  readonly newStartsOn: string;
  /** The power of attorney as it was read, and which wording it is. Encrypted: it names the thing insured. */
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
}
