/** An accident search as every part of the vertical understands it; the wire names live in `server/accident-parameters.ts`. */
export interface AccidentSearch {
  /** Twelve digits, of the one who asks. */
  readonly personalNumber: string;
  readonly insured: Insured;
  /** Försäkringsbelopp, in kronor: what a lasting injury is compensated by a share of. */
  readonly amountKr: number;
  /** Undefined for a child: a child's occupation is not asked for. */
  readonly occupation: Occupation | undefined;
  readonly hasRiskySports: boolean;
}

/** Addendum C, as they are called on the wire. */
export const INSURED = ["me", "partner", "child"] as const;
export type Insured = (typeof INSURED)[number];

export const AMOUNTS = ["500000", "1000000", "1500000", "2000000"] as const;

export const OCCUPATIONS = ["office", "practical", "risk"] as const;
export type Occupation = (typeof OCCUPATIONS)[number];
