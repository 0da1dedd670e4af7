import type { EnteredContract } from "#domain/household/entered-contract.ts";

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
