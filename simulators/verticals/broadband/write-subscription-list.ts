import type { ListNames } from "#verticals/broadband/server/protocols/subscription-list.wire.ts";
import type { SimulatedPlan } from "#simulators/verticals/broadband/rating/operator.ts";

export interface WrittenSubscription extends SimulatedPlan {
  readonly code: string;
  readonly quoteId: string;
  readonly netOwner?: string;
}

export interface WrittenList {
  readonly about: string;
  readonly validUntil: string;
  readonly subscriptions: readonly WrittenSubscription[];
  readonly documents: readonly { readonly title: string; readonly url: string }[];
}

/** Kronor: what the first year costs, as the operator states it. */
export function firstYearOf({ monthlyKr, campaign, startKr = 0 }: SimulatedPlan): number {
  let sum = startKr;
  for (let month = 0; month < 12; month++) sum += campaign && month < campaign.months ? campaign.kr : monthlyKr;
  return sum;
}

/** The operator's answer in its protocol. */
export const writeSubscriptionList = (
  { about, validUntil, subscriptions, documents }: WrittenList,
  names: ListNames,
): object => ({
  [names.answer.outcome]: names.outcomes.offered,
  [names.answer.validUntil]: validUntil,
  [names.answer.about]: about,
  [names.answer.subscriptions]: subscriptions.map((each) => writeSubscription(each, documents, names)),
});

function writeSubscription(
  plan: WrittenSubscription,
  documents: WrittenList["documents"],
  { subscription: of, campaign, types, document, unitOre }: ListNames,
): object {
  const amount = (kr: number): number => (kr * 100) / unitOre;
  return {
    [of.quoteId]: plan.quoteId,
    [of.code]: plan.code,
    [of.name]: plan.name,
    [of.info]: plan.info,
    [of.type]: types[plan.type],
    ...(plan.netOwner === undefined ? {} : { [of.netOwner]: plan.netOwner }),
    [of.downMbit]: plan.downMbit,
    [of.upMbit]: plan.upMbit,
    [of.monthlyFee]: amount(plan.monthlyKr),
    ...(plan.campaign
      ? { [of.campaign]: { [campaign.fee]: amount(plan.campaign.kr), [campaign.months]: plan.campaign.months } }
      : {}),
    [of.startFee]: amount(plan.startKr ?? 0),
    [of.firstYear]: amount(firstYearOf(plan)),
    [of.hasRouter]: plan.hasRouter,
    [of.bindingMonths]: plan.bindingMonths,
    [of.noticeMonths]: plan.noticeMonths,
    [of.documents]: documents.map(({ title, url }) => ({ [document.title]: title, [document.url]: url })),
  };
}
