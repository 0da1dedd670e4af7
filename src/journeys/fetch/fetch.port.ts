import type { FetchStatus, StoredFetchStatus, LoginMethod } from "#domain/fetch/fetch-status.ts";
import type { FetchSubject } from "#verticals/_contract/fetching.ts";

/** Fetches as PostgreSQL keeps them: the system of record; the engine only carries them to their end. */
export interface FetchStore {
  /** Keeps the fetch and calls off the one the visitor had under way; gives the ids of those. */
  begin(fetch: NewFetch): Promise<readonly string[]>;
  /**
   * The owner's latest of the vertical when the id is empty. Undefined when it does not exist or belongs to somebody else: callers
   * cannot tell which. The policy of one that is not released is left out.
   */
  find(fetchId: string, owner: string, vertical: string): Promise<SeenFetch | undefined>;
  /** For the workflow. */
  load(fetchId: string): Promise<FetchRow | undefined>;
  isLive(fetchId: string): Promise<boolean>;
  /** Said right before a call that starts the collection. False when another run has begun one since the row was loaded. */
  beginAttempt(fetchId: string, attemptsBefore: number): Promise<boolean>;
  /** Said when nothing of that attempt can be under way at the aggregator any more. */
  endAttempt(fetchId: string, attempt: number): Promise<void>;
  /** The first one counts. */
  noteCollection(fetchId: string, collectionId: string): Promise<void>;
  noteStatus(fetchId: string, status: FetchStatus): Promise<void>;
  /** The person has logged in at the insurer. With a code this releases the fetch, and identifies the person in its browser. */
  noteLogin(fetchId: string): Promise<void>;
  /** The app led back to the browser that started it: released, and the person identified there once they have logged in. */
  markReturned(nonce: string, owner: string): Promise<ReturnedFetch | undefined>;
  /** Released to the browser of a session of the same person; no effect for anybody else. */
  releaseToPerson(fetchId: string, owner: string, personId: string): Promise<void>;
  /** Only a live fetch is settled; the policy and the consent it rests on are one row. */
  settle(fetchId: string, status: StoredFetchStatus, policy?: StoredPolicy): Promise<void>;
  /** Undefined when the owner has no such fetch; false when it had ended already. */
  cancel(fetchId: string, owner: string): Promise<boolean | undefined>;
  /** The aggregator has nothing under way for it any more. */
  markCalledOff(fetchId: string): Promise<void>;
  /** What a sweep tells the engine of again, a page at a time. */
  unsettled(page: UnsettledFetches): Promise<readonly string[]>;
  /** Keeps an event of the aggregator once; false when it has been here before. */
  storeEvent(eventId: string): Promise<boolean>;
  findByCollection(collectionId: string): Promise<string | undefined>;
}

export interface NewFetch {
  readonly fetchId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly shopId: number;
  readonly providerSlug: string;
  readonly providerName: string;
  readonly loginMethod: LoginMethod;
  /** Encrypted at rest, and gone when the fetch has ended. */
  readonly subject: FetchSubject;
  /** The same person as a keyed hash, kept: what was fetched is theirs also in another browser, once they log in. */
  readonly personLookup: string;
  readonly consent: GivenFetchConsent;
  /** Only on the same device, where the app leads back. */
  readonly returnNonce: string | undefined;
  /** Of the page that started it. */
  readonly returnPath: string;
}

export interface ReturnedFetch {
  readonly fetchId: string;
  readonly returnPath: string;
}

/** What the visitor agreed to: the words are kept by their version. */
export interface GivenFetchConsent {
  readonly textVersion: string;
  readonly text: string;
}

export type FetchState = "live" | "done" | "cancelled";

export interface SeenFetch {
  readonly fetchId: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly providerName: string;
  readonly state: FetchState;
  readonly status: StoredFetchStatus;
  readonly loginMethod: LoginMethod;
  /** The person has logged in at the insurer: what follows says something about them. */
  readonly isLoggedIn: boolean;
  /** Whether its browser may be told what the login led to. */
  readonly isReleased: boolean;
  /** Undefined while it is live. */
  readonly endedAgoMs: number | undefined;
  /** Only after success, and only when released. */
  readonly policy: StoredPolicy | undefined;
}

export interface FetchRow {
  readonly fetchId: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly loginMethod: LoginMethod;
  readonly state: FetchState;
  readonly status: StoredFetchStatus;
  /** Undefined once it has ended. */
  readonly subject: FetchSubject | undefined;
  readonly returnNonce: string | undefined;
  readonly collectionId: string | undefined;
  readonly ageMs: number;
  /** Calls that started or may have started a collection. */
  readonly attempts: number;
  /** How long ago the last attempt began, while nobody knows how it ended. */
  readonly openAttemptAgeMs: number | undefined;
}

/** What is kept of the current insurance. A type, not an interface: it is stored as a plain record. */
export type StoredPolicy = {
  readonly insuranceName: string | undefined;
  readonly yearlyFeeOre: number | undefined;
  readonly isCampaignInsurance: boolean;
  readonly renewalDate: string | undefined;
  readonly deductibles: readonly { readonly name: string; readonly amountOre: number }[];
  readonly searchParameters: Readonly<Record<string, string | null>>;
};

export interface UnsettledFetches {
  readonly limit: number;
  readonly afterFetchId: string;
}
