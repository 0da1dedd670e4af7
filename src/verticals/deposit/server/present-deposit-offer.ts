import type { RankedOffer } from "#domain/offer/offer.ts";
import type { OwnOfferFields } from "#verticals/_contract/vertical.ts";
import type { DepositDetail } from "#verticals/deposit/deposit.offer.ts";

/** Percent, months, days and kronor; the interest is after tax. */
export const presentDepositOffer = ({ detail }: RankedOffer<DepositDetail>): OwnOfferFields => ({
  Rate: detail.rate / 100,
  BindTime: detail.bindingMonths,
  Withdrawals: detail.withdrawals,
  NoticeDays: detail.noticeDays,
  DepositGuarantee: detail.hasGuarantee,
  InterestAfterTax: Object.fromEntries(detail.gains.map(({ years, ore }) => [`Years${years}`, ore / 100])),
});
