/** People whose BankID does something of its own. Everybody else's works. */
export type BankIdMark = "blocked" | "risky" | "old-app" | "unusual";

export const bankIdMarks: Readonly<Record<string, BankIdMark>> = {
  // Opening an order fails it: certificateErr.
  "194102033877": "blocked",
  // BankID takes them for being tricked: transactionRiskBlocked, when the order sets a limit on risk.
  "194203109147": "risky",
  // An app that knows no return address: notSupportedByUserApp, when it is opened by a link.
  "194206178420": "old-app",
  // Approves everything, at moderate risk and from another address than the browser's.
  "194208272395": "unusual",
};
