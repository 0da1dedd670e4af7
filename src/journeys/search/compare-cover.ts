import type { CoverComparison } from "#domain/comparison/cover-change.ts";
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
