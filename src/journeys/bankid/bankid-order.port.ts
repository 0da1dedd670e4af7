/** `same`: opened by a link on the device of the browser. `other`: a code read by another device. */
export type BankIdDevice = "same" | "other";

/** What a browser presents to continue an order: the visitor's cookie alone is not enough, because it lives long and may be copied. */
export interface BankIdBrowser {
  readonly owner: string;
  /** Values of the cookies of its orders, one per order. */
  readonly secrets: readonly string[];
}

/** Stored encrypted, and deleted when the order ends. Only the autostart token may be sent to a browser. */
export interface BankIdSecrets {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
  readonly endUserIp: string;
  /** The order must end with this person. */
  readonly requiredNumber?: string | undefined;
}

export type BankIdFailure =
  /** BankID's own code. */
  | { readonly kind: "bankid"; readonly hintCode: string | undefined }
  /** BankID's error code for a mistake of ours. */
  | { readonly kind: "error"; readonly errorCode: string }
  /** The app returned to another browser, or to none. */
  | { readonly kind: "not-returned" };

/** The part of a store that following an order at BankID needs, for any kind of order. */
export interface BankIdOrders {
  /** True for one caller in each interval, on all nodes: that caller may ask BankID now. */
  claimCollect(id: string, nowMs: number, intervalMs: number): Promise<boolean>;
  /** BankID is not asked before this time. */
  postponeCollect(id: string, untilMs: number): Promise<void>;
  noteHint(id: string, hintCode: string | undefined): Promise<void>;
  /** Only for an order in progress. */
  fail(id: string, failure: BankIdFailure, nowMs: number): Promise<void>;
}

export interface PendingBankIdOrder {
  readonly id: string;
  readonly startedAtMs: number;
  readonly hintCode: string | undefined;
  readonly secrets: BankIdSecrets;
}
