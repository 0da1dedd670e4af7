import type { RankedOffer } from "#domain/offer/offer.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { OwnOfferFields } from "#verticals/_contract/vertical.ts";
import type { KwhParts } from "#verticals/electricity/electricity.contract.ts";
import { monthlyFeeOre } from "#verticals/electricity/electricity-fees.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import { subscriptionTypes } from "#verticals/electricity/electricity.texts.sv.ts";

/** Spec 3 §3: months, öre per kWh, and the fixed fee by the month. */
export function presentElectricityOffer({
  providerName,
  subscriptionName,
  detail,
}: RankedOffer<ElectricityDetail>): OwnOfferFields {
  const feeOre = monthlyFeeOre(detail.terms);
  return {
    ProviderName: providerName,
    ProviderInfo: detail.providerInfo,
    SubscriptionInfo: detail.subscriptionInfo,
    ResubscribeInfo: detail.resubscribeInfo,
    SubscriptionType: subscriptionTypes[detail.terms.type],
    SubscriptionName: subscriptionName,
    Campaign: detail.campaign ?? null,
    BindTime: detail.bindingMonths,
    TermsValidTime: detail.termsValidMonths,
    TerminationTime: detail.terminationMonths,
    KwhCost: toOre(detail.cost.comparisonKwh),
    MonthlyFee: formatKr(feeOre),
    MonthlyFeeRaw: feeOre / 100,
    MonthlyFeeText: detail.monthlyFeeText,
    EnvironmentType: detail.environment,
    KwhCostsInfo: detail.priceInfo,
    KwhCosts: presentParts(detail.cost.parts),
  };
}

const toOre = (hundredths: number): number => hundredths / 100;

const presentParts = (parts: KwhParts): OwnOfferFields => ({
  SpotFeeKwh: toOre(parts.spot),
  PowerFeeKwh: toOre(parts.powerFee),
  PowerCertFeeKwh: toOre(parts.certificate),
  PowerFeeMarkupKwh: toOre(parts.markup),
  PowerCertFeeAndPowerFeeMarkupKwh: toOre(parts.certificateAndMarkup),
  VolumeFeeKwh: toOre(parts.volumeFee),
  EnvironmentFee: toOre(parts.environment),
  FixedCost: toOre(parts.fixedCost),
  DiscountYearlyFee: toOre(parts.discountYearlyFee),
  DiscountKwh: toOre(parts.discountKwh),
  DiscountOnetime: toOre(parts.discountOnce),
  DiscountMonthly: toOre(parts.discountMonthly),
  Vat: toOre(parts.vat),
});
