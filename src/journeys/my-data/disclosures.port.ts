/** What was asked about a person, of whom: shown to the person on my pages. */
export interface DisclosureLog {
  /** Returns at once, and never throws: no visitor waits for it. */
  record(disclosures: readonly NewDisclosure[]): void;
}

/** `search`: the price question to many companies. `checkout`: to the chosen one. `register`: a lookup of what is searched for. */
export type DisclosurePurpose = "search" | "checkout" | "register";

export interface NewDisclosure {
  /** Recording the same id again changes nothing. */
  readonly id: string;
  /** Stored as a keyed hash. */
  readonly personalNumber: string;
  readonly purpose: DisclosurePurpose;
  readonly vertical: string;
  readonly content: DisclosureContent;
}

/** Encrypted: which companies were asked, and about what, is personal. */
export interface DisclosureContent {
  /** Names of companies, or ids of registers. */
  readonly parties: readonly string[];
  /** The labels of the filled-in fields, never their values. */
  readonly fields: readonly string[];
}
