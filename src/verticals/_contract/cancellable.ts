/** An insurance whose former insurer we can ask to end it for the customer. */
export interface CancellableInsurance {
  /** Shown to a customer who withdraws a new insurance: what it means to have none. */
  readonly gapCaution: string;
  /** What it is an insurance of, from what an order or a fetched insurance holds. */
  thing(fields: InsuredFields): InsuredThing | undefined;
  /** Only of what has one, six characters without space: the register is asked who owns it. */
  registrationNumber?(fields: InsuredFields): string | undefined;
}

export type InsuredFields = Readonly<Record<string, string | null>>;

export interface InsuredThing {
  /** The same for an order and for a former insurance of the same thing. */
  readonly key: string;
  /** As it is read: "SPV 24K", "Sparvvägen 7, 123 45". */
  readonly name: string;
}
