/** How a customer's withdrawal reaches an insurer. A repeated withdrawal gets the same answer, in every protocol. */

/** POST /v1/withdrawals: 200, or 404 with `UNKNOWN_REFERENCE`. */
export interface AtOnceWithdrawalWire {
  reference: string;
  requestedAt: string;
}
export type AtOnceWithdrawnWire = { status: "WITHDRAWN"; reference: string } | { status: "UNKNOWN_REFERENCE" };

/** POST /angranden with our reference as `Idempotency-Key`: 200, or 404 with `okand-referens`. */
export interface JobWithdrawalWire {
  referens: string;
  begardTid: string;
}
export type JobWithdrawnWire = { angrad: true } | { fel: "okand-referens" | "ogiltig"; text: string };

/** POST /ws/anger with the action `AngraTeckning`, answered by `AngraTeckningSvar`. */
export interface SoapWithdrawalWire {
  Referens: string;
  BegardTid: string;
}
export type SoapWithdrawnWire = { Angrad: string } | { Avslag: { Skal: string } };
