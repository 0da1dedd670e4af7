/** How a switch is followed at a supplier, the same in every protocol of orders. */

/** GET /v1/switches?reference=: 200, or 404 with `UNKNOWN_REFERENCE`. Days are ISO dates. */
export type SwitchWire =
  | { status: "PENDING" }
  | { status: "CONFIRMED" | "MOVED" | "COMPLETED"; date: string }
  /** The grid company's decision; `field` where it objects to one value. */
  | { status: "REFUSED"; field?: "facilityId"; reason: string }
  | { status: "UNKNOWN_REFERENCE" };

/** POST /v1/switches/corrections with an `Idempotency-Key`: answered as above. */
export interface SwitchCorrectionWire {
  reference: string;
  facilityId: string;
}
