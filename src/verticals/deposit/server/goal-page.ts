import type { LoadOwnPage } from "#verticals/_contract/own-pages.ts";
import { taxPercentOn } from "#verticals/deposit/calculation/capital-tax.ts";
import { type GoalPageData, readGoal } from "#verticals/deposit/goal-page-data.ts";
import type { DepositDetail } from "#verticals/deposit/deposit.offer.ts";
import type { DepositSearch } from "#verticals/deposit/deposit.search.ts";

/** What is typed may be in the address: a form without script sends it there. */
export const loadGoalPage: LoadOwnPage<DepositSearch> = async ({ query, today }, { list }): Promise<GoalPageData> => {
  const searchId = query.get("searchid") ?? undefined;
  const found = searchId === undefined ? undefined : await list(searchId);
  const accounts = (found?.offers ?? []).map(({ resultId, providerName, subscriptionName, detail }) => ({
    id: resultId,
    name: `${providerName} ${subscriptionName}`,
    rate: (detail as DepositDetail).rate,
  }));
  return {
    searchId: found?.searchId,
    accounts,
    currentRate: found?.search.currentRate,
    taxPercent: taxPercentOn(today),
    today,
    typed: readGoal(query, found?.search.amountKr),
  };
};
