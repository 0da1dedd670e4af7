import type { FieldError } from "#domain/checked.ts";

/** Present when the page itself goes to the new result, instead of being sent there. */
export const STAY_HERE = "stanna";

/** What a changed search is answered with: what is wrong, or where its result is. */
export interface SearchChange {
  readonly errors?: readonly FieldError[];
  readonly address?: string;
}
