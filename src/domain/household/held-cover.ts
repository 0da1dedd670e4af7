/** What an agreement protects against; rules about having it twice or not at all are keyed by it (`cover-rules.ts`). */
export type Cover = "travel" | "injury" | "vehicle" | "home";

/** A type, not an interface: it is sent as a plain record. */
export type HeldCover = {
  readonly cover: Cover;
  /** The agreement is bought for it. Without this it is included in something else. */
  readonly isMain?: true;
  /** "45 dagar". */
  readonly limit?: string;
};
