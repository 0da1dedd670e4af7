import type { RegisteredPerson } from "./registers.port.ts";

/** Counts distinct members, not requests. */
export interface DistinctCounter {
  /**
   * True when the member is already counted in every bucket, or each other bucket has room for it; then it
   * is counted in all of them, atomically. Never rejects: false while counting is unavailable.
   */
  admit(member: string, buckets: readonly Bucket[], windowMs: number): Promise<boolean>;
}

export interface Bucket {
  /** Hashed before it leaves the process. */
  readonly name: string;
  /** Distinct members within the sliding window. */
  readonly limit: number;
}

/** Recent answers of the register. Stored encrypted, found by keyed hash. */
export interface PersonCache {
  /** Undefined also when it cannot be read. */
  find(personalNumber: string): Promise<KnownPerson | undefined>;
  /** A failure to store is ignored. */
  store(personalNumber: string, person: KnownPerson): Promise<void>;
}

/** An answer of the register, as opposed to none. */
export type KnownPerson = Exclude<RegisteredPerson, { readonly kind: "unavailable" }>;

/** Who looked up whom, and why: for the person concerned, and for the supervisory authority. */
export interface LookupAudit {
  /** Rejects when it is not written; then no name may be given. */
  record(entry: LookupEntry): Promise<void>;
}

/**
 * `form`: the name of a typed number. `fetch`: the person whose insurance is to be fetched. `order`: whether the person has ordered the same
 * thing already.
 */
export type LookupPurpose = "form" | "fetch" | "order";

export interface LookupEntry {
  /** Stored as a keyed hash. */
  readonly personalNumber: string;
  readonly owner: string;
  readonly purpose: LookupPurpose;
  readonly isNamed: boolean;
}
