import type { StoredSeries } from "#domain/series/stored-series.ts";
import { costOnBasis, type Household, spotBasis } from "./contract-cost.ts";
import type { ContractCost, ContractTerms } from "./contract-terms.ts";
import { profileOf } from "./load-profile.ts";

/** What each of several contracts costs a household. The quarters are walked through once for all of them. */
export function costsOf(
  contracts: readonly ContractTerms[],
  household: Household,
  spot: StoredSeries | undefined,
  today: string,
): (ContractCost | undefined)[] {
  const basis = spotBasis(spot, profileOf(household), today);
  return contracts.map((terms) => costOnBasis(terms, household.yearlyUseKwh, basis));
}
