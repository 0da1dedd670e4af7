import type { RankedOffer } from "#domain/offer/offer.ts";
import type { OwnOfferFields } from "#verticals/_contract/vertical.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";

/** Percent and kronor; the interest is that of a month, before and after relief. */
export const presentMortgageOffer = ({ detail }: RankedOffer<MortgageDetail>): OwnOfferFields => ({
  Rate: detail.rate / 100,
  BindTime: detail.termMonths,
  ListRates: Object.fromEntries(detail.rates.map(({ months, list }) => [`Months${months}`, list / 100])),
  AverageRates: Object.fromEntries(
    detail.rates.map(({ months, average }) => [`Months${months}`, average === undefined ? null : average / 100]),
  ),
  Interest: detail.interestOre / 100,
  InterestAfterRelief: detail.netOre / 100,
  Amortisation: detail.situation.amortisation.monthlyOre / 100,
  LoanToValue: detail.situation.toValuePercent,
});
