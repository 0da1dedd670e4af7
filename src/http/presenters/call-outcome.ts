import type { FieldError } from "#domain/validation/checked.ts";

/** What a call answers, before it is presented. */
export type CallOutcome =
  | { readonly kind: "ok"; readonly value: unknown; readonly headers?: AnswerHeaders; readonly beside?: Beside }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[]; readonly value?: unknown }
  /** Understood and not done, for a reason that is no field's: the status is a word of the call's own. */
  | { readonly kind: "refused"; readonly status: string; readonly value: unknown; readonly beside?: Beside }
  /** Also for what exists but belongs to somebody else: the two must not be told apart. */
  | { readonly kind: "not-found" }
  /** Not asked by a page of ours, or for what only staff may do. */
  | { readonly kind: "forbidden" }
  /** For a form posted without script: the page to show next. */
  | { readonly kind: "see-other"; readonly location: string };

/** Stands in the envelope beside Data, where a documented page reads it (OP-05, OP-10). */
export type Beside = Readonly<Record<string, unknown>>;

/** Besides those of every call; a cookie is added to the others. */
export type AnswerHeaders = Readonly<Record<string, string>>;
