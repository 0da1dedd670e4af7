import type { SharedList, SharePhase, ShareTimes } from "#domain/share/shared-list.ts";

/** Shared lists in Postgres. A call with an owner reaches that owner's shares only; one with a token only an open share. */
export interface ShareStore {
  /** Undefined when the owner has no such search, or it is not finished. */
  findSearch(owner: string, searchId: string): Promise<SharableSearch | undefined>;
  /** "missing" when the owner has no such search. The same content as that of the newest link makes no second one. */
  share(share: NewShare): Promise<"shared" | "too-many" | "missing">;
  /** Newest first, while retention has them. */
  listOwn(owner: string): Promise<readonly OwnShareRow[]>;
  /** Removes what it shows and the answers. False when the owner has no such open share. */
  revoke(owner: string, shareId: string, nowMs: number): Promise<boolean>;
  /** Undefined removes the mark. False when the owner has no such open share, or the share no such offer. */
  prefer(owner: string, shareId: string, choice: number | undefined, nowMs: number): Promise<boolean>;
  /** Undefined for a link that is revoked, has expired or was never given: callers cannot distinguish them. */
  find(token: string, nowMs: number): Promise<FoundShare | undefined>;
  /** One more opening. */
  countOpening(shareId: string, nowMs: number): Promise<void>;
  voteOf(shareId: string, voter: Voter): Promise<Vote | undefined>;
  /** False when the owner has no such share, or the share no such vote. */
  removeVote(owner: string, shareId: string, voteId: string): Promise<boolean>;
  /** Replaces the voter's earlier vote. False when the share has got too many votes, or is no longer open. */
  vote(vote: NewVote): Promise<boolean>;
}

export interface SharableSearch {
  readonly vertical: string;
  readonly finishedAtMs: number;
}

export interface NewShare {
  readonly shareId: string;
  readonly searchId: string;
  readonly owner: string;
  readonly token: string;
  readonly content: SharedList;
  readonly sharedAtMs: number;
  readonly expiresAtMs: number;
}

export interface OwnShareRow extends ShareTimes {
  readonly shareId: string;
  /** Whether it is the secret of the link, which is stored as a hash. */
  readonly isLink: (token: string) => boolean;
  readonly searchId: string;
  readonly vertical: string;
  readonly offerCount: number;
  readonly openedCount: number;
  readonly lastOpenedAtMs: number | undefined;
  readonly ownChoice: number | undefined;
  /** Undefined when it is revoked. */
  readonly content: SharedList | undefined;
  readonly votes: readonly StoredVote[];
}

export interface FoundShare {
  readonly shareId: string;
  readonly owner: string;
  readonly content: SharedList;
  readonly ownChoice: number | undefined;
  readonly sharedAtMs: number;
  readonly expiresAtMs: number;
}

export interface Vote {
  readonly choice: number;
  readonly text: string;
  readonly votedAtMs: number;
}

export interface StoredVote extends Vote {
  readonly voteId: string;
}

export interface NewVote extends StoredVote {
  readonly shareId: string;
  readonly voter: Voter;
}

/** One and the same browser in one and the same share: the hash to store, and those under which a vote may be stored already. */
export interface Voter {
  readonly all: readonly string[];
}

/** A share for who made it. */
export interface OwnShare extends Omit<OwnShareRow, "isLink"> {
  readonly product: string;
  readonly phase: SharePhase;
  /** Only while it is open. */
  readonly link: string | undefined;
}
