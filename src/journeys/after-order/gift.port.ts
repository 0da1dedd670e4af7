/** Who wants the gift of the campaign. */
export interface GiftStore {
  /** False when the person has entered before: one gift each. */
  enter(entry: GiftEntry): Promise<boolean>;
}

/** Spec 2 §3 (C-235): personal number and telephone are encrypted. The date is ours to set (OP-18). */
export interface GiftEntry {
  readonly entryId: string;
  /** The browser: its visitor has typed the number. */
  readonly owner: string;
  readonly civicNumber: string;
  readonly phoneNumber: string;
  readonly product: string;
  readonly date: string;
}
