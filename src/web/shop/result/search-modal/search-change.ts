import type { FieldError } from "#domain/validation/checked.ts";

/** What a changed search is answered with: what is wrong, or where its result is. */
export interface SearchChange {
  readonly errors?: readonly FieldError[];
  readonly address?: string;
}
