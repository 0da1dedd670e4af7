import type { TextKey } from "./text-set.ts";

/** A text as editors see it. */
export interface EditedText extends TextKey {
  readonly defaultText: string;
  /** What visitors read today. */
  readonly text: string;
  /** Written and not yet shown to visitors. */
  readonly draft: string | undefined;
  /** 0 for a text that has never been edited. */
  readonly revision: number;
}

export interface EditedTextInDetail extends EditedText {
  readonly placeholders: readonly string[];
  /** Newest first. */
  readonly history: readonly TextEvent[];
}

export type TextEventKind = "drafted" | "discarded" | "published" | "restored";

export interface TextEvent {
  readonly kind: TextEventKind;
  /** A person's id of ours. */
  readonly author: string;
  readonly from: string;
  readonly to: string;
  readonly atMs: number;
}

/** One thing an editor does with a text. The revision is the one the editor has seen. */
export type TextEdit =
  /** Stored for later; visitors notice nothing. */
  | { readonly kind: "draft"; readonly text: string; readonly revision: number }
  | { readonly kind: "discard-draft"; readonly revision: number }
  /** What is written is what visitors read from now on; a draft is gone. */
  | { readonly kind: "publish"; readonly text: string; readonly revision: number }
  /** Back to the default of the files. */
  | { readonly kind: "restore"; readonly revision: number };

export interface TextFilter {
  /** Each must occur in the alias or in the text. */
  readonly terms: string;
  readonly only?: "changed" | "drafted" | undefined;
}
