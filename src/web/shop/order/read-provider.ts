import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { unitText, formatKr, krToOre } from "#domain/format/swedish-format.ts";
import type { PriceInfo, SubscriptionInfo } from "#http/contract/order.schema.ts";
import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import type { CheckoutPrice } from "./checkout.ts";

export const readPrice = (price: PriceInfo): CheckoutPrice => ({
  feeOre: krToOre(price.FeeRaw),
  period: readPeriod(price.FeeText),
  yearlyFeeOre: krToOre(price.YearlyFeeRaw),
  isOutdated: price.Outdated,
  isPayAsYouDrive: price.PayAsYouDrive,
  payAsYouDriveInfo: price.PayAsYouDriveInfo ?? undefined,
  agreed: price.Agreed ?? undefined,
});

export const readProvider = (info: SubscriptionInfo): OrderedProvider => ({
  providerName: info.ProviderName,
  logoUrl: info.ProviderHighResolutionLogoUrl,
  plainLogoUrl: info.ProviderLogoUrl,
  subscriptionName: info.SubscriptionName,
  clickUrl: info.ClickUrl ?? undefined,
  about: info.InfoAndOffers,
  benefits: info.InfoAndOffersArray,
  services: info.Services,
  description: info.Description,
  sections: [
    { id: "covers", rows: info.Covers.map(readRow) },
    { id: "terms", rows: info.Terms.map(readRow) },
    { id: "excess", rows: info.ExcessCostInfo.map(readRow) },
    {
      id: "main-excess",
      rows: [
        ...readMainExcess("traffic", info.ExcessCostTraffic),
        ...readMainExcess("theft", info.ExcessCostTheft),
        ...readMainExcess("vehicle", info.ExcessCostVehicle),
      ],
    },
  ],
  notices: info.Notices,
  withdrawal: info.RightOfWithdrawalInfo,
  general: info.GeneralInfo,
  documents: info.InfoUrls.map(readLink),
});

const readRow = ({ type, name, description }: SubscriptionInfo["Terms"][number]): OfferRow => ({
  type,
  name,
  text: description,
});

export const readLink = ({ Name, Url }: { Name: string; Url: string }) => ({ name: Name, url: Url });

const LONG_PERIODS = ["year", "first-year"] as const satisfies FeePeriod[];

const readPeriod = (feeText: string): FeePeriod =>
  LONG_PERIODS.find((period) => unitText(`ore-${period}`).endsWith(feeText)) ?? "month";

type WireExcess = SubscriptionInfo["ExcessCostTraffic"];

/** C-212: the provider's own text, or Swedish money. */
export function formatExcess(cost: WireExcess): string | undefined {
  if (!cost) return undefined;
  return cost.FormattedValue || (cost.Value === null ? undefined : formatKr(krToOre(cost.Value)));
}

function readMainExcess(type: string, cost: WireExcess): OfferRow[] {
  const text = formatExcess(cost);
  return text === undefined ? [] : [{ type, name: "", text }];
}
