import type { FieldError } from "#domain/validation/checked.ts";

/** What a changed search that could not be made is answered with. Otherwise its result is the answer. */
export interface SearchChange {
  readonly errors: readonly FieldError[];
}

/** A field of a form that opened as an entry of the history: the result takes the place of that entry. */
export const REPLACES_ENTRY = "ersatter";
