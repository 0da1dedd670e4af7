import type { LoginEvent } from "./login.ports.ts";

export type CountedLogin = "started" | "not-started" | "completed" | "failed" | "abandoned";

/** BankID's codes for what only the person can change: they closed the app, took too long, or have another order under way. */
const BY_THE_PERSON: ReadonlySet<string | undefined> = new Set([
  "userCancel",
  "cancelled",
  "expiredTransaction",
  "startFailed",
  "userDeclinedCall",
  "notSupportedByUserApp",
  "certificateErr",
  "transactionRiskBlocked",
  "alreadyInProgress",
]);

/** The counter of an event of a login; undefined for an intermediate step. */
export function countLogin({ outcome, reason }: LoginEvent): CountedLogin | undefined {
  switch (outcome) {
    case "started":
      return outcome;
    case "not-started":
    case "failed":
      return BY_THE_PERSON.has(reason) ? "abandoned" : outcome;
    case "complete":
      return "completed";
    case "reissued":
    case "returned":
    case "return-refused":
      return undefined;
  }
}
