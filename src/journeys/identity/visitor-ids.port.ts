/**
 * Which ids a visitor's cookie may hold. The id is replaced at every login and ends at a logout, while what the visitor owns keeps
 * its owner: a cookie says in a signed number how often it has been replaced, and only the latest is good.
 */
export interface VisitorIds extends VisitorIdReader {
  /** A login on this node has replaced the id. */
  replaced(owner: string, generation: number): void;
  /** The cookie, and every copy of it, is nobody from now on. */
  end(owner: string): Promise<void>;
}

/** What reading a cookie needs. */
export interface VisitorIdReader {
  /** From memory, for every request: undefined for a visitor who has neither logged in nor out. */
  find(owner: string): VisitorIdState | undefined;
  /** Somebody has sent an id that is not good any more, and no longer because an answer was on its way. */
  formerSent(owner: string, state: VisitorIdState): void;
}

/** No id has ever been replaced or ended: for tools and tests that only ask whose a cookie is. */
export const noFormerIds: VisitorIdReader = { find: () => undefined, formerSent: () => undefined };

export interface VisitorIdState {
  /** How often the id has been replaced. */
  readonly generation: number;
  readonly isEnded: boolean;
  /** Since this node heard of it. */
  readonly ageMs: number;
}

export interface VisitorIdStore {
  /** All that has changed since a moment of the database's own clock, or all there is. */
  changes(since: Date | undefined): Promise<VisitorIdChanges>;
  end(owner: string): Promise<void>;
}

export interface VisitorIdChanges {
  readonly readAt: Date;
  readonly changed: readonly { readonly owner: string; readonly generation: number; readonly isEnded: boolean }[];
}
