import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import { judgeCover, type Likeness } from "#domain/comparison/like-for-like.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** `summary` is that of the search. Without rules of the vertical only the insurer's own name of the insurance is compared. */
export function compareCover(
  { current: currentRules }: Pick<AnyVerticalServer, "current">,
  current: CurrentInsurance | undefined,
  summary: Readonly<Record<string, string>>,
): CoverComparison | undefined {
  if (!current) return undefined;
  const { insuranceName, deductibles = [] } = current;
  return currentRules?.compareCover?.({ insuranceName, deductibles }, summary) ?? { today: insuranceName };
}

/** What today's insurer has stated, in the rows of the offers; undefined where the vertical has no such rows. */
export const rowsToday = (
  { watch }: Pick<AnyVerticalServer, "watch">,
  { insuranceName, deductibles = [] }: CurrentInsurance,
): readonly CoverRow[] | undefined => watch?.formerRows?.({ insuranceName, deductibles });

/** How each offer stands beside today's insurance, row by row; undefined where there is nothing to judge by. */
export function judgeOffers(
  vertical: Pick<AnyVerticalServer, "watch">,
  current: CurrentInsurance | undefined,
  cover: CoverComparison | undefined,
): ((detail: Readonly<Record<string, unknown>>) => Likeness) | undefined {
  const today = current && rowsToday(vertical, current);
  if (!today) return undefined;
  return (detail) => judgeCover(today, vertical.watch?.offerRows(detail) ?? [], cover);
}
