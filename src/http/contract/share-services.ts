import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { ShareChoices, OpenedShare, ShareView, VoteOutcome } from "#journeys/share/share-journey.ts";
import type { OwnShare } from "#journeys/share/share.port.ts";

export type { OwnShare };

/** Sharing a list by a link. */
export interface SharePages {
  /** Of the visitor's own list; with the id of a fetch of the visitor's own, what they pay today can be shown. */
  listSharing(searchId: string, choices: ListChoices): ListSharing;
  /** By the link; for any visitor who has it. */
  sharedList(token: string): {
    /** Undefined for a link that is revoked, has expired or was never given. Counts the opening, except after a vote. */
    open(isAfterVote: boolean): Promise<OpenedShare | undefined>;
    vote(choice: number, text: string): Promise<VoteOutcome>;
  };
}

/** A file of the visitor's own list. */
export interface TakenAlong {
  readonly fileName: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

interface ListSharing {
  /** The list, or one offer of it, as a signed file or a PDF; undefined when the visitor has no such list or offer. */
  takeAlong(kind: "file" | "pdf", resultId: string | undefined): Promise<TakenAlong | undefined>;
  /** Undefined when the visitor has no such finished list. */
  see(): Promise<ShareView | undefined>;
  share(choices: ShareChoices): Promise<"shared" | "too-many" | "missing">;
  /** The visitor's own shares, of any list. */
  listOwn(): Promise<readonly OwnShare[]>;
  revoke(shareId: string): Promise<boolean>;
  removeVote(shareId: string, voteId: string): Promise<boolean>;
  /** Undefined removes the mark. */
  prefer(shareId: string, choice: number | undefined): Promise<boolean>;
}
