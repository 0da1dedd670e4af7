import { formatKr } from "#domain/format/swedish-format.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { OwnOfferFields } from "#verticals/_contract/vertical.ts";
import { firstYearCostOre, twoYearCostOre } from "#verticals/broadband/broadband-cost.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";

/** Addendum C: the ordinary fee, the campaign's, speeds and terms. */
export const presentBroadbandOffer = ({ detail }: RankedOffer<BroadbandDetail>): OwnOfferFields => ({
  MonthlyFee: formatKr(detail.monthlyFeeOre),
  MonthlyFeeRaw: detail.monthlyFeeOre / 100,
  CampaignFee: detail.campaign ? detail.campaign.feeOre / 100 : null,
  CampaignMonths: detail.campaign?.months ?? null,
  BroadbandType: detail.type,
  NetOwner: detail.netOwner ?? null,
  SpeedDown: detail.downMbit,
  SpeedUp: detail.upMbit,
  BindTime: detail.bindingMonths,
  TerminationTime: detail.noticeMonths,
  StartFee: detail.startFeeOre / 100,
  RouterIncluded: detail.hasRouter,
  FirstYearCost: firstYearCostOre(detail) / 100,
  TwoYearCost: twoYearCostOre(detail) / 100,
});
