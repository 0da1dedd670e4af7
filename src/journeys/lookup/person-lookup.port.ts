import type { RegisteredPerson } from "./registers.port.ts";

/** Counts how many different things are asked for, not how often. */
export interface DistinctCounter {
  /**
   * True when the member is among those counted in every bucket, or there is room for it in each where it is not; then it
   * is counted in all of them, in one step. Never rejects: false while nothing can be counted.
   */
  admit(member: string, buckets: readonly Bucket[], windowMs: number): Promise<boolean>;
}

export interface Bucket {
  /** Hashed before it leaves the process. */
  readonly name: string;
  /** Different members within any stretch of the window. */
  readonly limit: number;
}

/** What the register said about a person lately. Kept encrypted, found by keyed hash. */
export interface PersonCache {
  /** Undefined also when it cannot be read. */
  find(personalNumber: string): Promise<KnownPerson | undefined>;
  /** A failure to keep it is nobody's trouble. */
  store(personalNumber: string, person: KnownPerson): Promise<void>;
}

/** An answer of the register, as opposed to none. */
export type KnownPerson = Exclude<RegisteredPerson, { readonly kind: "unavailable" }>;

/** Who looked whom up, and why: for the person asked about, and for the supervisor. */
export interface LookupAudit {
  /** Rejects when it is not written; then no name may be given. */
  record(entry: LookupEntry): Promise<void>;
}

/** `form`: the name belonging to a number that was typed. `fetch`: whose insurance is to be fetched. */
export type LookupPurpose = "form" | "fetch";

export interface LookupEntry {
  /** Stored as a keyed hash. */
  readonly personalNumber: string;
  readonly owner: string;
  readonly purpose: LookupPurpose;
  readonly isNamed: boolean;
}
