import type { SearchState } from "#domain/search/search-progress.ts";
import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { RankedOffer, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";

/** The durable part of a search. */
export interface SearchStore {
  create(search: StoredSearch): Promise<void>;
  /** Undefined when it does not exist or belongs to another visitor: callers cannot distinguish the two. */
  find(searchId: string, owner: string): Promise<StoredSearch | undefined>;
  /** Stores the answers so far of a search that some providers have not answered: its offers become usable. Changes no finished search. */
  open(searchId: string, soFar: SearchResult): Promise<void>;
  /**
   * The result and its offers in one transaction. Returns the time, or undefined when the search had ended before: a second finish changes
   * nothing.
   */
  finish(searchId: string, result: SearchResult): Promise<Date | undefined>;
  /** For an open search the answers so far; undefined before that. */
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
  /** Whose search it is, stored as a keyed hash; not read back. */
  readonly personalNumber?: string | undefined;
  /** Only where a fetched insurance differs from what was typed. */
  readonly conflicts?: AnswerConflicts;
  readonly state: SearchState;
}

export interface SearchResult {
  readonly offers: readonly RankedOffer[];
  readonly withoutOffer: readonly ProviderWithoutOffer[];
  /** By provider id. */
  readonly times?: Readonly<Record<string, AnswerTime>>;
  /** What registers know of what is searched for; not stored. */
  readonly registers?: RegisterAnswers;
}

/** The volatile part of a search: the answers so far and the node that runs it. Every method may reject while the cache is down. */
export interface SearchProgress {
  /** Records that the node lives; without a heartbeat for its expiry time it counts as dead. */
  recordHeartbeat(node: string): Promise<void>;
  /** For a search that this node has just created: no other node can know its id yet, so there is no race. */
  begin(searchId: string, node: string): Promise<void>;
  /** True when the node now runs the search: no node did, or that node is dead. */
  claim(searchId: string, node: string): Promise<boolean>;
  addAnswer(searchId: string, answer: ProviderAnswer): Promise<void>;
  /** The list is open or final, with this number of offers. */
  markListed(searchId: string, offerCount: number): Promise<void>;
  /** The result is stored: from here on the answers are not needed in the cache. */
  markDone(searchId: string): Promise<void>;
  read(searchId: string): Promise<ProgressReading>;
  /** Binds the page's temporary id to the search, for its owner only. */
  bindTemp(tempSearchId: string, owner: string, search: TempSearch): Promise<void>;
  /** All that a poll needs, in one call; undefined when the temporary id belongs to another owner. */
  readSnapshot(tempSearchId: string, owner: string): Promise<(ProgressSnapshot & TempSearch) | undefined>;
}

export interface TempSearch {
  readonly searchId: string;
  readonly vertical: string;
}

/** The progress of a search, without the answers themselves. */
export interface ProgressSnapshot {
  /** Of the best offer, by provider id, for providers that have answered; undefined for one without a price. */
  readonly monthlyFeeOre: ReadonlyMap<number, number | undefined>;
  /** Of those with a price. */
  readonly yearlyFeeOre: ReadonlyMap<number, number>;
  /** How many offers the list has; 0 before it opens. */
  readonly listedCount: number;
  readonly isDone: boolean;
  /** False when no living node runs the search: the reader may claim it. */
  readonly isAttended: boolean;
}

export interface ProgressReading {
  readonly answers: readonly ProviderAnswer[];
  readonly isDone: boolean;
}

export type ProviderAnswer = (
  | /** At least one offer, the best first. */
    { readonly kind: "answered"; readonly providerId: number; readonly offers: readonly RankedOffer[] }
  | { readonly kind: "no-offer"; readonly withoutOffer: ProviderWithoutOffer }
) & { readonly time?: AnswerTime | undefined };

/** How long this search waited for a provider, and until when; or that a price from an earlier search was still valid. */
export type AnswerTime = { readonly ms: number; readonly at: string } | { readonly isStoredPrice: true };
