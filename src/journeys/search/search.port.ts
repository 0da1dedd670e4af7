import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { RankedOffer, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { VehicleFacts } from "#verticals/_contract/register-facts.ts";

/** What must last of a search. */
export interface SearchStore {
  create(search: StoredSearch): Promise<void>;
  /** Undefined when it does not exist or belongs to somebody else: callers cannot tell which. */
  find(searchId: string, owner: string): Promise<StoredSearch | undefined>;
  /** Stores the answers so far of a search that some providers have not answered: its offers can be used. Changes no finished search. */
  open(searchId: string, soFar: SearchResult): Promise<void>;
  /** The result and its offers in one transaction; a second finish of the same search changes nothing. */
  finish(searchId: string, result: SearchResult): Promise<void>;
  /** Of an open search the answers so far; undefined before that. */
  result(searchId: string): Promise<SearchResult | undefined>;
}

export interface StoredSearch {
  readonly searchId: string;
  readonly vertical: string;
  readonly schemaVersion: number;
  /** A keyed hash of the visitor's cookie; never the cookie itself. */
  readonly owner: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly personal: Readonly<Record<string, string>>;
  /** Only where a fetched insurance says otherwise than was typed. */
  readonly conflicts?: AnswerConflicts;
  readonly state: SearchState;
}

/** Open: the list can be used, although some providers have not answered. */
export type SearchState = "created" | "open" | "done";

export interface SearchResult {
  readonly offers: readonly RankedOffer[];
  readonly withoutOffer: readonly ProviderWithoutOffer[];
  /** What the vehicle register says; not stored. */
  readonly vehicle?: VehicleFacts | undefined;
}

/** What may be lost of a search: the answers so far and which node runs it. Every method may reject while the cache is down. */
export interface SearchProgress {
  /** Says that the node lives; a node that has not been heard from for the beat's life counts as dead. */
  recordHeartbeat(node: string): Promise<void>;
  /** A search this node has just made: nobody else can know its id yet, so nothing is contested. */
  begin(searchId: string, node: string): Promise<void>;
  /** True when the node now runs the search: nobody did, or the one that did is dead. */
  claim(searchId: string, node: string): Promise<boolean>;
  addAnswer(searchId: string, answer: ProviderAnswer): Promise<void>;
  /** The list is open, with so many offers. */
  markListed(searchId: string, offerCount: number): Promise<void>;
  /** The result is stored: from here on the answers themselves need not be kept. */
  markDone(searchId: string): Promise<void>;
  read(searchId: string): Promise<ProgressReading>;
  /** Ties the page's temporary id to the search, for its owner only. */
  bindTemp(tempSearchId: string, owner: string, search: TempSearch): Promise<void>;
  /** All that a poll needs, in one look; undefined when the temporary id is not the owner's. */
  readSnapshot(tempSearchId: string, owner: string): Promise<(ProgressSnapshot & TempSearch) | undefined>;
}

export interface TempSearch {
  readonly searchId: string;
  readonly vertical: string;
}

/** How far a search has come, without what was answered. */
export interface ProgressSnapshot {
  /** By provider id, of those who have answered; undefined when one gave no price. */
  readonly monthlyFeeOre: ReadonlyMap<number, number | undefined>;
  /** Of those who gave a price. */
  readonly yearlyFeeOre: ReadonlyMap<number, number>;
  /** How many offers an open list has; 0 before it opens. */
  readonly listedCount: number;
  readonly isDone: boolean;
  /** False when no living node runs the search: whoever reads this may claim it. */
  readonly isAttended: boolean;
}

export interface ProgressReading {
  readonly answers: readonly ProviderAnswer[];
  readonly isDone: boolean;
}

export type ProviderAnswer =
  | { readonly kind: "offered"; readonly offer: RankedOffer }
  | { readonly kind: "no-offer"; readonly withoutOffer: ProviderWithoutOffer };
