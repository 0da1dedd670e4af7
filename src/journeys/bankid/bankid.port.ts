/** BankID as a journey sees it: an order is started, polled until it ends, and may be cancelled. */
export interface BankId {
  /** Never sent twice: after a timeout it is unknown whether the order exists, and a second call would create another. */
  authenticate(order: BankIdOrder): Promise<BankIdStarted | BankIdFault>;
  sign(order: BankIdSignature): Promise<BankIdStarted | BankIdFault>;
  collect(orderRef: string): Promise<BankIdState | BankIdFault>;
  cancel(orderRef: string): Promise<{ readonly kind: "cancelled" } | BankIdFault>;
}

export interface BankIdOrder {
  /** The person's own address, as we see it. */
  readonly endUserIp: string;
  readonly userAgent: string;
  /** Identifies the browser without being usable as its cookie: a hash of its long-lived cookie. */
  readonly deviceIdentifier: string;
  /** Twelve digits: only this person may complete the order. */
  readonly personalNumber?: string | undefined;
  /** Where the app returns to when it is on the same device. */
  readonly returnUrl?: string | undefined;
  /** Shown in the app, as BankID's simple markdown. */
  readonly visibleText: string;
}

export interface BankIdSignature extends BankIdOrder {
  /** Signed and not shown. */
  readonly hiddenText?: string | undefined;
}

export interface BankIdStarted {
  readonly kind: "started";
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

export type BankIdState =
  | { readonly kind: "pending"; readonly hintCode: string | undefined }
  | { readonly kind: "failed"; readonly hintCode: string | undefined }
  | { readonly kind: "complete"; readonly completion: BankIdCompletion };

export interface BankIdCompletion {
  readonly personalNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly deviceAddress: string | undefined;
  readonly risk: "low" | "moderate" | "high" | undefined;
  /** The whole answer of BankID with its signature, as JSON: evidence, retained for audit. */
  readonly evidence: string;
}

export type BankIdFault =
  /** It answered with an error code of its own. */
  | { readonly kind: "refused"; readonly errorCode: string; readonly retryAfterMs?: number }
  /** No readable answer; the request may still have been executed. */
  | { readonly kind: "no-answer" };
