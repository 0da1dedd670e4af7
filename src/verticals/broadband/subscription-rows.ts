import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { broadbandOfferTexts as texts } from "./broadband-offer.texts.sv.ts";
import type { BroadbandFacts } from "./broadband.facts.ts";
import { broadbandTypeNames } from "./broadband.texts.sv.ts";

/** The terms of a subscription, the same rows wherever it is shown. */
export const listSubscriptionRows = (facts: BroadbandFacts): OfferRow[] => [
  { type: "TYPE", name: texts.type, text: describeConnection(facts) },
  { type: "SPEED", name: texts.speed, text: texts.mbit(facts.downMbit, facts.upMbit) },
  ...(facts.campaign
    ? [
        {
          type: "CAMPAIGN",
          name: texts.campaign,
          text: texts.campaignFor(facts.campaign.feeOre, facts.campaign.months),
        },
      ]
    : []),
  { type: "MONTHLY_FEE", name: texts.monthlyFee, text: texts.perMonth(facts.monthlyFeeOre) },
  {
    type: "START_FEE",
    name: texts.startFee,
    text: facts.startFeeOre === 0 ? texts.noStartFee : texts.kr(facts.startFeeOre),
  },
  { type: "TWO_YEARS", name: texts.twoYears, text: texts.kr(facts.twoYearsOre) },
  { type: "ROUTER", name: texts.router, text: facts.hasRouter ? texts.routerIncluded : texts.noRouter },
  bindingTerm(facts.bindingMonths),
  {
    type: "NOTICE",
    name: texts.notice,
    text: facts.noticeMonths === 0 ? texts.noNotice : texts.months(facts.noticeMonths),
  },
];

/** "Fiber i Tallnät". */
export const describeConnection = ({ type, netOwner }: Pick<BroadbandFacts, "type" | "netOwner">): string =>
  netOwner === undefined ? broadbandTypeNames[type] : texts.inNet(broadbandTypeNames[type], netOwner);
