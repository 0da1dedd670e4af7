/** Possible savings that people have seen, for their own pages. */
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
  /** Undefined when there was nothing to save, or when the current fee is not a yearly one. */
  readonly yearlyFeeSavedOre: number | undefined;
  /** What the person paid, when it is a yearly fee. */
  readonly yearlyFeeTodayOre: number | undefined;
  readonly createdAtMs: number;
}
