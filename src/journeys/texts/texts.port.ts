import type { TextEvent } from "#domain/text/edited-text.ts";
import type { TextKey } from "#domain/text/text-set.ts";

export interface StoredText extends TextKey {
  /** Undefined: the default is used. */
  readonly published: string | undefined;
  /** Written and not yet published. */
  readonly draft: string | undefined;
  /** 0 for a text that has never been changed. */
  readonly revision: number;
}

export interface TextChange extends StoredText {
  /** The row is changed only if it still has this revision. */
  readonly event: Omit<TextEvent, "atMs">;
}

export interface TextStore {
  /** Every text that is or was changed. */
  loadAll(): Promise<StoredText[]>;
  load(key: TextKey): Promise<StoredText | undefined>;
  /** Newest first. */
  history(key: TextKey, limit: number): Promise<TextEvent[]>;
  /** False when another editor was first. All nodes are notified. */
  change(change: TextChange): Promise<boolean>;
  /** Grows with every change. */
  version(): Promise<number>;
}
