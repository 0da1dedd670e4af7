import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Asker } from "./asker.port.ts";

/**
 * Who has been identified in a browser: by a session, by the BankID login of a fetch, or by a signature. Every action in a
 * person's name after an order checks this first, because the cookie alone only shows that the browser is the same.
 */
export interface IdentifiedPersons {
  /** Idempotent: the same fetch or signature identifies once. */
  record(identification: Identification): Promise<void>;
  isIdentified(asker: Asker, personalNumber: string, nowMs: number): Promise<boolean>;
  /** By what, for an order that is made now; undefined when the person is not identified. */
  identifiedBy(asker: Asker, personalNumber: string, nowMs: number): Promise<IdentifiedBy | undefined>;
}

/** What proved that the person of an order was the one who ordered. */
export type IdentifiedBy = "session" | Identification["method"];

export interface Identification {
  /** The browser in which the person was identified. */
  readonly owner: string;
  readonly personalNumber: string;
  readonly method: "fetch" | "signature";
  /** The id of the fetch or the signature. */
  readonly reference: string;
  readonly identifiedAtMs: number;
}

/** Long enough for the page after an order, too short for the next person at a shared computer. */
export const IDENTIFIED_FOR_MS = HOUR_MS;
