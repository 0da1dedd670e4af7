/** What people saw that they could save, for their own pages. */
export interface SavingStore {
  /** Once per person, search and fetch. */
  add(saving: Saving): Promise<void>;
  ofPerson(personId: string): Promise<readonly Saving[]>;
}

export interface Saving {
  readonly savingId: string;
  readonly personId: string;
  readonly vertical: string;
  readonly searchId: string;
  readonly fetchId: string;
  /** Undefined when there was nothing to save, or when the fee of today says nothing of a year. */
  readonly yearlyFeeSavedOre: number | undefined;
  /** What the person paid, when that says something of a year. */
  readonly yearlyFeeTodayOre: number | undefined;
  readonly createdAtMs: number;
}
