/** `same`: opened by a link on the device of the browser. `other`: a code read by another device. */
export type BankIdDevice = "same" | "other";

/** What a browser shows to go on with an order: the visitor alone is not enough, because that cookie lives long and may be copied. */
export interface BankIdBrowser {
  readonly owner: string;
  /** What the cookies of its orders hold, each order's own. */
  readonly secrets: readonly string[];
}

/** Encrypted where they are stored, and deleted when the order ends. None but the autostart token may reach a browser. */
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
  /** Its error code, about something we did. */
  | { readonly kind: "error"; readonly errorCode: string }
  /** The app led back to another browser, or to none. */
  | { readonly kind: "not-returned" };

/** The part of a store that following an order at BankID needs, whatever the order is for. */
export interface BankIdOrders {
  /** True for one caller in each interval, whichever nodes ask: who may ask BankID now. */
  claimCollect(id: string, nowMs: number, intervalMs: number): Promise<boolean>;
  /** Nobody asks BankID before this. */
  postponeCollect(id: string, untilMs: number): Promise<void>;
  noteHint(id: string, hintCode: string | undefined): Promise<void>;
  /** Only of an order that is still under way. */
  fail(id: string, failure: BankIdFailure, nowMs: number): Promise<void>;
}

export interface PendingBankIdOrder {
  readonly id: string;
  readonly startedAtMs: number;
  readonly hintCode: string | undefined;
  readonly secrets: BankIdSecrets;
}
