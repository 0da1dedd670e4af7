import type { AgreementTerms } from "#verticals/_contract/held.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { broadbandOfferTexts as texts } from "#verticals/broadband/broadband-offer.texts.sv.ts";
import { twoYearCostOre } from "#verticals/broadband/broadband-cost.ts";
import { pickBroadbandFacts } from "#verticals/broadband/broadband.facts.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import { listSubscriptionRows } from "#verticals/broadband/subscription-rows.ts";

/** A subscription in the form that every vertical shares. */
export const describeBroadbandOffer = (detail: BroadbandDetail): OfferDescription => ({
  featured: detail.info,
  benefits: [],
  services: [],
  sections: [{ id: "terms", title: texts.termsTitle, rows: listSubscriptionRows(pickBroadbandFacts(detail)) }],
  bindingMonths: detail.bindingMonths,
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  notices: listNotices(detail),
  about: detail.about,
  agreement: agreementOf(detail),
});

const agreementOf = ({ monthlyFeeOre, bindingMonths, noticeMonths, campaign }: BroadbandDetail): AgreementTerms => ({
  monthlyOre: monthlyFeeOre,
  bindingMonths,
  noticeMonths,
  ...(campaign && { campaign: { months: campaign.months, monthlyOre: campaign.feeOre } }),
});

/** The price of a year is not that of the next: it is never shown without this. */
function listNotices(detail: BroadbandDetail): string[] {
  const { campaign, monthlyFeeOre, startFeeOre } = detail;
  const twoYears = twoYearCostOre(detail);
  if (!campaign) return startFeeOre > 0 ? [texts.withStartFee(startFeeOre, monthlyFeeOre, twoYears)] : [];
  return [
    texts.afterCampaign(campaign.feeOre, campaign.months, monthlyFeeOre, twoYears),
    ...(startFeeOre > 0 ? [texts.withBoth(startFeeOre)] : []),
  ];
}
