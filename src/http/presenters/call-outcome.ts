import type { FieldError } from "#domain/validation/checked.ts";

/** What a call answers, before it is presented. */
export type CallOutcome =
  | { readonly kind: "ok"; readonly value: unknown; readonly headers?: AnswerHeaders; readonly beside?: Beside }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[]; readonly value?: unknown }
  /** Understood and not done, for a reason that concerns no field: the status is defined by the call. */
  | { readonly kind: "refused"; readonly status: string; readonly value: unknown; readonly beside?: Beside }
  /** Also for what exists but belongs to another visitor: the two answers must be identical. */
  | { readonly kind: "not-found" }
  /** Not requested by a page of ours, or reserved for staff. */
  | { readonly kind: "forbidden" }
  /** For a form posted without script: the page to show next. */
  | { readonly kind: "see-other"; readonly location: string };

/** Is in the envelope beside Data, where a documented page reads it (OP-05, OP-10). */
export type Beside = Readonly<Record<string, unknown>>;

/** Besides those of every call; a cookie is added to the others. */
export type AnswerHeaders = Readonly<Record<string, string>>;
