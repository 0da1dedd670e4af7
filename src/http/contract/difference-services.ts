import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { DifferenceRow } from "#domain/comparison/like-for-like.ts";
import type { CoverDifference } from "#journeys/fetch/cover-difference.ts";

/** One offer beside today's insurance; undefined for what is not the visitor's own, or cannot be compared. */
export interface DifferencePages {
  coverDifference(vertical: string, resultId: string, choices: ListChoices): Promise<OfferDifference | undefined>;
}

export type OfferDifference = CoverDifference;
export type DifferenceOfRow = DifferenceRow;
