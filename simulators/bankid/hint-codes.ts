/** As BankID documents them. */
export const PENDING_HINTS: readonly string[] = [
  "outstandingTransaction",
  "noClient",
  "started",
  "userMrtd",
  "userCallConfirm",
  "userSign",
  "processing",
];

export const FAILED_HINTS: readonly string[] = [
  "userCancel",
  "cancelled",
  "expiredTransaction",
  "certificateErr",
  "startFailed",
  "userDeclinedCall",
  "notSupportedByUserApp",
  "transactionRiskBlocked",
];
