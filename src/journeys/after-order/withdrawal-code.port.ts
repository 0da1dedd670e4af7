import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";

/** Codes by which a customer who is not logged in withdraws from an order, in Postgres. */
export interface WithdrawalCodes {
  /** The orders whose id begins so: in practice one or none. */
  ordersBeginning(beginning: string): Promise<CodedOrder[]>;
  /** Stores the code with its mail. False, and nothing is sent, when the order has had too many of them since then. */
  ask(code: NewWithdrawalCode, since: Date, most: number): Promise<boolean>;
  /** Counts one try. Undefined for a code that is wrong, used, expired or tried too often. */
  open(tried: TriedCode): Promise<OpenedCode | undefined>;
  /** Until when a code is valid that was asked for with this token; undefined for no such token. */
  validUntil(token: string): Promise<number | undefined>;
}

export interface CodedOrder {
  readonly orderId: string;
  readonly vertical: string;
  readonly personal: PersonalFields;
}

export interface NewWithdrawalCode {
  readonly codeId: string;
  /** 256 random bits, in the address of the page. */
  readonly token: string;
  readonly askedAtMs: number;
  readonly expiresAtMs: number;
  /** Undefined where what was typed fits no order: then no code opens it. */
  readonly match: { readonly orderId: string; readonly code: string; readonly mail: NewMail } | undefined;
}

export interface TriedCode {
  readonly token: string;
  readonly code: string;
  /** The browser that may then withdraw. */
  readonly owner: string;
  readonly nowMs: number;
  readonly mostTries: number;
}

export interface OpenedCode {
  readonly orderId: string;
  readonly vertical: string;
}
