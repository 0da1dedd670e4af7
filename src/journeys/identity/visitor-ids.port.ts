/**
 * Which ids a visitor's cookie may hold. The id is replaced at every login and ends at a logout, while the visitor's data keeps
 * its owner: the cookie has a signed number of replacements, and only the latest is valid.
 */
export interface VisitorIds extends VisitorIdReader {
  /** A login on this node has replaced the id. */
  replaced(owner: string, generation: number): void;
  /** The cookie, and every copy of it, is invalid from now on. */
  end(owner: string): Promise<void>;
}

/** What reading a cookie needs. */
export interface VisitorIdReader {
  /** From memory, at every request: undefined for a visitor who has neither logged in nor out. */
  find(owner: string): VisitorIdState | undefined;
  /** A browser has sent an id that is no longer valid, and not only because an answer was on its way. */
  formerSent(owner: string, state: VisitorIdState): void;
}

/** No id has ever been replaced or ended: for tools and tests that only resolve the owner of a cookie. */
export const noFormerIds: VisitorIdReader = { find: () => undefined, formerSent: () => undefined };

export interface VisitorIdState {
  /** How often the id has been replaced. */
  readonly generation: number;
  readonly isEnded: boolean;
  /** Since this node received the change. */
  readonly ageMs: number;
}

export interface VisitorIdStore {
  /** All changes since a time of the database's own clock, or all there are. */
  changes(since: Date | undefined): Promise<VisitorIdChanges>;
  end(owner: string): Promise<void>;
}

export interface VisitorIdChanges {
  readonly readAt: Date;
  readonly changed: readonly { readonly owner: string; readonly generation: number; readonly isEnded: boolean }[];
}
