import type { FetchStatus, StoredFetchStatus, LoginMethod } from "#domain/fetch/fetch-status.ts";
import type { FetchSubject } from "#verticals/_contract/fetching.ts";

/** Fetches in PostgreSQL: the system of record; the engine only executes them. */
export interface FetchStore {
  /** Stores the fetch and cancels the visitor's fetch in progress; returns the ids of the cancelled ones. */
  begin(fetch: NewFetch): Promise<readonly string[]>;
  /**
   * The owner's latest of the vertical when the id is empty. Undefined when it does not exist or belongs to another visitor: callers
   * cannot distinguish the two. The policy of an unreleased fetch is left out.
   */
  find(fetchId: string, owner: string, vertical: string): Promise<SeenFetch | undefined>;
  /** For the workflow. */
  load(fetchId: string): Promise<FetchRow | undefined>;
  isLive(fetchId: string): Promise<boolean>;
  /** Called right before a call that starts the collection. False when another run has started one since the row was loaded. */
  beginAttempt(fetchId: string, attemptsBefore: number): Promise<boolean>;
  /** Called when nothing of that attempt can be in progress at the aggregator any more. */
  endAttempt(fetchId: string, attempt: number): Promise<void>;
  /** The first one counts. */
  noteCollection(fetchId: string, collectionId: string): Promise<void>;
  noteStatus(fetchId: string, status: FetchStatus): Promise<void>;
  /** The person has logged in at the insurer. With a code this releases the fetch, and identifies the person in its browser. */
  noteLogin(fetchId: string): Promise<void>;
  /** The app returned to the browser that started it: released, and the person is identified there once they have logged in. */
  markReturned(nonce: string, owner: string): Promise<ReturnedFetch | undefined>;
  /** Released to the browser of a session of the same person; no effect for any other person. */
  releaseToPerson(fetchId: string, owner: string, personId: string): Promise<void>;
  /** Only a live fetch is settled; the policy and its consent are one row. */
  settle(fetchId: string, status: StoredFetchStatus, policy?: StoredPolicy): Promise<void>;
  /** Undefined when the owner has no such fetch; false when it had ended already. */
  cancel(fetchId: string, owner: string): Promise<boolean | undefined>;
  /** Nothing is in progress for it at the aggregator any more. */
  markCalledOff(fetchId: string): Promise<void>;
  /** What a sweep starts again, one page at a time. */
  unsettled(page: UnsettledFetches): Promise<readonly string[]>;
  /** Stores an event of the aggregator once; false when it has been received before. */
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
  /** Encrypted at rest, and deleted when the fetch has ended. */
  readonly subject: FetchSubject;
  /** The same person as a keyed hash, which is retained: the fetch is also shown in another browser, once the person logs in. */
  readonly personLookup: string;
  readonly consent: GivenFetchConsent;
  /** Only on the same device, where the app returns. */
  readonly returnNonce: string | undefined;
  /** Of the page that started it. */
  readonly returnPath: string;
}

export interface ReturnedFetch {
  readonly fetchId: string;
  readonly returnPath: string;
}

/** The visitor's consent: its text is stored by version. */
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
  /** The person has logged in at the insurer: later statuses reveal something about them. */
  readonly isLoggedIn: boolean;
  /** Whether its browser may see what the login led to. */
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
  /** How long ago the last attempt began, while its end is unknown. */
  readonly openAttemptAgeMs: number | undefined;
}

/** The stored part of the current insurance. A type, not an interface: it is stored as a plain record. */
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
