import type { SigningEvent } from "./signing.ports.ts";

export type CountedSigning = "started" | "not-started" | "completed" | "failed" | "expired" | "cancelled";

/** The counter of an event of a signing; undefined for an intermediate step. */
export function countSigning({ outcome, reason }: SigningEvent): CountedSigning | undefined {
  switch (outcome) {
    case "started":
    case "not-started":
    case "cancelled":
      return outcome;
    case "accepted":
      return "completed";
    case "failed":
      return reason === "expiredTransaction" ? "expired" : "failed";
    case "signed":
    case "returned":
    case "return-refused":
      return undefined;
  }
}
