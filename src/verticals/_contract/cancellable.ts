/** An insurance whose former insurer we can ask to end it for the customer. */
export interface CancellableInsurance {
  /** Said to who takes a new insurance back: what it means to have none. */
  readonly gapCaution: string;
  /** What it is an insurance of, six characters without space, from what an order or a fetched insurance holds. */
  registrationNumber(fields: Readonly<Record<string, string | null>>): string | undefined;
}
