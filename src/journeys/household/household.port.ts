import type { AccessNotice } from "#journeys/access/access-notice.port.ts";
import type { EnteredContract } from "#domain/household/entered-contract.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** What an agreement may be of. */
export interface KnownVerticals {
  readonly verticals: readonly AnyVerticalServer[];
  readonly applied: readonly AppliedVertical[];
}

/** Agreements that people have entered. Every call is limited to the person: another person's contract is treated as missing. */
export interface EnteredContractStore {
  /** The oldest first. */
  ofPerson(personId: string): Promise<StoredEnteredContract[]>;
  /** False when the person has as many as one may have, or no account. */
  add(personId: string, contract: StoredEnteredContract): Promise<boolean>;
  change(personId: string, contract: StoredEnteredContract): Promise<boolean>;
  remove(personId: string, contractId: string): Promise<boolean>;
}

export interface StoredEnteredContract {
  readonly contractId: string;
  readonly content: EnteredContract;
  readonly changedAtMs: number;
}

/** The same value gives the same id, which no one can guess. */
export type HeldKey = (value: string) => string;

/** The secret address of a person's calendar: at most one. Only the hash of its token is stored. */
export interface CalendarLinkStore {
  find(personId: string): Promise<{ readonly createdAtMs: number } | undefined>;
  /** Ends the one before. With the notice, together or not at all; true when the notice is queued. */
  replace(personId: string, link: NewCalendarLink, notice: AccessNotice): Promise<boolean>;
  /** False when there was none. */
  revoke(personId: string): Promise<boolean>;
  /** Undefined for a token that was revoked, replaced or never given out. */
  personOf(token: string): Promise<string | undefined>;
}

export interface NewCalendarLink {
  readonly linkId: string;
  readonly token: string;
  readonly createdAtMs: number;
}

/** What a person has searched for lately, by the names of verticals. */
export type FindSearched = (personId: string) => Promise<readonly string[]>;
