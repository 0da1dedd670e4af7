/** Of a login and of a signing: approved in the app, then used once by the browser that started it. */
export const BANKID_ORDER_KINDS = ["pending", "approved", "used", "failed", "cancelled"] as const;

export type BankIdOrderKind = (typeof BANKID_ORDER_KINDS)[number];

export const LIVE_KINDS: readonly BankIdOrderKind[] = ["pending", "approved"];

/** As the browser receives it. */
export const SHOWN_BANKID_STATUSES = ["pending", "failed", "complete"] as const;

export type ShownBankIdStatus = (typeof SHOWN_BANKID_STATUSES)[number];
