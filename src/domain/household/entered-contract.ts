/** An agreement as its person has entered it. A type, not an interface: it is stored as a plain record. */
export type EnteredContract = {
  /** The name of a vertical, or of a kind that we do not compare. */
  readonly vertical: string;
  readonly providerName: string;
  readonly monthlyOre?: number | undefined;
  readonly nextMonthlyOre?: number | undefined;
  readonly renewsOn?: string | undefined;
  readonly boundUntil?: string | undefined;
  readonly campaignUntil?: string | undefined;
};

/** More than a household has; a limit to what one person can make us store. */
export const MAX_ENTERED = 40;
