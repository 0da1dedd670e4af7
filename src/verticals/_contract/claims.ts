/** How an insurer is reached when something has happened. */
export interface ClaimsContact {
  /** As it is read: "031-390 06 11". */
  readonly phone: string;
  /** When it is answered: "måndag–fredag 08:00–17:00". */
  readonly hours: string;
  /** Answered at all other hours, for what cannot wait. */
  readonly otherHoursPhone?: string;
  /** Where a claim is made in writing. */
  readonly url: string;
}

/** What a vertical knows about the time after a damage, an injury or a theft. */
export interface ClaimsCapability {
  /** In the order to be taken. */
  readonly steps: readonly ClaimStep[];
  /** What the insurer asks for. */
  readonly ready: readonly string[];
  /** No part of a damage is left to the person. */
  readonly paysFromFirstKrona?: true;
}

/** A type, not an interface: it is sent as a plain record. */
export type ClaimStep = {
  readonly title: string;
  readonly text: string;
};
