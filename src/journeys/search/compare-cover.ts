import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import { judgeCover, type Likeness } from "#domain/comparison/like-for-like.ts";
import type { Cover } from "#domain/cover/cover.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
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

/** What today's insurance covers, in the parts of the offers; undefined where the vertical cannot know. */
export const coverToday = (
  { current }: Pick<AnyVerticalServer, "current">,
  { providerName, insuranceName, deductibles = [] }: CurrentInsurance,
): Cover | undefined => current?.coverToday?.({ providerName, insuranceName, deductibles });

/** What an offer covers, as it was described when it was read. */
export const coverOf = (
  { describeOffer }: Pick<AnyVerticalServer, "describeOffer">,
  { detail }: { readonly detail: Readonly<Record<string, unknown>> },
): Cover | undefined => describeOffer?.(detail).cover;

/** How each offer stands beside today's insurance, part by part; undefined where there is nothing to judge by. */
export function judgeOffers(
  vertical: Pick<AnyVerticalServer, "current" | "describeOffer">,
  current: CurrentInsurance | undefined,
  cover: CoverComparison | undefined,
): ((offered: Cover | undefined) => Likeness) | undefined {
  const today = current && coverToday(vertical, current);
  if (!today) return undefined;
  return (offered = []) => judgeCover(today, offered, cover);
}
