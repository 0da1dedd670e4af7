import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { feeUnit, formatKr, krToOre } from "#domain/format/swedish-format.ts";
import type {
  CheckoutState,
  Needs,
  PriceInfo,
  SubmittedOrderData,
  SubmittedOrUnsigned,
  SubscriptionInfo,
} from "#http/contract/order.schema.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import { readSigning } from "#web/shop/signing/read-signing.ts";
import type { Checkout, CheckoutNeeds, CheckoutPrice, OrderSnapshot } from "./checkout.ts";

/** Maps the wire format to the page's model. */
export const readCheckout = (state: CheckoutState): Checkout => ({
  resultId: state.ResultId,
  searchId: state.SearchId,
  version: state.CheckoutVersion,
  groups: state.FormParameters,
  price: readPrice(state.PriceInfo),
  provider: readProvider(state.SubscriptionInfo),
  saving: state.IsCheaper && state.YearlyFeeSaved ? state.YearlyFeeSaved : undefined,
  coverChange: state.CoverChange ?? undefined,
  isSameProvider: state.IsSameProvider,
  needs: readNeeds(state.Needs),
  order: readOrdered(state.SubmittedOrderData),
  signing: state.Signing ? readSigning(state.Signing) : undefined,
});

/** What is still to be signed is not an order yet. */
const readOrdered = (data: SubmittedOrUnsigned | null): OrderSnapshot | undefined =>
  data && data.State !== "unsigned" ? readOrderSnapshot({ ...data, State: data.State }) : undefined;

export const readPrice = (price: PriceInfo): CheckoutPrice => ({
  feeOre: krToOre(price.FeeRaw),
  period: readPeriod(price.FeeText),
  yearlyFeeOre: krToOre(price.YearlyFeeRaw),
  isOutdated: price.Outdated,
  isPayAsYouDrive: price.PayAsYouDrive,
  payAsYouDriveInfo: price.PayAsYouDriveInfo ?? undefined,
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
  mainExcesses: [
    ...readMainExcess("traffic", info.ExcessCostTraffic),
    ...readMainExcess("theft", info.ExcessCostTheft),
    ...readMainExcess("vehicle", info.ExcessCostVehicle),
  ],
  excesses: info.ExcessCostInfo.map(({ disclaimer, ...excess }) => ({
    ...excess,
    disclaimer: disclaimer ?? undefined,
  })),
  covers: info.Covers.map(({ type, name, description }) => ({ type, name, text: description })),
  notices: info.Notices,
  terms: info.Terms.map(({ type, name, description }) => ({ type, name, text: description })),
  withdrawal: info.RightOfWithdrawalInfo,
  general: info.GeneralInfo,
  documents: info.InfoUrls.map(readLink),
});

const readNeeds = (needs: Needs): CheckoutNeeds => ({
  title: needs.Title,
  statement: needs.Statement,
  items: needs.Items.map(({ Id, Name, Value }) => ({ id: Id, name: Name, value: Value })),
  factSheet: needs.FactSheet ? readLink(needs.FactSheet) : undefined,
  remuneration: { text: needs.Remuneration.Text, url: needs.Remuneration.Url },
  ranking: { text: needs.Ranking.Text, url: needs.Ranking.Url },
});

const readOrderSnapshot = ({ OrderId, State, Message }: SubmittedOrderData): OrderSnapshot => ({
  orderId: OrderId,
  state: State,
  message: Message ?? undefined,
});

const readLink = ({ Name, Url }: { Name: string; Url: string }) => ({ name: Name, url: Url });

const readPeriod = (feeText: string): FeePeriod => (feeUnit("year").endsWith(feeText) ? "year" : "month");

/** The wire's raw amounts are kronor. */

type WireExcess = SubscriptionInfo["ExcessCostTraffic"];

/** C-212: the provider's own text, or Swedish money. */
export function formatExcess(cost: WireExcess): string | undefined {
  if (!cost) return undefined;
  return cost.FormattedValue || (cost.Value === null ? undefined : formatKr(krToOre(cost.Value)));
}

function readMainExcess(
  kind: OrderedProvider["mainExcesses"][number]["kind"],
  cost: WireExcess,
): OrderedProvider["mainExcesses"] {
  const text = formatExcess(cost);
  return text === undefined ? [] : [{ kind, text }];
}
