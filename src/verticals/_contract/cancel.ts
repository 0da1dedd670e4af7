import type { DaysWithout, EndingRule } from "#domain/after-order/handover.ts";

/** What the visitor has today can be ended for them: we send the notice to their former provider. */
export interface CancelCapability {
  /** Shown to a customer who withdraws a new order: what it means to have none. */
  readonly gapCaution: string;
  /** When a former agreement may end; what a fetch brings has only its day of renewal. */
  readonly ending: EndingRule;
  readonly without: DaysWithout;
  /** What it is about, from the fields of an order or of a fetched agreement. */
  thing(fields: ThingFields): CancelledThing | undefined;
  /** Only of what has one, six characters without space: the register is asked who owns it. */
  registrationNumber?(fields: ThingFields): string | undefined;
}

export type ThingFields = Readonly<Record<string, string | null>>;

export interface CancelledThing {
  /** The same for an order and for a former agreement about the same thing. */
  readonly key: string;
  /** As it is read: "SPV 24K", "Sparvvägen 7, 123 45". */
  readonly name: string;
}
