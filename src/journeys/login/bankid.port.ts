/** BankID as a journey sees it: an order is started, asked about until it ends, and may be called off. */
export interface BankId {
  /** Never sent twice: whether an order came to be is not known after a timeout, and a second one would be another order. */
  authenticate(order: BankIdOrder): Promise<BankIdStarted | BankIdFault>;
  sign(order: BankIdSignature): Promise<BankIdStarted | BankIdFault>;
  collect(orderRef: string): Promise<BankIdState | BankIdFault>;
  cancel(orderRef: string): Promise<{ readonly kind: "cancelled" } | BankIdFault>;
}

export interface BankIdOrder {
  /** The person's own address, as we see it. */
  readonly endUserIp: string;
  readonly userAgent: string;
  /** Of the browser, and nothing that could be used as it: a hash of its long-lived cookie. */
  readonly deviceIdentifier: string;
  /** Twelve digits: only this person may complete the order. */
  readonly personalNumber?: string | undefined;
  /** Where the app leads back to when it is on the same device. */
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
  /** Everything BankID sent, signature and all, as JSON: the proof, kept for audit. */
  readonly evidence: string;
}

export type BankIdFault =
  /** It answered with an error code of its own. */
  | { readonly kind: "refused"; readonly errorCode: string; readonly retryAfterMs?: number }
  /** No answer that can be read; what was asked for may still have been done. */
  | { readonly kind: "no-answer" };
